import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { mythosPool, today } from '@/lib/decks/cards/pool';
import { cardTitle, nameIn } from '@/lib/decks/cards/title';
import { decksPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { numbersCard } from '@/lib/rules/mythos/deck/numbers/from-definition';
import { ownOdds } from '@/lib/rules/mythos/deck/numbers/groups';
import { deckNumbers } from '@/lib/rules/mythos/deck/numbers/numbers';
import { ButtonLink } from '@/lib/ui/controls/button';
import type { CardWords } from '@/lib/ui/deck-numbers/card-words';
import { DeckNumbersPanel } from '@/lib/ui/deck-numbers/deck-numbers-panel';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page } from '@/lib/ui/page/page';
import { NothingHere, nothingHereMetadata } from '../../../nothing-here';
import { readMythosDeckFor } from '../deck-for';
import { FormatsPart } from './formats-part';
import { GroupChooser } from './group-chooser';

interface NumbersPageProps {
  params: Promise<{ locale: Locale; slug: string }>;
  searchParams: Promise<{ format?: string | string[]; group?: string | string[] }>;
}

export async function generateMetadata({ params }: NumbersPageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const deck = await readMythosDeckFor(slug);
  if (!deck) return nothingHereMetadata();
  const t = await getTranslations('numbers');
  return pageMetadata({
    locale,
    path: `${decksPath(DEFAULT_GAME)}/${slug}/numbers`,
    title: t('pageTitle', { name: deck.name }),
    description: t('description', { name: deck.name }),
    indexed: deck.visibility === 'public',
  });
}

/** Everything a deck's numbers tell, for whoever may read the deck. */
export default async function DeckNumbersPage({ params, searchParams }: NumbersPageProps) {
  const [{ locale, slug }, { format, group }] = await Promise.all([params, searchParams]);
  const deck = await readMythosDeckFor(slug);
  if (!deck) return <NothingHere />;
  const [t, pool] = await Promise.all([getTranslations('numbers'), mythosPool()]);
  const numbers = deckNumbers(deck.content, {
    get: (code) => {
      const card = pool.get(code);
      return card && numbersCard(card, card.definition);
    },
  });
  const title = (code: string) => {
    const card = pool.get(code);
    return card ? cardTitle(card.definition, locale) : code;
  };
  const words: CardWords = {
    title,
    name: (code) => nameIn(pool.get(code)?.definition.name ?? { en: code }, locale),
    link: (code) => <a href={`/${locale}/cards/${code}`}>{title(code)}</a>,
  };
  const picked = [group ?? []].flat();

  return (
    <Page
      title={t('title')}
      lead={
        <span dir="auto" className="wrap-anywhere">
          {deck.name}
        </span>
      }
      actions={<ButtonLink href={`${decksPath(DEFAULT_GAME)}/${slug}`}>{t('back')}</ButtonLink>}
    >
      <FormatsPart deck={deck} asked={[format ?? []].flat()[0]} pool={pool} locale={locale} today={today()} />
      <div className="mt-4">
        <DeckNumbersPanel
          numbers={numbers}
          statistics={deck.statistics}
          words={words}
          own={ownOdds(numbers.cards, picked)}
          chooser={<GroupChooser cards={numbers.cards} picked={picked} title={title} path={`/${locale}${decksPath(DEFAULT_GAME)}/${slug}/numbers`} />}
        />
      </div>
    </Page>
  ); // prettier-ignore
}
