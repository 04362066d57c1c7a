import { describe, expect, it } from 'vitest';
import { apply } from '../../engine/engine';
import { legalActions } from '../../engine/legal/legal-actions';
import { clone } from '../../engine/state/clone';
import type { EventKind, GameEvent } from '../../engine/state/events';
import { gameOf } from '../../engine/state/game';
import { PLAYERS, type PlayerId, type State } from '../../engine/state/state';
import { maySee } from '../../engine/state/view';
import { dice } from '../../../testing/dice';
import { library, pick, randomGame } from '../../engine/testing/random-games';
import { plain } from '../pieces';
import type { TextLocale } from '../traits';
import { type Line, narrate } from './narrate';

const LOCALES: readonly TextLocale[] = ['en', 'pl', 'uk', 'fr'];
const GAMES = 8;

interface Moment {
  before: State;
  after: State;
  events: GameEvent[];
}

/** A game by chance, action by action. */
function played(seed: number): Moment[] {
  const moments: Moment[] = [];
  const roll = dice(seed + 1_000_003);
  let before = randomGame(seed);
  while (before.phase !== 'over') {
    const outcome = apply(library, before, pick(legalActions(library, before), roll));
    if (!outcome.ok) throw new Error(outcome.reason);
    moments.push({ before, after: outcome.state, events: outcome.events });
    before = outcome.state;
  }
  return moments;
}

const games = Array.from({ length: GAMES }, (_, seed) => played(seed + 1));
const eventsOf = (game: readonly Moment[]): GameEvent[] => game.flatMap(({ events }) => events);
const words = (lines: readonly Line[]): string[] => lines.map(({ text }) => plain(text));

describe.each(LOCALES)('games in %s', (locale) => {
  it.each([undefined, 0, 1] as const)('are told in whole sentences to %s', (viewer) => {
    for (const game of games) {
      const [first] = game;
      const events = eventsOf(game);
      if (!first) throw new Error('An empty game');
      const lines = words(narrate(events, { locale, library, state: first.before, viewer }));
      expect(lines).toHaveLength(events.length);
      for (const line of lines) {
        expect(line).toMatch(/^[\p{Lu}\d].*[^\s.]\.$/u);
        expect(line).not.toMatch(/undefined|null|NaN|\[object| {2}| [,.;)]|\( |[“«„] | ’/);
      }
    }
  });
});

/** Kinds that open a face for both, if only for a moment. */
const OPENING = new Set<EventKind>([
  'played', 'revealed', 'upgraded', 'attached', 'shown', 'discarded', 'defeated', 'duplicateDiscarded',
]); // prettier-ignore

/** The same state with other cards wherever the player may not know which they are. */
function exchanged({ before, after, events }: Moment, player: PlayerId): State {
  const [then, now] = [gameOf(library, before, null), gameOf(library, after, null)];
  const open = events.filter(({ kind, secretTo }) => OPENING.has(kind) || secretTo === player);
  const opened = new Set(open.flatMap((event) => event.cards ?? []));
  const state = clone(before);
  const characters = library.cards.filter((card) => card.type === 'character');
  state.cards.forEach((card, id) => {
    if (card.zone === 'missionDeck' || opened.has(id) || maySee(then, id, player) || maySee(now, id, player)) return;
    card.def = characters[(card.def * 7 + id) % characters.length]?.index ?? 0;
  });
  return state;
}

it('never tells a player what the player may not know: other hidden cards make no other story', () => {
  for (const game of games) {
    for (const moment of game) {
      for (const viewer of PLAYERS) {
        const told = (state: State) => words(narrate(moment.events, { locale: 'en', library, state, viewer }));
        expect(told(exchanged(moment, viewer))).toEqual(told(moment.before));
      }
    }
  }
}, 60_000);
