import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireUser } from '@/lib/accounts/session';
import { listMyDecks } from '@/lib/decks/lists/list';
import type { Locale } from '@/lib/i18n/locales';
import { ButtonLink } from '@/lib/ui/button';
import { pageMetadata } from '@/lib/ui/metadata';
import { EmptyState } from '@/lib/ui/notice';
import { DeckList } from '../list/deck-list';
import { DeckListFrame, ListPages } from '../list/frame';
import { listAddress, readListQuery, type SearchParams } from '../list/query';

interface MyDecksProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: MyDecksProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('decks.list');
  return pageMetadata({ locale, path: '/decks/mine', title: t('mineTitle'), indexed: false });
}

/** One's own decks, whoever may see them, last changed first. */
export default async function MyDecks({ params, searchParams }: MyDecksProps) {
  const { locale } = await params;
  const { after } = readListQuery(await searchParams);
  const viewer = await requireUser(locale, `/${locale}/decks/mine`);
  const [t, { decks, next }] = await Promise.all([
    getTranslations('decks.list'),
    listMyDecks({ viewer, cursor: after }),
  ]);
  return (
    <DeckListFrame view="mine">
      {decks.length > 0 ? (
        <DeckList decks={decks} locale={locale} own />
      ) : (
        <EmptyState
          title={t('mineEmpty')}
          action={
            <ButtonLink href="/decks/new" variant="primary">
              {t('new')}
            </ButtonLink>
          }
        >
          {t('mineEmptyText')}
        </EmptyState>
      )}
      <ListPages first={after ? '/decks/mine' : undefined} next={next && listAddress('/decks/mine', { after: next })} />
    </DeckListFrame>
  );
}
