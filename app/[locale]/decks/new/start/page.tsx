import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import { mythosPool } from '@/lib/decks/cards/pool';
import type { CardPool, MythosPoolCard } from '@/lib/decks/cards/pool-card';
import { cardTitle, nameIn } from '@/lib/decks/cards/title';
import { starterContent, starters, type Starter } from '@/lib/decks/starters/starters';
import { statistics } from '@/lib/rules/mythos/deck/statistics';
import type { Locale } from '@/lib/i18n/locales';
import { factionLabel } from '@/lib/rules/mythos/text/traits';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { cardTint } from '@/lib/ui/crest/address';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Page, Section } from '@/lib/ui/page/page';
import { guestWords } from '../../guest-words';
import { OpenAsGuest } from '../../open-as-guest';
import { startWith } from './actions';
import './start.css';

interface StartProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ problem?: string | string[] }>;
}

export async function generateMetadata({ params }: StartProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('kinship.starters');
  return pageMetadata({ locale, path: '/decks/new/start', title: t('title'), description: t('decksText') });
}

/** Where a deck may begin: with nothing, a card, a public deck, a list, the missions, or one of ours. */
export default async function Start({ params, searchParams }: StartProps) {
  const [{ locale }, { problem }] = await Promise.all([params, searchParams]);
  const [t, tDecks, pool, user] = await Promise.all([
    getTranslations('kinship.starters'),
    getTranslations('decks'),
    mythosPool(),
    currentUser(),
  ]);
  const ways = [
    { key: 'nothing', href: '/decks/new' },
    { key: 'card', href: '/cards' },
    { key: 'missions', href: '/cards?type=mission' },
    { key: 'publicDeck', href: '/decks' },
    { key: 'list', href: '/decks/import' },
  ] as const;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {problem === 'too-many-decks' && <Notice tone="bad" role="alert" title={tDecks('deck.tooMany')} />}
      <ul className="start-ways">
        {ways.map(({ key, href }) => (
          <li key={key}>
            <ButtonLink href={href} variant={key === 'nothing' ? 'primary' : 'plain'} prefetch={false}>
              {t(key)}
            </ButtonLink>
            <p className="text-soft">{t(`${key}Text`)}</p>
          </li>
        ))}
      </ul>
      <Section title={t('decksTitle')} id="starters">
        <p className="mb-4 text-soft">{t('decksText')}</p>
        <ul className="start-decks">
          {starters(pool).map((starter) => (
            <StarterCard key={starter.key} starter={starter} pool={pool} locale={locale} signedIn={user !== null} />
          ))}
        </ul>
      </Section>
    </Page>
  );
}

interface StarterCardProps {
  starter: Starter;
  pool: CardPool<MythosPoolCard>;
  locale: Locale;
  signedIn: boolean;
}

async function StarterCard({ starter, pool, locale, signedIn }: StarterCardProps) {
  const t = await getTranslations('kinship.starters');
  const { key, faction, main, missions } = starter;
  const name = t(`${key}.name`);
  const text = t(`${key}.text`);
  const counts = statistics(starter, pool);
  const keyNames = starter.keyCards.map((code) => {
    const card = pool.get(code);
    return card ? nameIn(card.definition.name, locale) : code;
  });
  return (
    <li className={`panel start-deck faction-${cardTint({ faction })}`}>
      <h3>{name}</h3>
      <p className="text-sm text-soft">
        {factionLabel(faction, locale)}
        {' · '}
        {t('size', { cards: counts.cards, missions: counts.missions })}
      </p>
      <p className="mt-2">{text}</p>
      <p className="mt-2 text-sm text-soft">
        {t('key', { names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(keyNames) })}
      </p>
      <details className="mt-2">
        <summary>{t('open')}</summary>
        <ul className="start-cards">
          {[...missions, ...main].map(({ code, count }) => {
            const card = pool.get(code);
            return (
              <li key={code}>
                <span className="tabular-nums">{count}×</span>{' '}
                <a href={`/${locale}/cards/${code}`}>{card ? cardTitle(card.definition, locale) : code}</a>
              </li>
            );
          })}
        </ul>
      </details>
      <div className="start-deck-use">
        {signedIn ? (
          <form action={startWith.bind(null, { locale, key })}>
            <Button type="submit">{t('use')}</Button>
          </form>
        ) : (
          <OpenAsGuest content={starterContent(starter, name, text)} words={await guestWords(t('use'))} />
        )}
      </div>
    </li>
  );
}
