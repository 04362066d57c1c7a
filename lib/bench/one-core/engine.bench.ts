import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BOTS } from '@/lib/rules/mythos/bots/bot';
import { dice } from '@/lib/rules/mythos/bots/dice';
import { playMatch } from '@/lib/rules/mythos/bots/match';
import { randomDeck } from '@/lib/rules/mythos/bots/random-deck';
import { apply } from '@/lib/rules/mythos/engine/engine';
import { makeLibrary } from '@/lib/rules/mythos/engine/library/library';
import { type Deck, newGame } from '@/lib/rules/mythos/engine/new-game';
import { clone } from '@/lib/rules/mythos/engine/state/clone';
import { gameOf } from '@/lib/rules/mythos/engine/state/game';
import type { State } from '@/lib/rules/mythos/engine/state/state';
import { readSetFile } from '@/lib/testing/set-files';
import type { Figure } from '../bench';
import { percentile } from '../percentile';

export const name = 'engine';

const SECONDS = 5;
const WARM_UP_GAMES = 1000;
/** Games and loops take turns, so that both meet the same machine. */
const GAMES_AT_ONCE = 100;
const APPLY_GAMES = 400;
const STATES = 2000;

const definitions = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = makeLibrary(definitions);

/** Whole games by chance with legal decks of both sets, single actions, and what a game takes in memory. */
export async function run(): Promise<Figure[]> {
  return [...randomGames(), ...actions(), memory()];
}

function decksOf(seed: number): readonly [Deck, Deck] {
  const roll = dice(seed);
  return [randomDeck(definitions, roll), randomDeck(definitions, roll)];
}

/** Games a second on one core, in place, and how many of them fit into the time of one fixed loop. */
function randomGames(): Figure[] {
  const bots = [BOTS.random, BOTS.random] as const;
  const games = Array.from({ length: GAMES_AT_ONCE * 10 }, (_, seed) => ({ seed, decks: decksOf(seed), bots }));
  for (let seed = 0; seed < WARM_UP_GAMES; seed++) playMatch(library, games[seed % games.length] as (typeof games)[0]);
  fixedLoop();
  const cpu = process.cpuUsage();
  let [played, looped, seconds, loopSeconds] = [0, 0, 0, 0];
  while (seconds < SECONDS) {
    const began = performance.now();
    for (let i = 0; i < GAMES_AT_ONCE; i++) playMatch(library, games[played++ % games.length] as (typeof games)[0]);
    const between = performance.now();
    fixedLoop();
    looped++;
    seconds += (between - began) / 1000;
    loopSeconds += (performance.now() - between) / 1000;
  }
  const { user, system } = process.cpuUsage(cpu);
  const [perSecond, loopsPerSecond] = [played / seconds, looped / loopSeconds];
  // Well below 100 % the process had to share its core, and the games a second would else be more.
  const ofProcessor = ((user + system) / 1e6 / (seconds + loopSeconds)) * 100;
  return [
    { bench: 'engine.randomGames', value: Math.round(perSecond), unit: 'games/s', games: played, processor: `${Math.round(ofProcessor)} %` }, // prettier-ignore
    { bench: 'engine.randomGames.ratio', value: round(perSecond / loopsPerSecond), unit: 'games a loop', loopsPerSecond: round(loopsPerSecond) }, // prettier-ignore
  ];
}

/** Ten million steps of a xorshift generator: the same work on every machine. */
function fixedLoop(): number {
  let x = 1;
  for (let i = 0; i < 10_000_000; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  return x;
}

/** How long one action takes that leaves the state it is given alone, its events told. */
function actions(): Figure[] {
  const times: number[] = [];
  for (let seed = 0; seed < APPLY_GAMES; seed++) {
    playByCopies(seed, (took) => {
      // The first games are there for the compiler.
      if (seed >= APPLY_GAMES / 4) times.push(took);
    });
  }
  times.sort((a, b) => a - b);
  return ([50, 99] as const).map((part) => ({
    bench: `engine.apply.p${part}`,
    value: round(1000 * percentile(times, part / 100)),
    unit: 'µs',
    actions: times.length,
  }));
}

/** Plays a game by `apply`; `told` hears the milliseconds of each action. Returns every state on the way. */
function playByCopies(seed: number, told: (milliseconds: number) => void): State[] {
  let state = newGame(library, { seed, decks: decksOf(seed) });
  const roll = dice(seed, 1);
  const states = [state];
  while (state.phase !== 'over') {
    const action = BOTS.random(gameOf(library, state, null), roll);
    const began = performance.now();
    const outcome = apply(library, state, action);
    told(performance.now() - began);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is refused: ${outcome.reason}`);
    ({ state } = outcome);
    states.push(state);
  }
  return states;
}

/** Heap that one state takes, over the states of a game as it goes on. */
function memory(): Figure {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const states = playByCopies(1, () => undefined);
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = Array.from({ length: STATES }, (_, i) => clone(states[i % states.length] as State));
  collect();
  const bytes = (process.memoryUsage().heapUsed - before) / held.length;
  return { bench: 'engine.memory', value: Math.round(bytes), unit: 'bytes a state', states: held.length };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
