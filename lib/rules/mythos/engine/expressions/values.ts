import type { Compare, Condition, Place, Value } from './vocabulary';
import type { Compiler } from './compiler';
import type { Comparing, Num, Test, Where } from '../library/types';
import { card } from '../state/game';
import { winningOf } from '../read/power';
import { hereOf, missionOf, refCards, STAT_AT, STATS_PER_CARD } from '../read/scope';
import { statOf, statOfBound } from '../read/stats';

// Values, comparisons and conditions become functions of the game, the scope and "you".

export function numOf(t: Compiler, value: Value): Num {
  if (typeof value === 'number') return () => value;
  if ('plus' in value) {
    const [a, b] = [numOf(t, value.plus[0]), numOf(t, value.plus[1])];
    return (g, scope, you) => a(g, scope, you) + b(g, scope, you);
  }
  if ('times' in value) {
    const [by, inner] = [value.times[0], numOf(t, value.times[1])];
    return (g, scope, you) => by * inner(g, scope, you);
  }
  if ('amount' in value) return (_g, scope) => scope.binds[value.amount]?.amount ?? 0;
  if ('count' in value) {
    const { count } = value;
    if (typeof count === 'string') return (g, scope) => refCards(g, scope, count).length;
    const group = t.group(count);
    return (g, scope, you) => {
      const found: number[] = [];
      group.collect(g, scope, you, found, true);
      return found.length;
    };
  }
  const { stat, of } = value;
  if (typeof of === 'string') return (g, scope) => statOfBound(g, scope, of, stat);
  const group = t.group(of);
  return (g, scope, you) => {
    const found: number[] = [];
    group.collect(g, scope, you, found, true);
    let sum = 0;
    for (const id of found) sum += statOf(g, id, stat);
    return sum;
  };
}

export function compareOf(t: Compiler, compare: Compare): Comparing {
  if ('atMost' in compare) return comparing(numOf(t, compare.atMost), (a, b) => a <= b);
  if ('atLeast' in compare) return comparing(numOf(t, compare.atLeast), (a, b) => a >= b);
  if ('exactly' in compare) return comparing(numOf(t, compare.exactly), (a, b) => a === b);
  if ('lessThan' in compare) return comparing(numOf(t, compare.lessThan), (a, b) => a < b);
  return comparing(numOf(t, compare.moreThan), (a, b) => a > b);
}

function comparing(limit: Num, holds: (found: number, limit: number) => boolean): Comparing {
  return (g, scope, you, found) => holds(found, limit(g, scope, you));
}

export function testOf(t: Compiler, condition: Condition): Test {
  if ('all' in condition) {
    const tests = condition.all.map((one) => testOf(t, one));
    return (g, scope, you) => tests.every((test) => test(g, scope, you));
  }
  if ('any' in condition) {
    const tests = condition.any.map((one) => testOf(t, one));
    return (g, scope, you) => tests.some((test) => test(g, scope, you));
  }
  if ('there' in condition || 'none' in condition) {
    const wanted = 'there' in condition;
    const group = t.group('there' in condition ? condition.there : condition.none);
    return (g, scope, you) => {
      const found: number[] = [];
      group.collect(g, scope, you, found, true);
      return found.length > 0 === wanted;
    };
  }
  if ('value' in condition) {
    const value = numOf(t, condition.value);
    const compare = compareOf(t, condition.is);
    return (g, scope, you) => compare(g, scope, you, value(g, scope, you));
  }
  if ('done' in condition) return (_g, scope) => scope.binds[condition.done]?.done === true;
  if ('edge' in condition) return (g, _scope, you) => (g.s.edge === you) === (condition.edge === 'you');
  if ('you' in condition) {
    const winning = condition.you === 'winning';
    return (g, scope, you) => {
      const leader = winningOf(g, hereOf(g, scope));
      return leader !== null && (leader === you) === winning;
    };
  }
  return fitsOf(t, condition.card, condition);
}

/** A card spoken of by name fits: as it was when it was bound, and read by its face if it was looked at. */
function fitsOf(t: Compiler, name: string, condition: Extract<Condition, { card: string }>): Test {
  const match = t.match(condition.fits);
  return (g, scope, you) => {
    const bound = scope.binds[name];
    if (!bound) return refCards(g, scope, name).some((id) => match(g, scope, you, id));
    const before = g.known;
    const fits = bound.cards.some((id, i) => {
      g.known = { id, stats: bound.stats, at: i * STATS_PER_CARD };
      return match(g, scope, you, id);
    });
    g.known = before;
    return fits;
  };
}

export function whereOf(place: Place): Where {
  switch (place) {
    case 'here':
      return (g, scope, mission) => hereOf(g, scope) === mission;
    case 'elsewhere':
      return (g, scope, mission) => hereOf(g, scope) !== mission;
    case 'oneMission':
      return (g, _scope, mission) => g.place < 0 || g.place === mission;
    default:
      return 'mission' in place ? ofMission(place.mission) : ofCard(place.missionOf);
  }
}

function ofMission(name: string): Where {
  return (g, scope, mission) => refCards(g, scope, name).some((id) => missionOf(g, id) === mission);
}

/** Where a card is, or was when it was bound. */
function ofCard(name: string): Where {
  return (g, scope, mission) => {
    const bound = scope.binds[name];
    if (!bound) return refCards(g, scope, name).some((id) => missionOf(g, id) === mission);
    return bound.cards.some((id, i) => {
      const now = card(g, id).zone === 'field' ? missionOf(g, id) : -1;
      return (now >= 0 ? now : bound.stats[i * STATS_PER_CARD + STAT_AT.mission]) === mission;
    });
  };
}
