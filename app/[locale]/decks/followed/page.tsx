import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireUser } from '@/lib/accounts/session';
import { listFollowedDecks } from '@/lib/decks/lists/own';
import { followed } from '@/lib/decks/social/follows';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/metadata';
import { EmptyState } from '@/lib/ui/notice';
import { DeckList } from '../list/deck-list';
import { DeckListFrame, ListPages } from '../list/frame';
import { listAddress, readListQuery, type SearchParams } from '../list/query';

interface FollowedProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: FollowedProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('people.follow')]);
  return pageMetadata({ locale, path: '/decks/followed', title: t('title'), indexed: false });
}

/** Public decks of the people one follows, last changed first. */
export default async function Followed({ params, searchParams }: FollowedProps) {
  const [{ locale }, asked] = await Promise.all([params, searchParams]);
  const { after } = readListQuery(asked);
  const viewer = await requireUser(locale, `/${locale}/decks/followed`);
  const [t, authors, { decks, next }] = await Promise.all([
    getTranslations('people.follow'),
    followed(viewer),
    listFollowedDecks({ viewer, game: 'mythos', cursor: after }),
  ]);
  return (
    <DeckListFrame game="mythos" view="followed">
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
      <ListPages
        first={after ? '/decks/followed' : undefined}
        next={next && listAddress('/decks/followed', { after: next })}
      />
    </DeckListFrame>
  );
}
