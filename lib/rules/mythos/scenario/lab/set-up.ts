import { z } from 'zod';
import { complaint, type Scenario, type ScenarioCharacter, scenarioSchema, SIDES } from '../schema';
import { freeId, rewrite } from './entries';

// Changes of a board before anything is done on it. Each makes a whole new scenario of one whose cards have ids
// (`withIds`); a board that cannot be is refused when it is built, with the path that is wrong.

const side = z.enum(SIDES);
const id = z.string().min(1).max(80);
const code = z.string().min(1).max(20);
const mission = z.coerce.number().int().min(1).max(4);
const amount = z.coerce.number().int().min(0).max(99);

/** Where a card is put: a zone of a player, a side of a mission (face up or hidden), under or on a card, on a mission. */
const place = z.union([
  z.templateLiteral([z.enum(['hand', 'deck', 'discard']), ':', side]),
  z.templateLiteral([z.enum(['field', 'hidden']), ':', side, ':', z.enum(['1', '2', '3', '4'])]),
  z.templateLiteral([z.enum(['under', 'on']), ':', z.string().min(1)]),
]);
export type Place = z.infer<typeof place>;

export const changeSchema = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('add'), card: code, to: place }),
  z.strictObject({ change: z.literal('mission'), card: code.optional(), at: mission.optional() }),
  z.strictObject({ change: z.literal('take'), id }),
  z.strictObject({ change: z.literal('tokens'), id, amount }),
  z.strictObject({ change: z.literal('turn'), id }),
  z.strictObject({ change: z.literal('player'), player: side, chakra: amount, points: amount }),
  z.strictObject({
    change: z.literal('table'),
    round: z.coerce.number().int().min(1).max(4),
    edge: side,
    turn: side,
    phase: z.enum(['action', 'scoring', 'end', 'start', 'setup']),
  }),
]);
export type Change = z.infer<typeof changeSchema>;

/** A change as a form sent it; where in it, and what was expected there. */
export function readChange(fields: Readonly<Record<string, string>>): { change: Change } | { error: string } {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const parsed = changeSchema.safeParse(given);
  return parsed.success ? { change: parsed.data } : { error: complaint(parsed.error) };
}

/** The scenario changed; nothing is done on it any more. What a change names and is not there leaves it as it was. */
export function changed(scenario: Scenario, change: Change): Scenario {
  const { steps: _, expect: __, auto: ___, ...board } = scenario;
  return make(board, change);
}

function make(board: Scenario, change: Change): Scenario {
  switch (change.change) {
    case 'add':
      return add(board, change.card, change.to);
    case 'mission':
      return setMission(board, change.card, change.at);
    case 'take':
      return rewrite(board, (entry) => (entry.id === change.id ? null : entry));
    case 'tokens':
      return onCharacter(board, change.id, (one) => ({ ...one, tokens: change.amount }));
    case 'turn':
      return onCharacter(board, change.id, (one) => ({ ...one, hidden: !one.hidden }));
    case 'player': {
      const { player, chakra, points } = change;
      const players = { ...board.players, [player]: { ...board.players?.[player], chakra, points } };
      return { ...board, players };
    }
    case 'table': {
      const { change: _, ...table } = change;
      return { ...board, ...table };
    }
  }
}

function add(board: Scenario, card: string, to: Place): Scenario {
  const entry = { id: freeId(board, card), card };
  const [where = '', what = '', at] = to.split(':');
  if (where === 'hand' || where === 'deck' || where === 'discard') {
    const player = what === 'B' ? 'B' : 'A';
    const zone = [...(board.players?.[player]?.[where] ?? []), entry];
    return { ...board, players: { ...board.players, [player]: { ...board.players?.[player], [where]: zone } } };
  }
  if (where === 'field' || where === 'hidden') {
    const player = what === 'B' ? 'B' : 'A';
    const character = where === 'hidden' ? { ...entry, hidden: true } : entry;
    const missions = (board.missions ?? []).map((one, index) =>
      index + 1 === Number(at) ? { ...one, [player]: [...(one[player] ?? []), character] } : one,
    );
    return { ...board, missions };
  }
  const host = to.slice(to.indexOf(':') + 1);
  const number = /^@([1-4])$/.exec(host)?.[1];
  if (number) {
    const missions = (board.missions ?? []).map((one, index) =>
      index + 1 === Number(number) ? { ...one, attachments: [...(one.attachments ?? []), entry] } : one,
    );
    return { ...board, missions };
  }
  const list = where === 'under' ? 'under' : 'attachments';
  return onCharacter(board, host, (one) => ({ ...one, [list]: [...(one[list] ?? []), entry] }));
}

/** One more mission, or another card for one that lies there. Four lie on the table at most. */
function setMission(board: Scenario, card: string | undefined, at: number | undefined): Scenario {
  const missions = board.missions ?? [];
  const entry = card ? { id: freeId(board, card), card } : {};
  if (at === undefined) return missions.length < 4 ? { ...board, missions: [...missions, entry] } : board;
  const others = missions.map((one, index) => {
    if (index + 1 !== at) return one;
    const { card: _, id: __, ...rest } = one;
    return { ...rest, ...entry };
  });
  return { ...board, missions: others };
}

function onCharacter(board: Scenario, id: string, make: (one: ScenarioCharacter) => ScenarioCharacter): Scenario {
  const missions = board.missions?.map((mission) => {
    const sides = SIDES.flatMap((player) => {
      const there = mission[player];
      return there ? [[player, there.map((one) => ('id' in one && one.id === id ? make(one) : one))]] : [];
    });
    return { ...mission, ...Object.fromEntries(sides) };
  });
  return missions ? { ...board, missions } : board;
}

/** A board from its JSON, or where in it something is wrong. */
export function readScenario(json: unknown): { scenario: Scenario } | { error: string } {
  const parsed = scenarioSchema.safeParse(json);
  return parsed.success ? { scenario: parsed.data } : { error: complaint(parsed.error) };
}
