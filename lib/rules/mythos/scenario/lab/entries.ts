import type { CardDefinition } from '../../cards/schema';
import type { CardLibrary } from '../../engine/library/types';
import { buildBoard, libraryFor } from '../board';
import { BLANK_MISSION } from '../builder';
import { type Scenario, type ScenarioAttachment, type ScenarioCard, type ScenarioCharacter, SIDES } from '../schema';

// A scenario whose every card has its id written beside it, so that a change of the set-up can name the card it means
// and no other card's made-up id moves with it.

/** Whatever stands for a card in a scenario. */
export interface Entry {
  id?: string;
  card: string;
}

/** What a change makes of an entry: itself changed, or null to take the card away. */
export type Rewrite = <T extends Entry>(entry: T) => T | null;

/** The scenario with every entry rewritten, in the order in which a board is built of them. */
export function rewrite(scenario: Scenario, change: Rewrite): Scenario {
  const plain = (entry: ScenarioCard | ScenarioAttachment) => (typeof entry === 'string' ? { card: entry } : entry);
  const one = (entry: ScenarioCard): ScenarioCard | undefined => change(plain(entry)) ?? undefined;
  const all = <T extends ScenarioCard | ScenarioAttachment>(entries: readonly T[] | undefined) =>
    entries?.flatMap((entry) => change(plain(entry)) ?? []);
  const character = (entry: ScenarioCharacter): ScenarioCharacter[] => {
    const changed = change(entry);
    if (!changed) return [];
    const under = all(changed.under);
    const attachments = all(changed.attachments);
    return [{ ...changed, ...(under && { under }), ...(attachments && { attachments }) }];
  };

  const players = { ...scenario.players };
  for (const side of SIDES) {
    const player = players[side];
    if (!player) continue;
    const lists = Object.fromEntries(
      (['hand', 'deck', 'discard', 'missions'] as const).flatMap((zone) => {
        const entries = all(player[zone]);
        return entries ? [[zone, entries]] : [];
      }),
    );
    const leftover = player.leftover && one(player.leftover);
    const { leftover: _, ...rest } = player;
    players[side] = { ...rest, ...lists, ...(leftover && { leftover }) };
  }
  const missions = scenario.missions?.flatMap((mission) => {
    const changed = change({ ...mission, card: mission.card ?? BLANK_MISSION.code });
    if (!changed) return [];
    const { card, ...rest } = changed;
    const sides = Object.fromEntries(
      SIDES.flatMap((side) => (mission[side] ? [[side, mission[side].flatMap(character)]] : [])),
    );
    const attachments = all(mission.attachments);
    return [{ ...rest, ...(card !== BLANK_MISSION.code && { card }), ...sides, ...(attachments && { attachments }) }];
  });
  const missionDeck = all(scenario.missionDeck);
  return {
    ...scenario,
    ...(scenario.players && { players }),
    ...(missions && { missions }),
    ...(missionDeck && { missionDeck }),
  };
}

/** Every card with the id that a board built of it gives it. Throws a BoardError where no board can be built. */
export function withIds(definitions: readonly CardDefinition[], scenario: Scenario, library?: CardLibrary): Scenario {
  const made = library && !scenario.cards ? library : libraryFor(definitions, scenario);
  const { ids } = buildBoard(made, scenario).labels;
  let next = 0;
  return rewrite(scenario, (entry) => ({ ...entry, id: ids[next++] ?? entry.card }));
}

/** An id for one more card of a code: the code in small letters, then `-2`, `-3` … */
export function freeId(scenario: Scenario, code: string): string {
  const taken = new Set<string>();
  rewrite(scenario, (entry) => {
    if (entry.id) taken.add(entry.id);
    return entry;
  });
  const base = code.toLowerCase();
  for (let n = 1; ; n++) {
    const id = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(id)) return id;
  }
}
