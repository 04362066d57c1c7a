import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_GAME, type GameId } from '@/lib/catalogue/games';
import { decksPath } from '@/lib/decks/games/paths';
import { currentUser } from '@/lib/accounts/session';
import { Link } from '@/lib/i18n/navigation';
import { ButtonLink } from '@/lib/ui/controls/button';
import { Page } from '@/lib/ui/page/page';

interface DeckListFrameProps {
  game: GameId;
  view: 'public' | 'mine' | 'followed';
  children: ReactNode;
}

/** What all lists of decks share: title, ways to a new deck, and the way to the other lists. */
export async function DeckListFrame({ game, view, children }: DeckListFrameProps) {
  const base = decksPath(game);
  const [t, tOlder, tStarters, user] = await Promise.all([
    getTranslations('decks.list'),
    getTranslations('olderDecks.list'),
    getTranslations('kinship.starters'),
    currentUser(),
  ]);
  return (
    <Page
      title={
        {
          public: game === 'ccg' ? tOlder('title') : t('title'),
          mine: game === 'ccg' ? tOlder('mine') : t('mineTitle'),
          followed: t('followedTab'),
        }[view]
      }
      actions={
        <>
          <ButtonLink href={`${base}/new`} variant="primary">
            {t('new')}
          </ButtonLink>
          {game === DEFAULT_GAME && (
            <ButtonLink href="/decks/new/start" prefetch={false}>
              {tStarters('decksTitle')}
            </ButtonLink>
          )}
          <ButtonLink href={`${base}/import`}>{t('import')}</ButtonLink>
        </>
      }
    >
      {user && (
        <nav aria-label={t('views')} className="mb-4 flex flex-wrap gap-2">
          <Link href={base} className="chip" aria-current={view === 'public' ? 'page' : undefined}>
            {t('publicTab')}
          </Link>
          <Link href={`${base}/mine`} className="chip" aria-current={view === 'mine' ? 'page' : undefined}>
            {t('mineTab')}
          </Link>
          <Link href={`${base}/followed`} className="chip" aria-current={view === 'followed' ? 'page' : undefined}>
            {t('followedTab')}
          </Link>
        </nav>
      )}
      {children}
    </Page>
  );
}

/** Further on in a list that is paged by cursor; back to its beginning. */
export async function ListPages({ first, next }: { first?: string; next?: string }) {
  const t = await getTranslations('decks.list');
  if (!first && !next) return null;
  return (
    <nav aria-label={t('pages')} className="mt-6 flex flex-wrap gap-2">
      {first && <ButtonLink href={first}>{t('first')}</ButtonLink>}
      {next && (
        <ButtonLink href={next} rel="next">
          {t('next')}
        </ButtonLink>
      )}
    </nav>
  );
}
