'use client';

import { useEffect, useMemo, useState } from 'react';
import type { HeldList } from '@/lib/catalogue/query/condition';
import { collectionServer } from '@/lib/collection/entry/server';
import { LISTS } from '@/lib/collection/lists';
import type { Locale } from '@/lib/i18n/locales';
import type { AnySnapshotCard } from '@/lib/catalogue/snapshot';
import { isYounger } from '../editor-context';
import type { Catalogue } from '../session/use-catalogue';

/** What a query of the search calls lists of a collection by, in any language of the site. */
const ASKS =
  /(?:^|[\s(-])(?:owned|wish\w*|trade|in|w|dans|mam|маю|possédé|życzenia|бажання|souhaits|wymiana|обмін|échange)\s*(?:[:=<>]|!=)/iu;

export type Held = ((code: string, list: HeldList) => number) | 'signed-out' | undefined;

/** Copies on the reader's lists by card, fetched once a query asks for them; undefined before. */
export function useHeld({ cards }: Catalogue, locale: Locale, q: string): Held {
  const wanted = ASKS.test(q);
  const [counts, setCounts] = useState<ReadonlyMap<HeldList, ReadonlyMap<string, number>> | 'signed-out'>();

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const server = collectionServer(locale);
    void Promise.all(LISTS.map(async (list) => [list, await server.load(list)] as const)).then((lists) => {
      if (!current) return;
      if (lists.some(([, held]) => held === 'signed-out')) return setCounts('signed-out');
      const there = lists.flatMap(([list, held]) => (held && held !== 'signed-out' ? [[list, held] as const] : []));
      // Without a connection the last answer goes on.
      if (there.length === LISTS.length) setCounts(new Map(there));
    });
    return () => {
      current = false;
    };
  }, [wanted, locale]);

  return useMemo(() => {
    if (counts === undefined || counts === 'signed-out') return counts;
    return (code, list) => {
      const held = counts.get(list);
      return printingsOf(cards.get(code)).reduce((sum, { id }) => sum + (held?.get(id) ?? 0), 0);
    };
  }, [counts, cards]);
}

function printingsOf(card: AnySnapshotCard | undefined): readonly { id: string }[] {
  return card && isYounger(card) ? card.printings : [];
}
