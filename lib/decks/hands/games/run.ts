import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import type { Trial } from './play';
import { add, nothingYet, type Tally } from './tally';

/** What a worker is told: first the cards and the trial, then which games to play. */
export type ToWorker = { definitions: readonly CardDefinition[]; trial: Trial } | { from: number; to: number };

/** As much of a worker as is asked for; `Worker` is one. */
export interface Player {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Tally>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface Run {
  definitions: readonly CardDefinition[];
  trial: Trial;
  games: number;
  /** Starts a worker; each is told to end when the run does. */
  players: readonly (() => Player)[];
  /** Told the sums so far after each portion: another object each time. */
  onProgress: (tally: Tally) => void;
  signal: AbortSignal;
}

/** Games that a worker plays before it tells of them: a fraction of a second's work. */
const PORTION = 10;

/**
 * Plays games over workers. Ends with the sums of all that were played: fewer than asked for when it is told to stop.
 * Rejects when a worker fails.
 */
export async function runGames({ definitions, trial, games, players, onProgress, signal }: Run): Promise<Tally> {
  let tally = nothingYet(trial.opponents.length);
  if (signal.aborted || games <= 0) return tally;
  const started: Player[] = [];
  let next = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      const giveTo = (player: Player): void => {
        if (next >= games) return;
        const from = next;
        next = Math.min(games, from + PORTION);
        player.postMessage({ from, to: next });
      };
      for (const start of players) {
        const player = start();
        started.push(player);
        player.onerror = (event) => reject(new Error(event.message || 'A worker could not be started'));
        player.onmessage = ({ data }) => {
          const sum = structuredClone(tally);
          add(sum, data);
          tally = sum;
          onProgress(tally);
          if (tally.games >= games) resolve();
          else giveTo(player);
        };
        player.postMessage({ definitions, trial });
        giveTo(player);
      }
    });
  } finally {
    for (const player of started) player.terminate();
  }
  return tally;
}
