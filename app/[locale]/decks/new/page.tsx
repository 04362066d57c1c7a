import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import { emptyDraft } from '@/lib/decks/edit/draft';
import { DEFAULT_FORMAT } from '@/lib/rules/mythos/deck/format';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/metadata';
import { EditorPage } from '../editor/editor-page';
import { LeftDrafts } from '../left/left-drafts';
import './start/start.css';

interface NewDeckProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ card?: string | string[] }>;
}

export async function generateMetadata({ params }: NewDeckProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('editor');
  return pageMetadata({ locale, path: '/decks/new', title: t('newTitle'), indexed: false });
}

/** A new deck: of a signed-in person it is created at the first edit, of a guest it stays in the browser. */
export default async function NewDeck({ params, searchParams }: NewDeckProps) {
  const [{ locale }, { card }, user] = await Promise.all([params, searchParams, currentUser()]);
  const t = await getTranslations('kinship.starters');
  const firstCard = typeof card === 'string' ? card : undefined;
  return (
    <>
      {firstCard === undefined && (
        <nav className="start-link" aria-label={t('title')}>
          <Link href="/decks/new/start" prefetch={false} className="inline-flex min-h-12 items-center">
            {t('link')}
          </Link>
        </nav>
      )}
      <LeftDrafts locale={locale} />
      <EditorPage
        locale={locale}
        userId={user?.id ?? null}
        blank={emptyDraft({ name: '', format: DEFAULT_FORMAT })}
        // A guest who signs in is asked about this deck before anything else.
        returnTo={user ? `/${locale}/decks/new` : `/${locale}/decks/keep`}
        firstCard={firstCard}
      />
    </>
  );
}
