import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { profileOf } from '@/lib/accounts/own/profile';
import { currentUser } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { decksPath } from '@/lib/decks/games/paths';
import { listPublicDecks } from '@/lib/decks/lists/public';
import { only } from '@/lib/decks/search/only';
import { writeCondition } from '@/lib/decks/search/write';
import { follows, MAX_FOLLOWS } from '@/lib/decks/social/follows';
import type { Locale } from '@/lib/i18n/locales';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Page, Section } from '@/lib/ui/page/page';
import { SharedLists } from '../../collection/shared-lists';
import { DeckList } from '../../decks/list/deck-list';
import { listAddress } from '../../decks/list/query';
import { NothingHere, nothingHereMetadata } from '../../nothing-here';
import { follow } from './actions';

interface ProfileProps {
  params: Promise<{ locale: Locale; handle: string }>;
  searchParams: Promise<Partial<Record<'problem' | 'wait', string | string[]>>>;
}

/** Decks shown on the profile; the rest is a search away. */
const DECKS_SHOWN = 12;

const profile = cache(profileOf);

export async function generateMetadata({ params }: ProfileProps): Promise<Metadata> {
  const { locale, handle } = await params;
  const person = await profile(handle);
  if (!person) return nothingHereMetadata();
  const path = `/u/${person.handle}`;
  const metadata = pageMetadata({ locale, path, title: person.handle, indexed: person.publicDecks > 0 });
  const types = { 'application/atom+xml': `/${locale}${path}/feed` };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** A person as others see them: the name and what they share. */
export default async function Profile({ params, searchParams }: ProfileProps) {
  const [{ locale, handle }, { problem, wait }] = await Promise.all([params, searchParams]);
  const [person, viewer] = await Promise.all([profile(handle), currentUser()]);
  if (!person) return <NothingHere />;
  const written = { field: 'author' as const, handle: person.handle };
  const [t, tPeople, tOlder, isFollowed, { decks, next }, older] = await Promise.all([
    getTranslations('account.profile'),
    getTranslations('people'),
    getTranslations('olderDecks.list'),
    follows(viewer, person.handle),
    listPublicDecks({ game: DEFAULT_GAME, tree: only(written), limit: DECKS_SHOWN }),
    listPublicDecks({ game: 'ccg', tree: only(written), limit: DECKS_SHOWN }),
  ]);
  return (
    <Page
      title={person.handle}
      lead={t('since', { date: person.since })}
      actions={
        viewer?.handle !== person.handle && (
          <form action={follow.bind(null, { locale, handle: person.handle }, !isFollowed)}>
            <Button type="submit" variant={isFollowed ? 'plain' : 'primary'}>
              {isFollowed ? tPeople('follow.unfollow') : tPeople('follow.follow')}
            </Button>
          </form>
        )
      }
    >
      {problem === 'too-many' && (
        <Notice tone="bad" role="alert" title={tPeople('follow.too-many', { most: MAX_FOLLOWS })} />
      )}
      {Number(wait) > 0 && (
        <Notice tone="warn" role="alert" title={tPeople('comments.wait', { minutes: Number(wait) })} />
      )}
      <Section title={tPeople('follow.decks')}>
        <p className="mb-4 flex flex-wrap gap-x-4 text-soft">
          <span>{t('decks', { count: person.publicDecks })}</span>
          {person.publicDecks > 0 && <a href={`/${locale}/u/${person.handle}/feed`}>{tPeople('feed.link')}</a>}
        </p>
        {decks.length > 0 && <DeckList decks={decks} locale={locale} />}
        {next && (
          <p className="mt-4">
            <ButtonLink href={listAddress('/decks', { q: writeCondition(written) })}>
              {t('see', { handle: person.handle })}
            </ButtonLink>
          </p>
        )}
      </Section>
      {older.decks.length > 0 && (
        <Section title={tOlder('title')}>
          <DeckList decks={older.decks} locale={locale} />
          {older.next && (
            <p className="mt-4">
              <ButtonLink href={listAddress(decksPath('ccg'), { q: writeCondition(written) })}>
                {t('see', { handle: person.handle })}
              </ButtonLink>
            </p>
          )}
        </Section>
      )}
      <SharedLists handle={person.handle} />
    </Page>
  );
}
