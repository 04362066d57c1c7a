import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { cardPool, type CardPool } from '@/lib/decks/cards/pool';
import { nameIn } from '@/lib/decks/cards/title';
import { listPublicDecks } from '@/lib/decks/lists/list';
import { cardsMeant } from '@/lib/decks/text/cards-meant';
import { nameIndexOf } from '@/lib/decks/text/name-index';
import type { Locale } from '@/lib/i18n/locales';
import { ButtonLink } from '@/lib/ui/button';
import { pageMetadata } from '@/lib/ui/metadata';
import { EmptyState } from '@/lib/ui/notice';
import { DeckList } from './list/deck-list';
import { DeckFilters } from './list/filters';
import { DeckListFrame, ListPages } from './list/frame';
import { isFiltered, listAddress, readListQuery, type SearchParams } from './list/query';

interface DecksProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params, searchParams }: DecksProps): Promise<Metadata> {
  const { locale } = await params;
  const query = readListQuery(await searchParams);
  const t = await getTranslations('decks.list');
  return pageMetadata({
    locale,
    path: '/decks',
    title: t('title'),
    description: t('description'),
    indexed: !isFiltered(query) && !query.after,
  });
}

/** Decks that their owners made public, last changed first. */
export default async function Decks({ params, searchParams }: DecksProps) {
  const { locale } = await params;
  const query = readListQuery(await searchParams);
  const [t, pool] = await Promise.all([getTranslations('decks.list'), cardPool(DEFAULT_GAME)]);
  const cards = query.card ? cardsMeant(query.card, nameIndexOf(pool)) : undefined;
  const { keyword, faction, author, legal, after } = query;
  const { decks, next } = await listPublicDecks({
    game: DEFAULT_GAME,
    cards,
    keyword: keyword || undefined,
    faction,
    author: author || undefined,
    legal,
    cursor: after,
  });
  const newDeck = (
    <ButtonLink href="/decks/new" variant="primary">
      {t('new')}
    </ButtonLink>
  );
  return (
    <DeckListFrame view="public">
      <DeckFilters
        locale={locale}
        query={query}
        pool={pool}
        cardError={cards?.length === 0 ? t('noCard', { text: query.card }) : undefined}
      />
      <section aria-label={t('results')}>
        {cards && cards.length > 0 && (
          <p className="mb-4 text-soft">{t('playing', { count: cards.length, names: namesOf(cards, pool, locale) })}</p>
        )}
        {decks.length > 0 && <DeckList decks={decks} locale={locale} />}
        {decks.length === 0 && !isFiltered(query) && (
          <EmptyState title={t('empty')} action={newDeck}>
            {t('emptyText')}
          </EmptyState>
        )}
        {decks.length === 0 && isFiltered(query) && (
          <EmptyState title={t('none')} action={<ButtonLink href="/decks">{t('reset')}</ButtonLink>}>
            {t('noneText')}
          </EmptyState>
        )}
        <ListPages
          first={after ? listAddress('/decks', { ...query, after: '' }) : undefined}
          next={next && listAddress('/decks', { ...query, after: next })}
        />
      </section>
    </DeckListFrame>
  );
}

const MOST_NAMES = 4;

/** What the cards are called, each name once: the reader sees what the filter took their words for. */
function namesOf(codes: readonly string[], pool: CardPool, locale: Locale): string {
  const cards = codes.map((code) => pool.get(code)?.definition).filter((card) => card !== undefined);
  const names = [...new Set(cards.map(({ name }) => nameIn(name, locale)))];
  return [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
}
