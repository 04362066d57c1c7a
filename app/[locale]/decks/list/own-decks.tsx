import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireUser } from '@/lib/accounts/session';
import type { GameId } from '@/lib/catalogue/games';
import { decksPath } from '@/lib/decks/games/paths';
import { listMyDecks } from '@/lib/decks/lists/own';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { EmptyState } from '@/lib/ui/controls/notice';
import { LeftDrafts } from '../left/left-drafts';
import { DeckList } from './deck-list';
import { DeckListFrame, ListPages } from './frame';
import { readListQuery, type SearchParams } from './query';

interface MyDecksProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<SearchParams>;
}

export async function ownDecksMetadata(game: GameId, { params }: MyDecksProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('decks.list');
  return pageMetadata({ locale, path: `${decksPath(game)}/mine`, title: t('mineTitle'), indexed: false });
}

/** One's own decks, whoever may see them, last changed first. */
export async function OwnDecks({ game, params, searchParams }: MyDecksProps & { game: GameId }) {
  const base = `${decksPath(game)}/mine`;
  const { locale } = await params;
  const asked = await searchParams;
  const { after } = readListQuery(asked);
  const archived = asked['archived'] === '1';
  const path = archived ? `${base}?archived=1` : base;
  const viewer = await requireUser(locale, `/${locale}${path}`);
  const [t, tExport, { decks, next }] = await Promise.all([
    getTranslations('decks.list'),
    getTranslations('travel.export'),
    listMyDecks({ viewer, game, archived, cursor: after }),
  ]);
  return (
    <>
      <LeftDrafts locale={locale} />
      <DeckListFrame game={game} view="mine">
        <nav aria-label={t('shelves')} className="mb-4 flex flex-wrap gap-2">
          <Link href={base} className="chip" aria-current={archived ? undefined : 'page'}>
            {t('inUse')}
          </Link>
          <Link href={`${base}?archived=1`} className="chip" aria-current={archived ? 'page' : undefined}>
            {t('archived')}
          </Link>
        </nav>
        {decks.length > 0 ? (
          <DeckList decks={decks} locale={locale} own />
        ) : archived ? (
          <EmptyState title={t('archivedEmpty')}>{t('archivedEmptyText')}</EmptyState>
        ) : (
          <EmptyState
            title={t('mineEmpty')}
            action={
              <ButtonLink href={`${decksPath(game)}/new`} variant="primary">
                {t('new')}
              </ButtonLink>
            }
          >
            {t('mineEmptyText')}
          </EmptyState>
        )}
        <ListPages
          first={after ? path : undefined}
          next={next && `${base}?${new URLSearchParams({ ...(archived ? { archived: '1' } : {}), after: next })}`}
        />
        {decks.length > 0 && (
          <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1">
            <a href="/api/decks/export" download className="button button-small">
              {tExport('all')}
            </a>
            <span className="text-sm text-soft">{tExport('allHint')}</span>
          </p>
        )}
      </DeckListFrame>
    </>
  );
}
