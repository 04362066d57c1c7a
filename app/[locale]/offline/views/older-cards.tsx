'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { CcgSnapshotCard } from '@/lib/catalogue/ccg/snapshot-card';
import { gamePath } from '@/lib/catalogue/games';
import { nameIn } from '@/lib/decks/cards/title';
import { decksPath } from '@/lib/decks/games/paths';
import type { Locale } from '@/lib/i18n/locales';
import { kindLabel, signedSymbolLabel } from '@/lib/rules/ccg/text/labels';
import { CcgFace } from '@/lib/ui/ccg/face/face';
import { ccgFaceOf } from '@/lib/ui/ccg/face/face-card';
import { Page, Section } from '@/lib/ui/page/page';
import type { KeptSite } from '../site';
import { useCards, type KeptCards } from '../use-cards';
import { askedQuery } from './cards-view';
import { CataloguePage } from './catalogue-page';
import { Fact } from './fact';
import { Finder } from './finder';
import { MissingView } from './missing-view';
import { Waiting } from './waiting';

const CARDS = `${gamePath('ccg')}/cards`;

/** The catalogue of the older game with its search, from what the device has. */
export function OlderCardsView({ site }: { site: KeptSite }) {
  return (
    <CataloguePage<CcgSnapshotCard> site={site} address={site.catalogueAddress.ccg}>
      {(catalogue) => <Search site={site} catalogue={catalogue} />}
    </CataloguePage>
  );
}

function Search({ site: { locale }, catalogue }: { site: KeptSite; catalogue: KeptCards<CcgSnapshotCard> }) {
  const t = useTranslations('offline.cards');
  const find = useCallback(
    (typed: string) => catalogue.index.search(askedQuery(typed), locale).cards,
    [catalogue, locale],
  );
  return (
    <Finder label={t('search')} placeholder={t('placeholder')} find={find} found={(count) => t('found', { count })}>
      {(cards) => (
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <li key={card.code} className="min-w-0">
              <a className="flex min-h-11 items-center" href={`/${locale}${CARDS}/${card.code}`}>
                <OlderLine card={card} locale={locale} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Finder>
  );
}

/** A card of the older game in a list: its name, and what kind it is. */
export function OlderLine({ card: { names, type, symbol }, locale }: { card: CcgSnapshotCard; locale: Locale }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {nameIn(names, locale)}{' '}
      <span className="text-sm text-soft">
        {kindLabel(type, locale)} · {signedSymbolLabel(symbol, locale)}
      </span>
    </span>
  );
}

/** One card of the older game: its face and what it says, from what the device has. */
export function OlderCardView({ site, code }: { site: KeptSite; code: string }) {
  const t = useTranslations('offline');
  const catalogue = useCards<CcgSnapshotCard>(site.catalogueAddress.ccg);
  if (catalogue === 'loading') return <Waiting title={code} />;
  if (catalogue === 'failed') return <MissingView site={site} text={t('cards.failed')} />;
  const card = catalogue.cards.get(code);
  if (!card) return <MissingView site={site} text={t('card.none')} />;
  const { locale, olderWords: words } = site;
  const face = ccgFaceOf(card.definition, locale);
  const set = catalogue.snapshot.sets.find((one) => one.code === card.setCode)?.name ?? card.setCode;
  return (
    <Page
      title={face.name.text}
      actions={
        <>
          <a className="button" href={`/${locale}${decksPath('ccg')}/new?card=${code}`}>
            {t('card.inDeck')}
          </a>
          <a className="button" href={`/${locale}${CARDS}`}>
            {t('card.all')}
          </a>
        </>
      }
    >
      <div className="grid gap-x-8 md:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-72 pt-2">
          <CcgFace card={face} locale={locale} words={words} />
        </div>
        <div className="min-w-0">
          <Section title={t('card.text')}>
            {face.lines.length === 0 && <p className="text-soft">{t('card.noText')}</p>}
            {face.lines.map((line, index) => (
              <p key={index} lang={line.locale === locale ? undefined : line.locale}>
                {line.kind === 'valid' && <b>{words.valid}: </b>}
                {line.kind === 'requirement' && <b>{words.requirement}: </b>}
                {line.text}
              </p>
            ))}
          </Section>
          <Section title={t('card.facts')}>
            <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
              <Fact name={t('card.type')}>{kindLabel(card.type, locale)}</Fact>
              {card.traits.length > 0 && <Fact name={t('card.keywords')}>{card.traits.join(' · ')}</Fact>}
              <Fact name={t('card.set')}>{`${set} ${card.number}`}</Fact>
            </dl>
          </Section>
        </div>
      </div>
    </Page>
  );
}
