import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireUser } from '@/lib/accounts/session';
import { serverDeck } from '@/lib/decks/local/server';
import { getDeckBySlug, getDeckForEdit } from '@/lib/decks/store/read';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/metadata';
import { NothingHere } from '../../../nothing-here';
import { EditorPage } from '../../editor/editor-page';

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
  const user = await requireUser(locale, path);
  const found = await getDeckForEdit(slug, user);
  if (!found) {
    // Of a deck that is shared with them people may see the page; any other does not exist for them.
    if (await getDeckBySlug(slug, user)) redirect({ href: `/decks/${slug}`, locale });
    return <NothingHere />;
  }
  const stored = serverDeck(found.deck);
  return <EditorPage locale={locale} userId={user.id} blank={stored.draft} stored={stored} returnTo={path} />;
}
