import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import { emptyDraft } from '@/lib/decks/edit/draft';
import { DEFAULT_GAME, type GameId } from '@/lib/catalogue/games';
import { deckGame } from '@/lib/decks/games/games';
import { decksPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { EditorPage } from './editor/editor-page';
import { LeftDrafts } from './left/left-drafts';
import './new/start/start.css';

interface NewDeckProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ card?: string | string[] }>;
}

export async function newDeckMetadata(game: GameId, { params }: NewDeckProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('editor');
  return pageMetadata({ locale, path: `${decksPath(game)}/new`, title: t('newTitle'), indexed: false });
}

/** A new deck: of a signed-in person it is created at the first edit, of a guest it stays in the browser. */
export async function NewDeck({ game, params, searchParams }: NewDeckProps & { game: GameId }) {
  const [{ locale }, { card }, user] = await Promise.all([params, searchParams, currentUser()]);
  const t = await getTranslations('kinship.starters');
  const firstCard = typeof card === 'string' ? card : undefined;
  return (
    <>
      {game === DEFAULT_GAME && firstCard === undefined && (
        <nav className="start-link" aria-label={t('title')}>
          <Link href="/decks/new/start" prefetch={false} className="inline-flex min-h-12 items-center">
            {t('link')}
          </Link>
        </nav>
      )}
      <LeftDrafts locale={locale} />
      <EditorPage
        game={game}
        locale={locale}
        userId={user?.id ?? null}
        blank={emptyDraft({ name: '', format: deckGame(game).defaultFormat })}
        // A guest who signs in is asked about this deck before anything else.
        returnTo={`/${locale}${decksPath(game)}/${user ? 'new' : 'keep'}`}
        firstCard={firstCard}
      />
    </>
  );
}
