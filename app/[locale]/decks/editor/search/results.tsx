'use client';

import { useTranslations } from 'next-intl';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import type { AnySnapshotCard } from '@/lib/catalogue/snapshot';
import { CardTitle } from '../card-title';
import { homeOf } from '../editor-context';
import { controlOf, useRowKeys } from '../row-keys';
import { Stepper } from '../stepper';

/** Rows added at a time as the end of the list comes near: the page never holds more than were looked at. */
const STEP = 40;

interface ResultsProps {
  cards: readonly AnySnapshotCard[];
  counts: ReadonlyMap<string, number>;
  limitOf: (code: string) => string | undefined;
  listRef: RefObject<HTMLUListElement | null>;
}

export function Results({ cards, counts, limitOf, listRef }: ResultsProps) {
  const t = useTranslations('editor.search');
  const [shownCount, setShownCount] = useState(STEP);
  const more = useRef<HTMLButtonElement>(null);
  const goOnAt = useRef<number>(undefined);
  const shown = cards.slice(0, shownCount);
  const complete = shown.length === cards.length;
  const { active, onFocus, onKeyDown } = useRowKeys(shown.map(({ code }) => code));

  useEffect(() => {
    const end = more.current;
    if (complete || !end) return;
    const observer = new IntersectionObserver(
      // Not from under the focus: whoever has come to the button presses it, and goes on where the new cards begin.
      ([entry]) => entry?.isIntersecting && document.activeElement !== end && setShownCount((count) => count + STEP),
      { rootMargin: '600px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
    // Once more after each step: an end that stays in sight tells nothing by itself.
  }, [complete, shownCount]);

  useEffect(() => {
    if (goOnAt.current === undefined) return;
    controlOf(listRef.current?.children[goOnAt.current])?.focus();
    goOnAt.current = undefined;
  }, [listRef, shownCount]);

  return (
    <div className="editor-scroll">
      <ul ref={listRef} className="editor-rows" aria-label={t('resultsLabel')} onFocus={onFocus} onKeyDown={onKeyDown}>
        {shown.map((card) => (
          <ResultRow
            key={card.code}
            card={card}
            count={counts.get(card.code) ?? 0}
            limit={limitOf(card.code)}
            reachable={card.code === active}
          />
        ))}
      </ul>
      {!complete && (
        <button
          ref={more}
          type="button"
          className="button button-ghost w-full"
          onClick={() => {
            goOnAt.current = shown.length;
            setShownCount((count) => count + STEP);
          }}
        >
          {t('more')}
        </button>
      )}
    </div>
  );
}

interface ResultRowProps {
  card: AnySnapshotCard;
  count: number;
  limit: string | undefined;
  reachable: boolean;
}

const ResultRow = memo(function ResultRow({ card, count, limit, reachable }: ResultRowProps) {
  const part = homeOf(card);
  return (
    <li
      className="editor-row"
      data-row={card.code}
      data-code={card.code}
      data-part={part}
      data-held={count > 0 || undefined}
      draggable
    >
      <CardTitle code={card.code} card={card} reachable={reachable} />
      <Stepper code={card.code} part={part} count={count} limit={limit} reachable={reachable} />
    </li>
  );
});
