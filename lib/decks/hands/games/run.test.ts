import { describe, expect, it } from 'vitest';
import { dice } from '@/lib/rules/mythos/bots/dice';
import { randomDeck } from '@/lib/rules/mythos/bots/random-deck';
import { makeLibrary } from '@/lib/rules/mythos/engine/library/library';
import { readSetFile } from '@/lib/testing/set-files';
import { playGames, type Trial } from './play';
import { type Player, runGames, type ToWorker } from './run';
import type { Tally } from './tally';

const definitions = readSetFile('ks').cards;
const library = makeLibrary(definitions);
const deckOf = (seed: number) => randomDeck(definitions, dice(seed));
const trial: Trial = { deck: deckOf(1), opponents: [deckOf(2), deckOf(3)], seed: 4 };

/** A worker without a thread: it answers as soon as nothing else is to be done. */
class Here implements Player {
  static running = 0;
  onmessage: Player['onmessage'] = null;
  onerror: Player['onerror'] = null;
  private ended = false;
  constructor(private readonly fails = false) {
    Here.running++;
  }
  postMessage(message: ToWorker) {
    if ('trial' in message) return;
    setTimeout(() => {
      if (this.ended) return;
      if (this.fails) return this.onerror?.({ message: 'no memory left' } as ErrorEvent);
      const data = playGames(library, trial, message.from, message.to);
      this.onmessage?.({ data } as MessageEvent<Tally>);
    });
  }
  terminate() {
    this.ended = true;
    Here.running--;
  }
}

const run = (over: Partial<Parameters<typeof runGames>[0]> = {}) =>
  runGames({
    definitions,
    trial,
    games: 25,
    players: [() => new Here()],
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...over,
  });

describe('games over workers', () => {
  it('are the same on any number of workers, and every worker ends', async () => {
    const all = playGames(library, trial, 0, 25);
    expect(await run()).toEqual(all);
    expect(await run({ players: Array.from({ length: 5 }, () => () => new Here()) })).toEqual(all);
    expect(Here.running).toBe(0);
  });

  it('tell how far they are, and stop when they are told to with what there is', async () => {
    const stop = new AbortController();
    const told: number[] = [];
    const tally = await run({
      games: 1000,
      signal: stop.signal,
      onProgress: ({ games }) => {
        told.push(games);
        if (games === 30) stop.abort();
      },
    });
    expect(told).toEqual([10, 20, 30]);
    expect(tally.games).toBe(30);
    expect(Here.running).toBe(0);
    expect((await run({ signal: stop.signal })).games).toBe(0);
  });

  it('fail with a worker, and the others end', async () => {
    await expect(run({ players: [() => new Here(), () => new Here(true)] })).rejects.toThrow('no memory left');
    expect(Here.running).toBe(0);
  });
});
