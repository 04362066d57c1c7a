import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { definitionsAddress } from '@/lib/catalogue/definitions';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { mythosPool } from '@/lib/decks/cards/pool';
import { cardTitle } from '@/lib/decks/cards/title';
import { decksPath } from '@/lib/decks/games/paths';
import { opponents } from '@/lib/decks/hands/opponents';
import { copiesOf } from '@/lib/decks/hands/opening';
import type { Locale } from '@/lib/i18n/locales';
import { FACTIONS } from '@/lib/rules/mythos/cards/traits';
import { factionLabel } from '@/lib/rules/mythos/text/traits';
import { ButtonLink } from '@/lib/ui/controls/button';
import { EmptyState, Notice } from '@/lib/ui/controls/notice';
import { Page } from '@/lib/ui/page/page';
import { NothingHere } from '../../../nothing-here';
import { readMythosDeckFor } from '../deck-for';
import { DeckLead, subPageMetadata } from '../sub-page';
import { PlayGames } from './play-games';

interface GamesProps {
  params: Promise<{ locale: Locale; slug: string }>;
}

export function generateMetadata({ params }: GamesProps): Promise<Metadata> {
  return subPageMetadata({ params, page: 'games', words: 'hands.games', find: readMythosDeckFor });
}

/** A deck played a thousand times against the starter decks, in the reader's own browser. */
export default async function Games({ params }: GamesProps) {
  const { locale, slug } = await params;
  const deck = await readMythosDeckFor(slug);
  if (!deck) return <NothingHere />;
  const [t, { hands }, pool, definitions] = await Promise.all([
    getTranslations('hands.games'),
    getMessages(),
    mythosPool(),
    definitionsAddress('mythos'),
  ]);
  const against = (await opponents(pool)).map(({ key, faction, deck }) => ({
    key,
    deck,
    name: nameOf(faction ?? key, locale),
  }));
  const whole = deck.legal && deck.withheld === 0;
  return (
    <Page title={t('title')} lead={<DeckLead deck={deck}>{t('lead')}</DeckLead>}>
      {!whole || !definitions ? (
        <EmptyState
          title={t(deck.legal ? 'withheld' : 'illegal')}
          action={<ButtonLink href={`${decksPath(DEFAULT_GAME)}/${slug}`}>{t('toDeck')}</ButtonLink>}
        >
          {t(deck.legal ? 'withheldText' : 'illegalText')}
        </EmptyState>
      ) : (
        <>
          <noscript>
            <Notice tone="warn" title={t('noScript')}>
              <p>{t('noScriptText')}</p>
            </Notice>
          </noscript>
          <NextIntlClientProvider messages={{ hands: { games: hands.games } }}>
            <PlayGames
              deck={copiesOf(deck.content)}
              opponents={against}
              definitions={definitions}
              titles={Object.fromEntries(deck.main.map(({ code, card }) => [code, cardTitle(card.definition, locale)]))}
              cards={`/${locale}/cards/`}
            />
          </NextIntlClientProvider>
        </>
      )}
    </Page>
  );
}

function nameOf(faction: string, locale: Locale): string {
  const known = FACTIONS.find((candidate) => candidate === faction);
  return known ? factionLabel(known, locale) : faction;
}
