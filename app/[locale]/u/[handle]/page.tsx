import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { profileOf } from '@/lib/accounts/own/profile';
import type { Locale } from '@/lib/i18n/locales';
import { ButtonLink } from '@/lib/ui/button';
import { pageMetadata } from '@/lib/ui/metadata';
import { Page } from '@/lib/ui/page';
import { NothingHere, nothingHereMetadata } from '../../nothing-here';

interface ProfileProps {
  params: Promise<{ locale: Locale; handle: string }>;
}

const profile = cache(profileOf);

export async function generateMetadata({ params }: ProfileProps): Promise<Metadata> {
  const { locale, handle } = await params;
  const person = await profile(handle);
  if (!person) return nothingHereMetadata();
  return pageMetadata({ locale, path: `/u/${person.handle}`, title: person.handle, indexed: person.publicDecks > 0 });
}

/** A person as others see them: the name and the way to what they share. */
export default async function Profile({ params }: ProfileProps) {
  const { handle } = await params;
  const [person, t] = await Promise.all([profile(handle), getTranslations('account.profile')]);
  if (!person) return <NothingHere />;
  return (
    <Page narrow title={person.handle} lead={t('since', { date: person.since })}>
      <p>{t('decks', { count: person.publicDecks })}</p>
      {person.publicDecks > 0 && (
        <p className="mt-4">
          <ButtonLink href={`/decks?author=${person.handle}`}>{t('see', { handle: person.handle })}</ButtonLink>
        </p>
      )}
    </Page>
  );
}
