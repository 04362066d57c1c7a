import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentUser, requireUser } from '@/lib/accounts/session';
import { serverDeck } from '@/lib/decks/local/server';
import { getDeckBySlug, getDeckForEdit } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/metadata';
import { NothingHere } from '../../../nothing-here';
import { EditorPage } from '../../editor/editor-page';
import { LeftDrafts } from '../../left/left-drafts';

interface EditDeckProps {
  params: Promise<{ locale: Locale; slug: string }>;
}

export async function generateMetadata({ params }: EditDeckProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const t = await getTranslations('editor');
  return pageMetadata({ locale, path: `/decks/${slug}/edit`, title: t('heading'), indexed: false });
}

export default async function EditDeck({ params }: EditDeckProps) {
  const { locale, slug } = await params;
  const path = `/${locale}/decks/${slug}/edit`;
  const viewer = await currentUser();
  const found = viewer && (await getDeckForEdit(slug, viewer));
  if (!found) {
    // Whoever is sent this address of a shared deck may see its page; any other deck does not exist for them.
    if (await getDeckBySlug(slug, viewer)) redirect({ href: `/decks/${slug}`, locale });
    await requireUser(locale, path);
    return (
      <>
        <LeftDrafts locale={locale} />
        <NothingHere />
      </>
    );
  }
  const stored = serverDeck(found.deck);
  return <EditorPage locale={locale} userId={viewer.id} blank={stored.draft} stored={stored} returnTo={path} />;
}
