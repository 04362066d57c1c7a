'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import type { SnapshotCard } from '@/lib/catalogue/snapshot';
import type { RulingAtHand } from '@/lib/rulings/at-hand';
import { findAtHand } from '@/lib/rulings/ranking/at-hand';
import { rulePath } from '@/lib/rulings/rulebook/address';
import { Page, Section } from '@/lib/ui/page/page';
import { StatusBadge } from '../../rulings/status-badge';
import { type EnglishNames, namesLeftInEnglish } from '../../rulings/text/name-labels';
import { RichBlocks } from '../../rulings/text/rich-blocks';
import type { KeptSite } from '../site';
import { useCards, useRulings } from '../use-cards';
import { CardLinks } from './cards-view';
import { Finder } from './finder';
import { MissingView } from './missing-view';
import { Waiting } from './waiting';

const NO_CARDS: ReadonlyMap<string, SnapshotCard> = new Map();

/** What rulings are shown with: the cards they name, where the device has them. */
function useNamed({ locale, catalogueAddress }: KeptSite) {
  const catalogue = useCards(catalogueAddress.mythos);
  const cards = typeof catalogue === 'string' ? NO_CARDS : catalogue.cards;
  const english = useMemo((): EnglishNames => {
    if (locale === 'en') return new Map();
    const nameless = ({ names, versions }: SnapshotCard) =>
      namesLeftInEnglish({ name: names, version: versions }, locale);
    return new Map([...cards].map(([code, card]) => [code, nameless(card)]));
  }, [cards, locale]);
  return { cards, english };
}

/** Questions with their short answers, and a search that ranks them as the site's does. */
export function RulingsView({ site }: { site: KeptSite }) {
  const t = useTranslations('offline.rulings');
  const title = useTranslations('rulings')('title');
  const kept = useRulings(site.rulingsAddress);
  const { cards, english } = useNamed(site);
  const { locale, words } = site;
  const find = useCallback(
    (typed: string) =>
      typeof kept === 'string' ? [] : findAtHand(typed, kept.rulings, locale, (code) => cards.get(code)),
    [kept, locale, cards],
  );
  if (kept === 'loading') return <Waiting title={title} />;
  if (kept === 'failed') return <MissingView site={site} text={t('failed')} />;
  return (
    <Page narrow title={title} lead={t('lead')}>
      <Finder label={t('search')} placeholder={t('placeholder')} find={find} found={(count) => t('found', { count })}>
        {(rulings) => (
          <ul className="divide-y divide-line border-y border-line">
            {rulings.map((ruling) => (
              <li key={ruling.slug} className="py-4" lang={ruling.locale === locale ? undefined : ruling.locale}>
                <h2 className="text-lg leading-snug">
                  <a className="link" href={`/${locale}/rulings/${ruling.slug}`}>
                    {ruling.question}
                  </a>
                </h2>
                <RichBlocks text={ruling.short} locale={locale} signs={words} english={english} />
              </li>
            ))}
          </ul>
        )}
      </Finder>
    </Page>
  );
}

/** One ruling as it is told at a table: the short answer, why, and what it rests on. Its steps are on the site. */
export function RulingView({ site, slug }: { site: KeptSite; slug: string }) {
  const t = useTranslations('offline.rulings');
  const title = useTranslations('rulings')('title');
  const kept = useRulings(site.rulingsAddress);
  if (kept === 'loading') return <Waiting title={title} />;
  if (kept === 'failed') return <MissingView site={site} text={t('failed')} />;
  const ruling = kept.rulings.find((one) => one.slug === slug);
  return ruling ? <Ruling site={site} ruling={ruling} /> : <MissingView site={site} />;
}

function Ruling({ site, ruling }: { site: KeptSite; ruling: RulingAtHand }) {
  const t = useTranslations('rulings.page');
  const item = useTranslations('rulings.item');
  const rules = useTranslations('rules');
  const { cards, english } = useNamed(site);
  const { locale, words } = site;
  const lang = ruling.locale === locale ? undefined : ruling.locale;
  const text = (of: string) => <RichBlocks text={of} locale={locale} signs={words} english={english} />;
  const concerned = ruling.cards.flatMap((code) => cards.get(code) ?? []);
  return (
    <Page
      narrow
      title={
        <span lang={lang} className="block text-[0.8em] leading-tight">
          {ruling.question}
        </span>
      }
    >
      {lang && <p className="mb-3 text-soft">{item('english')}</p>}
      <div lang={lang} className="panel text-lg font-semibold">
        <h2 className="sr-only">{t('answer')}</h2>
        {text(ruling.short)}
        <p lang={locale} className="mt-2">
          <StatusBadge status={ruling.status} />
        </p>
      </div>
      {ruling.why && (
        <Section title={t('why')}>
          <div lang={lang} className="space-y-3">
            {text(ruling.why)}
          </div>
        </Section>
      )}
      {ruling.other && (
        <Section title={rules('otherReading')}>
          <div lang={lang}>{text(ruling.other)}</div>
        </Section>
      )}
      {ruling.rules.length > 0 && (
        <Section title={rules('restsOn')}>
          <ul className="flex flex-wrap gap-2">
            {ruling.rules.map((number) => (
              <li key={number}>
                <a className="chip" href={`/${locale}${rulePath(number)}`}>
                  {number}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {concerned.length > 0 && (
        <Section title={t('cards')}>
          <CardLinks cards={concerned} locale={locale} words={words} />
        </Section>
      )}
      <p className="mt-6">
        <a className="link" href={`/${locale}/rulings`}>
          {t('back')}
        </a>
      </p>
    </Page>
  );
}
