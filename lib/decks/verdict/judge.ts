import type { DeckContent } from '../contract';
import { type CardPool, printingsOf } from '../cards/pool-card';
import type { DeckLists, GameCatalogue, Violation } from '../games/game';
import { formatById, gameOfFormat } from '../games/games';
import { DECK_PARTS } from '../games/parts';

export interface Verdict {
  legal: boolean;
  violations: Violation[];
}

/** What the rules of its game say of a deck on a day. A format that is gone is a violation like any other. */
export function judge(deck: DeckLists, format: string, pool: GameCatalogue, today: string): Verdict {
  const rules = formatById(format);
  const violations: Violation[] = rules
    ? gameOfFormat(format).check(deck, rules, pool, { today })
    : [{ code: 'unknown-format', severity: 'error', params: { format }, ruleRef: 'format' }];
  return { legal: violations.length === 0, violations };
}

/**
 * What no editor of ours would send: cards that do not exist, printings of another card, parts that the game has none
 * of. `path` as in the request, `content.main[3].code`. Empty when the content can be stored; whether it is legal is
 * another question.
 */
export function contentErrors(content: DeckContent, pool: CardPool): { path: string; message: string }[] {
  const { parts, id } = gameOfFormat(content.format);
  return DECK_PARTS.flatMap((part) => {
    if (!parts.includes(part) && content[part].length > 0) {
      return [{ path: `content.${part}`, message: `A deck of ${id} has no part of this name` }];
    }
    return content[part].flatMap(({ code, printing }, index) => {
      const at = `content.${part}[${index}]`;
      const card = pool.get(code);
      if (card?.code !== code) return [{ path: `${at}.code`, message: `There is no card ${code}` }];
      if (printing !== undefined && !printingsOf(card).some(({ id: known }) => known === printing)) {
        return [{ path: `${at}.printing`, message: `${printing} is no printing of ${code}` }];
      }
      return [];
    });
  });
}
