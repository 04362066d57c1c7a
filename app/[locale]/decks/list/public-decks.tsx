import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { GameId } from '@/lib/catalogue/games';
import { decksPath } from '@/lib/decks/games/paths';
import { cardPool } from '@/lib/decks/cards/pool';
import type { CardPool } from '@/lib/decks/cards/pool-card';
import { nameIn } from '@/lib/decks/cards/title';
import { isMythosPoolCard } from '@/lib/decks/cards/pool-card';
import { listPublicDecks } from '@/lib/decks/lists/public';
import { fieldsOf } from '@/lib/decks/search/fields';
import { parseQuery } from '@/lib/decks/search/parse';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { EmptyState } from '@/lib/ui/controls/notice';
import { DeckList } from './deck-list';
import { DeckListFrame, ListPages } from './frame';
import { filledIn, listAddress, readListQuery, type SearchParams } from './query';
import { DeckSearch } from './search/deck-search';
import { Mistakes } from './search/mistakes';
import { SortChips } from './sort-chips';

interface DecksProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<SearchParams>;
}

export async function publicDecksMetadata(game: GameId, { params, searchParams }: DecksProps): Promise<Metadata> {
  const base = decksPath(game);
  const { locale } = await params;
  const { q, after, sort } = readListQuery(await searchParams);
  const [t, tOlder] = await Promise.all([getTranslations('decks.list'), getTranslations('olderDecks.list')]);
  const metadata = pageMetadata({
    locale,
    path: base,
    title: game === 'ccg' ? tOlder('title') : t('title'),
    description: game === 'ccg' ? tOlder('description') : t('description'),
    indexed: !q && !after && sort === 'newest',
  });
  const types = { 'application/atom+xml': `/${locale}${base}/feed` };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** Decks that their owners made public: searched by a query or by the fields of a form, which are one thing. */
export async function PublicDecks({ game, params, searchParams }: DecksProps & { game: GameId }) {
  const base = decksPath(game);
  const [{ locale }, asked] = await Promise.all([params, searchParams]);
  const query = readListQuery(asked);
  const filled = filledIn(asked);
  if (filled !== undefined) redirect({ href: listAddress(base, { ...query, q: filled, after: '' }), locale });
  const [t, pool] = await Promise.all([getTranslations('decks.list'), cardPool(game)]);
  const keywords = [...new Set(pool.cards.flatMap((card) => (isMythosPoolCard(card) ? card.keywords : [])))];
  const { tree, mistakes } = parseQuery(query.q, keywords);
  const { sort, after } = query;
  const found = await listPublicDecks({ game, tree, sort, cursor: after });
  const { decks, next, meant, stopped } = found;
  return (
    <DeckListFrame game={game} view="public">
      <DeckSearch
        locale={locale}
        game={game}
        query={query}
        fields={fieldsOf(tree, { text: query.q, mistakes })}
        keywords={keywords}
      />
      <Mistakes locale={locale} base={base} query={query} mistakes={[...mistakes, ...found.mistakes]} />
      <section aria-label={t('results')}>
        <SortChips base={base} query={query} />
        {meant.length > 0 && (
          <ul className="mb-4 text-soft">
            {meant.map(({ text, codes }) => (
              <li key={text}>{t('meant', { text, count: codes.length, names: namesOf(codes, pool, locale) })}</li>
            ))}
          </ul>
        )}
        {decks.length > 0 && <DeckList decks={decks} locale={locale} />}
        {decks.length === 0 && !query.q && (
          <EmptyState
            title={t('empty')}
            action={
              <ButtonLink href={`${base}/new`} variant="primary">
                {t('new')}
              </ButtonLink>
            }
          >
            {t('emptyText')}
          </EmptyState>
        )}
        {decks.length === 0 && query.q !== '' && (
          <EmptyState
            title={stopped ? t('stopped') : t('none')}
            action={<ButtonLink href={base}>{t('reset')}</ButtonLink>}
          >
            {stopped ? t('stoppedText') : t('noneText')}
          </EmptyState>
        )}
        <ListPages
          first={after ? listAddress(base, { ...query, after: '' }) : undefined}
          next={next && listAddress(base, { ...query, after: next })}
        />
      </section>
    </DeckListFrame>
  );
}

const MOST_NAMES = 4;

/** What the cards are called, each name once: the reader sees what the query took their words for. */
function namesOf(codes: readonly string[], pool: CardPool, locale: Locale): string {
  const cards = codes.map((code) => pool.get(code)?.definition).filter((card) => card !== undefined);
  const names = [...new Set(cards.map(({ name }) => nameIn(name, locale)))];
  return [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
}
