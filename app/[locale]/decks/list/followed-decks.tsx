import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireUser } from '@/lib/accounts/session';
import type { GameId } from '@/lib/catalogue/games';
import { decksPath } from '@/lib/decks/games/paths';
import { listFollowedDecks } from '@/lib/decks/lists/own';
import { followed } from '@/lib/decks/social/follows';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { EmptyState } from '@/lib/ui/controls/notice';
import { DeckList } from './deck-list';
import { DeckListFrame, ListPages } from './frame';
import { listAddress, readListQuery, type SearchParams } from './query';

interface FollowedProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<SearchParams>;
}

export async function followedDecksMetadata(game: GameId, { params }: FollowedProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('people.follow')]);
  return pageMetadata({ locale, path: `${decksPath(game)}/followed`, title: t('title'), indexed: false });
}

/** Public decks of the people one follows, last changed first. */
export async function FollowedDecks({ game, params, searchParams }: FollowedProps & { game: GameId }) {
  const path = `${decksPath(game)}/followed`;
  const [{ locale }, asked] = await Promise.all([params, searchParams]);
  const { after } = readListQuery(asked);
  const viewer = await requireUser(locale, `/${locale}${path}`);
  const [t, authors, { decks, next }] = await Promise.all([
    getTranslations('people.follow'),
    followed(viewer),
    listFollowedDecks({ viewer, game, cursor: after }),
  ]);
  return (
    <DeckListFrame game={game} view="followed">
      {authors.length > 0 && (
        <p className="mb-4 text-soft">
          {t('who')}:{' '}
          {authors.map((author, index) => (
            <span key={author}>
              {index > 0 && ', '}
              <Link href={`/u/${author}`} className="link">
                {author}
              </Link>
            </span>
          ))}
        </p>
      )}
      {decks.length > 0 ? (
        <DeckList decks={decks} locale={locale} />
      ) : (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      )}
      <ListPages first={after ? path : undefined} next={next && listAddress(path, { after: next })} />
    </DeckListFrame>
  );
}
