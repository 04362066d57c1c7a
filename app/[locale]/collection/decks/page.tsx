import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/accounts/session';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import {
  CANDIDATES,
  ownBuildable,
  publicBuildable,
  startersBuildable,
  type BuildableDeck,
} from '@/lib/collection/missing/buildable';
import { decksPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Section } from '@/lib/ui/page/page';
import { CollectionFrame } from '../frame';
import { NeedAccount } from '../need-account';

interface BuildableProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: BuildableProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('collection.decks');
  return pageMetadata({ locale, path: '/collection/decks', title: t('title'), indexed: false });
}

/** Decks by what is missing for them in one's collection: one's own, the starters, and those of others. */
export default async function Buildable({ params }: BuildableProps) {
  const { locale } = await params;
  const user = await currentUser();
  if (!user) return <NeedAccount locale={locale} returnTo={`/${locale}/collection/decks`} />;
  const owner = { userId: user.id, game: DEFAULT_GAME };
  const [t, tStarters, mine, starters, others] = await Promise.all([
    getTranslations('collection.decks'),
    getTranslations('kinship.starters'),
    ownBuildable(owner),
    startersBuildable(owner),
    publicBuildable(owner),
  ]);
  return (
    <CollectionFrame part="decks" title={t('title')} lead={t('lead')}>
      {starters.every(({ needed, missing }) => missing === needed) && (
        <Notice>
          <p>
            {t('empty')} <Link href="/collection/owned">{t('count')}</Link>
          </p>
        </Notice>
      )}
      <Section title={t('mine')} id="mine">
        <DeckRows decks={mine} />
      </Section>
      <Section title={t('starters')} id="starters">
        <ul className="build-rows">
          {starters.map(({ key, needed, missing }) => (
            <BuildRow key={key} needed={needed} missing={missing}>
              <Link href="/decks/new/start#starters">{tStarters(`${key}.name`)}</Link>
            </BuildRow>
          ))}
        </ul>
      </Section>
      <Section title={t('public')} id="public">
        <p className="mb-2 text-soft">{t('bound', { count: CANDIDATES })}</p>
        <DeckRows decks={others} showAuthor />
      </Section>
    </CollectionFrame>
  );
}

async function DeckRows({ decks, showAuthor }: { decks: readonly BuildableDeck[]; showAuthor?: boolean }) {
  const t = await getTranslations('collection.decks');
  if (decks.length === 0) return <p className="text-soft">{t('none')}</p>;
  return (
    <ul className="build-rows">
      {decks.map(({ slug, name, author, needed, missing }) => (
        <BuildRow key={slug} needed={needed} missing={missing}>
          <Link href={`${decksPath(DEFAULT_GAME)}/${slug}#missing`} dir="auto" className="link wrap-anywhere">
            {name}
          </Link>
          {showAuthor && (
            <>
              {' '}
              <Link href={`/u/${author}`} className="text-sm text-soft">
                {author}
              </Link>
            </>
          )}
        </BuildRow>
      ))}
    </ul>
  );
}

async function BuildRow({ needed, missing, children }: { needed: number; missing: number; children: ReactNode }) {
  const t = await getTranslations('collection.decks');
  return (
    <li className="build-row">
      <span className="min-w-0 flex-1">{children}</span>
      <span className={missing === 0 ? 'font-semibold text-good' : 'text-soft'}>
        {missing === 0 ? `✓ ${t('ready')}` : t('missing', { missing, needed })}
      </span>
    </li>
  );
}
