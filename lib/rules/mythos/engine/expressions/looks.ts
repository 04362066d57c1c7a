import type { CardFilter } from './vocabulary';
import type { Compiler } from './compiler';
import { traitNumbers } from '../library/traits';
import type { Match } from '../library/types';
import { defOf } from '../state/game';
import { refCards } from '../read/scope';
import { costOf, hasTrait, isHidden, powerRead, printedPowerOf } from '../read/stats';

/** What a card is, wherever it lies; null: anything goes. */
export function looksOf(t: Compiler, data: CardFilter): Match | null {
  const checks: Match[] = [];
  if (data.anyOf) {
    const traits = traitNumbers(t.traits, data.anyOf);
    const [only] = traits;
    if (traits.length === 1 && only !== undefined) checks.push((g, _s, _y, id) => hasTrait(g, id, only));
    else checks.push((g, _s, _y, id) => traits.some((trait) => hasTrait(g, id, trait)));
  }
  if (data.noneOf) {
    const traits = traitNumbers(t.traits, data.noneOf);
    checks.push((g, _s, _y, id) => !traits.some((trait) => hasTrait(g, id, trait)));
  }
  for (const compare of [data.cost, data.printedCost]) {
    if (!compare) continue;
    const holds = t.compare(compare);
    checks.push((g, scope, you, id) => holds(g, scope, you, costOf(g, id)));
  }
  if (data.power) {
    const holds = t.compare(data.power);
    checks.push((g, scope, you, id) => holds(g, scope, you, powerRead(g, id)));
  }
  if (data.printedPower) {
    const holds = t.compare(data.printedPower);
    checks.push((g, scope, you, id) => holds(g, scope, you, printedPowerOf(g, id)));
  }
  const { sameName } = data;
  if (sameName !== undefined) {
    checks.push((g, scope, _you, id) => {
      if (isHidden(g, id)) return false;
      return refCards(g, scope, sameName).some((one) => !isHidden(g, one) && defOf(g, one).name === defOf(g, id).name);
    });
  }
  const [only] = checks;
  if (only === undefined) return null;
  if (checks.length === 1) return only;
  return (g, scope, you, id) => {
    for (const check of checks) if (!check(g, scope, you, id)) return false;
    return true;
  };
}
