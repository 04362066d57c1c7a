import type { DeckContent } from '../contract';
import type { CardPool } from '../cards/pool';
import { check } from '@/lib/rules/mythos/deck/check';
import { DECK_PARTS, formatById } from '@/lib/rules/mythos/deck/format';
import type { DeckCatalogue, DeckList } from '@/lib/rules/mythos/deck/deck-list';
import type { Violation } from '@/lib/rules/mythos/deck/violation';

export interface Verdict {
  legal: boolean;
  violations: Violation[];
}

/** What the rules say of a deck on a day. A format that is gone is a violation like any other. */
export function judge(deck: DeckList, format: string, pool: DeckCatalogue, today: string): Verdict {
  const rules = formatById(format);
  const violations: Violation[] = rules
    ? check(deck, rules, pool, { today })
    : [{ code: 'unknown-format', severity: 'error', params: { format }, ruleRef: 'format' }];
  return { legal: violations.length === 0, violations };
}

/**
 * What no editor of ours would send: cards that do not exist, printings of another card. `path` as in the request,
 * `content.main[3].code`. Empty when the content can be stored; whether it is legal is another question.
 */
export function contentErrors(content: DeckContent, pool: CardPool): { path: string; message: string }[] {
  return DECK_PARTS.flatMap((part) =>
    content[part].flatMap(({ code, printing }, index) => {
      const at = `content.${part}[${index}]`;
      const card = pool.get(code);
      if (card?.code !== code) return [{ path: `${at}.code`, message: `There is no card ${code}` }];
      if (printing !== undefined && !card.definition.printings.some(({ id }) => id === printing)) {
        return [{ path: `${at}.printing`, message: `${printing} is no printing of ${code}` }];
      }
      return [];
    }),
  );
}
