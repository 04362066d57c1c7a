import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentUser, requireUser } from '@/lib/accounts/session';
import type { GameId } from '@/lib/catalogue/games';
import { gameOf } from '@/lib/decks/games/games';
import { deckPath, decksPath } from '@/lib/decks/games/paths';
import { serverDeck } from '@/lib/decks/local/server';
import { getDeckBySlug, getDeckForEdit } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { NothingHere } from '../../nothing-here';
import { EditorPage } from '../editor/editor-page';
import { LeftDrafts } from '../left/left-drafts';

interface EditDeckProps {
  params: Promise<{ locale: Locale; slug: string }>;
}

export async function editMetadata(game: GameId, { params }: EditDeckProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const t = await getTranslations('editor');
  return pageMetadata({ locale, path: `${decksPath(game)}/${slug}/edit`, title: t('heading'), indexed: false });
}

export async function EditDeck({ game, params }: EditDeckProps & { game: GameId }) {
  const { locale, slug } = await params;
  const path = `/${locale}${decksPath(game)}/${slug}/edit`;
  const viewer = await currentUser();
  const found = viewer && (await getDeckForEdit(slug, viewer));
  if (!found) {
    // Whoever is sent this address of a shared deck may see its page; any other deck does not exist for them.
    if (await getDeckBySlug(slug, viewer)) redirect({ href: `${decksPath(game)}/${slug}`, locale });
    await requireUser(locale, path);
    return (
      <>
        <LeftDrafts locale={locale} />
        <NothingHere />
      </>
    );
  }
  const { format } = found.deck.content;
  if (gameOf(format) !== game) redirect({ href: `${deckPath({ slug, format })}/edit`, locale });
  const stored = serverDeck(found.deck);
  return (
    <EditorPage game={game} locale={locale} userId={viewer.id} blank={stored.draft} stored={stored} returnTo={path} />
  );
}
