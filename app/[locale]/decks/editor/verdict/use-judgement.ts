'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { AnySnapshotCard } from '@/lib/catalogue/snapshot';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import { judge } from '@/lib/decks/verdict/judge';
import { describeViolation, type ViolationTranslator, type ViolationWords } from '@/lib/decks/verdict/words';
import type { DeckStatistics, GameFormat } from '@/lib/decks/games/game';
import { formatById, gameOfFormat } from '@/lib/decks/games/games';
import { limitsOf, type LimitOf } from './limits';

export interface Problem extends ViolationWords {
  key: string;
  /** Codes of the cards in question; empty where it is about the whole deck. */
  cards: readonly string[];
}

/** What is wrong with one card. */
export type Mark = Pick<ViolationWords, 'text' | 'rule'>;

export interface Judgement {
  legal: boolean;
  problems: readonly Problem[];
  /** What is wrong with single cards, by code. */
  marks: ReadonlyMap<string, readonly Mark[]>;
  statistics: DeckStatistics;
  format: GameFormat | undefined;
  limitOf: LimitOf;
}

interface Asked {
  draft: DeckDraft;
  cards: ReadonlyMap<string, AnySnapshotCard>;
  label: (code: string) => string;
  locale: string;
  /** `2026-11-30`, by which release dates and bans are judged. */
  today: string;
}

/** What the rules say of the draft, in the reader's words. They are the very rules the server asks. */
export function useJudgement({ draft, cards, label, locale, today }: Asked): Judgement {
  const tViolations = useTranslations('violations');
  const t = useTranslations('editor.limit');
  const { main, missions, format: formatId } = draft;
  const format = formatById(formatId);

  const judged = useMemo(() => {
    const words = {
      t: ((key, values) => tViolations(key as Parameters<typeof tViolations>[0], values)) satisfies ViolationTranslator,
      locale,
      cardName: label,
    };
    const { legal, violations } = judge({ main, missions }, formatId, cards, today);
    const marks = new Map<string, Mark[]>();
    const problems = violations.map((violation): Problem => {
      const described = describeViolation(violation, words);
      const codes = 'cards' in violation ? violation.cards : [];
      for (const code of codes) {
        const alone = { ...violation, cards: [code] } as typeof violation;
        const { text, rule } = describeViolation(alone, words);
        marks.set(code, [...(marks.get(code) ?? []), { text, rule }]);
      }
      return { ...described, key: `${violation.code} ${codes.join(' ')}`, cards: codes };
    });
    return { legal, problems, marks, statistics: gameOfFormat(formatId).statistics({ main, missions }, cards) };
  }, [main, missions, formatId, cards, today, tViolations, locale, label]);

  const { maybe } = draft;
  const limitOf = useMemo(
    () => limitsOf({ main, missions, maybe }, format, cards, { today }, ({ reason, max }) => t(reason, { max })),
    [main, missions, maybe, format, cards, today, t],
  );

  return { ...judged, format, limitOf };
}
