'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { EVERY_CARD, LIST_FILTERS, type CardQuery } from '@/lib/catalogue/card-query';
import { MAX_SOURCE } from '@/lib/catalogue/query/grammar';
import type { SnapshotCard } from '@/lib/catalogue/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';
import type { FaceWords } from '@/lib/ui/card/face/face-card';
import { CardLine } from '@/lib/ui/card/list/line';
import { TextField } from '@/lib/ui/controls/field';
import { Page } from '@/lib/ui/page/page';
import { faceFromSnapshot } from '../face';
import type { KeptSite } from '../site';
import { useCards, useLines, type KeptCards } from '../use-cards';
import { MissingView } from './missing-view';
import { Waiting } from './waiting';

const STEP = 60;

/** The catalogue with its search, from what the device has: the same answers as the site's, at once. */
export function CardsView({ site }: { site: KeptSite }) {
  const t = useTranslations('offline');
  const catalogue = useCards(site.catalogueAddress);
  if (catalogue === 'loading') return <Waiting title={t('cards.title')} />;
  if (catalogue === 'failed') return <MissingView site={site} text={t('cards.failed')} />;
  return (
    <Page title={t('cards.title')} lead={t('cards.lead')}>
      <Search site={site} catalogue={catalogue} />
    </Page>
  );
}

function Search({ site, catalogue }: { site: KeptSite; catalogue: KeptCards }) {
  const t = useTranslations('offline.cards');
  const { locale, words } = site;
  // The filters of the address the reader came by hold; the text can be changed.
  const [asked] = useState(() => new URLSearchParams(location.search));
  const [q, setQ] = useState(asked.get('q') ?? '');
  const [most, setMost] = useState(STEP);
  const texts = useLines(site.textsAddress);
  const typed = useDeferredValue(q);
  const { cards } = useMemo(
    () =>
      catalogue.index.search(queryOf(asked, typed), locale, {
        linesOf: (code, language) => (typeof texts === 'object' && language === locale ? (texts[code] ?? []) : []),
      }),
    [catalogue, asked, typed, locale, texts],
  );
  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          id="offline-q"
          type="search"
          label={t('search')}
          placeholder={t('placeholder')}
          value={q}
          maxLength={MAX_SOURCE}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setQ(event.target.value);
            setMost(STEP);
          }}
        />
      </form>
      <p role="status" className="my-3 text-soft">
        {t('found', { count: cards.length })}
      </p>
      <CardLinks cards={cards.slice(0, most)} locale={locale} words={words} />
      {cards.length > most && (
        <Button className="mt-3" onClick={() => setMost(most + STEP)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

interface CardLinksProps {
  cards: readonly SnapshotCard[];
  locale: Locale;
  words: FaceWords;
}

export function CardLinks({ cards, locale, words }: CardLinksProps) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.code} className="min-w-0">
          <a className="flex min-h-11 items-center" href={`/${locale}/cards/${card.code}`}>
            <CardLine card={faceFromSnapshot(card, locale)} words={words} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function queryOf(asked: URLSearchParams, q: string): CardQuery {
  const lists = Object.fromEntries(LIST_FILTERS.map((name) => [name, asked.getAll(name)]));
  return { ...EVERY_CARD, ...lists, q: q.trim(), sort: q.trim() ? 'relevance' : 'number' };
}
