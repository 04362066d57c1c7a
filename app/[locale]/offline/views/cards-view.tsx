'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { EVERY_CARD, LIST_FILTERS, type CardQuery } from '@/lib/catalogue/card-query';
import type { SnapshotCard } from '@/lib/catalogue/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import type { FaceWords } from '@/lib/ui/card/face/face-card';
import { CardLine } from '@/lib/ui/card/list/line';
import { faceFromSnapshot } from '../face';
import type { KeptSite } from '../site';
import { useLines, type KeptCards } from '../use-cards';
import { CataloguePage } from './catalogue-page';
import { Finder } from './finder';

/** The catalogue with its search, from what the device has: the same answers as the site's, at once. */
export function CardsView({ site }: { site: KeptSite }) {
  return (
    <CataloguePage<SnapshotCard> site={site} address={site.catalogueAddress.mythos}>
      {(catalogue) => <Search site={site} catalogue={catalogue} />}
    </CataloguePage>
  );
}

function Search({ site, catalogue }: { site: KeptSite; catalogue: KeptCards }) {
  const t = useTranslations('offline.cards');
  const { locale, words } = site;
  const texts = useLines(site.textsAddress);
  const find = useCallback(
    (typed: string) =>
      catalogue.index.search(askedQuery(typed), locale, {
        linesOf: (code, language) => (typeof texts === 'object' && language === locale ? (texts[code] ?? []) : []),
      }).cards,
    [catalogue, locale, texts],
  );
  return (
    <Finder label={t('search')} placeholder={t('placeholder')} find={find} found={(count) => t('found', { count })}>
      {(cards) => <CardLinks cards={cards} locale={locale} words={words} />}
    </Finder>
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

/** What is typed, within the filters of the address the reader came by. */
export function askedQuery(q: string): CardQuery {
  const asked = new URLSearchParams(location.search);
  const lists = Object.fromEntries(LIST_FILTERS.map((name) => [name, asked.getAll(name)]));
  return { ...EVERY_CARD, ...lists, q, sort: q ? 'relevance' : 'number' };
}
