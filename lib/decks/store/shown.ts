import type { DeckStatistics, Violation } from '../games/game';
import { gameOfFormat } from '../games/games';
import type { DeckContent } from '../contract';
import { isReleased, today } from '../cards/pool';
import type { CardPool } from '../cards/pool-card';
import { canEdit, type Viewer } from '../permissions';
import { judge } from '../verdict/judge';

/** A deck as a reader may know it. */
export interface ShownDeck {
  content: DeckContent;
  /** By today's rules, of the whole deck: also of cards that this reader is not shown. */
  legal: boolean;
  violations: Violation[];
  statistics: DeckStatistics;
}

/** What {@link shownTo} leaves of a deck, with what the rules and the numbers say of it. */
export function judgedFor(viewer: Viewer, ownerId: string, whole: DeckContent, pool: CardPool): ShownDeck {
  const content = shownTo(viewer, ownerId, whole, pool);
  const { legal, violations } = judge(whole, whole.format, pool, today());
  return {
    content,
    legal,
    violations: canEdit(viewer, { ownerId })
      ? violations
      : violations.map((violation) => withoutUnreleased(violation, pool)),
    statistics: gameOfFormat(whole.format).statistics(content, pool),
  };
}

/** A deck as others see it: without the owner's maybe pile and without cards that are not out yet. */
export function shownTo(viewer: Viewer, ownerId: string, content: DeckContent, pool: CardPool): DeckContent {
  if (canEdit(viewer, { ownerId })) return content;
  const released = ({ code }: { code: string }) => isPublic(code, pool);
  return { ...content, main: content.main.filter(released), missions: content.missions.filter(released), maybe: [] };
}

/** The same for what the rules say of it: violations stay, the names of such cards do not. */
function withoutUnreleased(violation: Violation, pool: CardPool): Violation {
  if (!('cards' in violation)) return violation;
  return { ...violation, cards: violation.cards.filter((code) => isPublic(code, pool)) };
}

function isPublic(code: string, pool: CardPool): boolean {
  const card = pool.get(code);
  return card === undefined || isReleased(card, today());
}
