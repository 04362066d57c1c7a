import type { CardFilter, Characters, Chosen, Compare, Condition, GroupData, Place, Value } from './vocabulary';
import type { TraitTable } from '../library/traits';
import type { Comparing, Group, Match, Num, Test, Where } from '../library/types';

/** What turns expressions into functions. They speak of each other, so each asks the others through this. */
export interface Compiler {
  readonly traits: TraitTable;
  num: (value: Value) => Num;
  compare: (compare: Compare) => Comparing;
  test: (condition: Condition) => Test;
  where: (place: Place) => Where;
  group: (data: GroupData | Chosen) => Group;
  match: (data: Characters) => Match;
  /** null: anything goes. */
  looks: (data: CardFilter) => Match | null;
}
