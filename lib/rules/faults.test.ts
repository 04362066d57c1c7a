import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownTraits } from './mythos/cards/mistakes/known-traits';
import { mistakesOf } from './mythos/cards/mistakes/mistakes';
import { cardSchema } from './mythos/cards/schema';
import { readSetFile } from '@/lib/testing/set-files';
import { effectSchema } from './mythos/cards/effects/effect';
import { parseWithFaults } from './faults';

const main = (step: object) => ({ kind: 'instant', timing: 'main', steps: [step] });
const change = (to: object) => ({ kind: 'modifier', timing: 'upgrade', of: 'main', change: to });
const hide = (what: unknown) => main({ do: 'hide', what });

function faultsIn(effect: unknown): string[] {
  const outcome = parseWithFaults(effectSchema, effect);
  return 'faults' in outcome ? outcome.faults.map(({ path, message }) => `${path.join('.')}: ${message}`) : [];
}

describe('a fault names the field that was meant and what it may hold', () => {
  it.each<[string, unknown, string]>([
    ['an unknown kind of line', { kind: 'instnt' }, 'kind: expected one of "instant", "static", "triggered", "replacement", "modifier"; found "instnt"'],
    ['a missing field', main({ do: 'draw' }), 'steps.0.amount: missing; expected a number or an object'],
    ['a word in a group', hide({ side: 'enmy' }), 'steps.0.what.side: expected one of "friendly", "yours", "enemy"; found "enmy"'],
    ['a word in the second of two groups', hide([{ side: 'enemy' }, { side: 'enmy' }]), 'steps.0.what.1.side: expected one of "friendly", "yours", "enemy"; found "enmy"'],
    ['a zone', hide({ from: 'hnd' }), 'steps.0.what.from: expected one of "play", "attachments", "hand", "deck", "discard", "hidden", "missions", "stack", "bound"; found "hnd"'],
    ['a name', hide('Self'), 'steps.0.what: expected a name like self or hiddenCard; found "Self"'],
    ['a place', main({ do: 'move', what: 'self', to: 'hre' }), 'steps.0.to: expected one of "here", "elsewhere", "oneMission"; found "hre"'],
    ['a comparison', hide({ cost: { atmost: 3 } }), 'steps.0.what.cost: expected the fields atMost, or atLeast, or exactly, or lessThan, or moreThan; found atmost'],
    ['two comparisons at once', hide({ cost: { atMost: 3, atLeast: 1 } }), 'steps.0.what.cost: no such field: "atLeast"; expected only atMost'],
    ['a stat within a value', hide({ cost: { atMost: { stat: 'chakra', of: 'self' } } }), 'steps.0.what.cost.atMost.stat: expected one of "cost", "power", "printedCost", "printedPower", "tokens"; found "chakra"'],
    ['a condition', main({ do: 'draw', amount: 1, if: { ther: {} } }), 'steps.0.if: expected the fields there, or none, or value and is, or card and fits, or done, or edge, or you, or all, or any; found ther'],
    ['half a condition', main({ do: 'draw', amount: 1, if: { value: 3 } }), 'steps.0.if.is: missing; expected an object'],
    ['half a number', main({ do: 'draw', amount: 1.5 }), 'steps.0.amount: expected a whole number or an object; found 1.5'],
    ['a step in a choice', main({ do: 'choose', options: [[{ do: 'draw', amount: 1 }], [{ do: 'draw', amount: 'x' }]] }), 'steps.0.options.1.0.amount: expected a number or an object; found "x"'],
    ['a change', change({ verb: 'defeet' }), 'change.verb: expected "defeat"; found "defeet"'],
    ['half a change', change({ limit: 'cost' }), 'change.is: missing; expected an object'],
    ['a line given away', { kind: 'static', timing: 'main', grants: [{ grant: 'gains', to: 'self', effect: { kind: 'instant', timing: 'main', steps: [] } }] }, 'grants.0.effect.steps: expected at least 1 entry; found an empty list'],
    ['many unknown fields', hide(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, 1]))), 'steps.0.what: no such field: "f0", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", … and 490 more; expected one of from, anyOf, noneOf, cost, printedCost, power, printedPower, sameName, side, in, other, otherThan, hidden, tokens, upgraded, controlled, owned, holding, lastTurn, is, among, choose, perMission, random, total, by'],
    ['too large a number', main({ do: 'draw', amount: 2_147_483_648 }), 'steps.0.amount: expected at most 99; found 2147483648'],
    ['a number beyond all', main({ do: 'draw', amount: 1e308 }), 'steps.0.amount: expected at most 99; found 1e+308'],
    ['a number below all', main({ do: 'draw', amount: -1e308 }), 'steps.0.amount: expected at least -99; found -1e+308'],
    ['too many steps', { kind: 'instant', timing: 'main', steps: Array.from({ length: 21 }, () => ({ do: 'shuffle' })) }, 'steps: expected at most 20 entries; found a list of 21'],
    ['an illegible text', hide({ anyOf: [{ name: 'A\u0000' }] }), 'steps.0.what.anyOf.0.name: expected a text without control characters and invisible ones; found "A\\u0000"'],
    ['half a character', { ...hide('self'), gate: { duel: 'A\ud83d' } }, 'gate.duel: expected a text of whole characters (half of a surrogate pair is none); found "A\\ud83d"'],
    ['spaces', hide({ anyOf: [{ keyword: '  ' }] }), 'steps.0.what.anyOf.0.keyword: expected a text of more than spaces; found "  "'],
    ['a long text', hide({ anyOf: [{ name: 'x'.repeat(5000) }] }), `steps.0.what.anyOf.0.name: expected at most 200 characters; found "${'x'.repeat(40)}"… (5000 characters)`],
  ])('%s', (_, effect, fault) => expect(faultsIn(effect)).toEqual([fault])); // prettier-ignore

  it('lists every verb', () => {
    const [fault] = faultsIn(main({ do: 'hidde', what: 'self' }));
    expect(fault).toMatch(/^steps\.0\.do: expected one of "powerup", .*"hide", .*"later"; found "hidde"$/);
  });

  it('lists every grant, those that stand apart in the schema too', () => {
    const [fault] = faultsIn({ kind: 'static', timing: 'main', grants: [{ grant: 'pwer' }] });
    expect(fault).toMatch(/^grants\.0\.grant: expected one of "power", .*"phantom", "gains"; found "pwer"$/);
  });

  it('lists the fields there are', () => {
    const [fault] = faultsIn(hide({ colour: 1 }));
    expect(fault).toMatch(/^steps\.0\.what: no such field: "colour"; expected one of from, .*side, /);
  });
});

/** Another value in place of one anywhere in a card's effects, or a field more or less. */
function spoiled(effects: readonly unknown[], pick: (below: number) => number, other: unknown): unknown {
  const copy = structuredClone(effects) as unknown[];
  const places: [holder: Record<string, unknown>, key: string][] = [];
  (function collect(holder: Record<string, unknown>) {
    for (const [key, value] of Object.entries(holder)) {
      places.push([holder, key]);
      if (typeof value === 'object' && value !== null) collect(value as Record<string, unknown>);
    }
  })(copy as unknown as Record<string, unknown>);
  const place = places[pick(places.length)];
  if (place) place[0][place[1]] = other;
  return copy;
}

describe('whatever is wrong with an effect', () => {
  const cards = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards).filter(({ effects }) => effects.length > 0);
  const known = knownTraits(cards);
  const others = fc.oneof(
    fc.constantFrom('', 'x', 'here', 'all', 'Gaara', 'self', 0, -1, 1.5, true, null, undefined, {}, [], [[]], { x: 1 }),
    fc.constantFrom<unknown>({ atMost: 'x' }, { count: {} }, { from: 'hand' }, { name: 'x' }, { do: 'hide' }, ['x', 1]),
  );

  it('there are words for it, in a place of the card; and if nothing is wrong, the checks of meaning can read it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cards), fc.nat(), others, (card, number, other) => {
        const effects = spoiled(card.effects, (below) => number % below, other);
        const outcome = parseWithFaults(cardSchema, { ...card, effects });
        if ('data' in outcome) mistakesOf(outcome.data, known);
        else {
          expect(outcome.faults.length).toBeGreaterThan(0);
          for (const { path, message } of outcome.faults) {
            expect(path[0]).toBe('effects');
            expect(message).not.toMatch(/invalid|undefined|NaN|\[object/i);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
