import type { Compiler } from './compiler';
import { groupOf, matchOf } from './groups';
import { looksOf } from './looks';
import { newTraits } from '../library/traits';
import { compareOf, numOf, testOf, whereOf } from './values';

export function makeCompiler(): Compiler {
  const t: Compiler = {
    traits: newTraits(),
    num: (value) => numOf(t, value),
    compare: (compare) => compareOf(t, compare),
    test: (condition) => testOf(t, condition),
    where: whereOf,
    group: (data) => groupOf(t, data),
    match: (data) => matchOf(t, data),
    looks: (data) => looksOf(t, data),
  };
  return t;
}
