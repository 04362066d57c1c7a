'use client';

import { useEffect, useRef, useState } from 'react';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import type { Deck } from '@/lib/rules/mythos/engine/new-game';
import { type Player, runGames } from '@/lib/decks/hands/games/run';
import { nothingYet, type Tally } from '@/lib/decks/hands/games/tally';

export const GAMES = 1000;
/** Threads at most: more would only take from what else the machine has to do. */
const MOST_WORKERS = 4;

export interface NamedOpponent {
  name: string;
  deck: Deck;
}

/** `speed` in games a second, 0 as long as none is done. */
interface Played {
  tally: Tally;
  speed: number;
  opponents: readonly NamedOpponent[];
}
export type GamesState = { kind: 'idle' | 'failed' } | ({ kind: 'running' | 'stopped' | 'done' } & Played);

export function useGames({ deck, definitions }: { deck: Deck; definitions: string }) {
  const [state, setState] = useState<GamesState>({ kind: 'idle' });
  const stopping = useRef<AbortController>(null);
  // Whoever leaves the page does not want the games played on.
  useEffect(() => () => stopping.current?.abort(), []);

  async function start(opponents: readonly NamedOpponent[]): Promise<void> {
    stopping.current?.abort();
    const stop = (stopping.current = new AbortController());
    const { signal } = stop;
    let played: Played = { tally: nothingYet(opponents.length), speed: 0, opponents };
    setState({ kind: 'running', ...played });
    try {
      const cards = await cardsAt(definitions);
      const began = performance.now();
      await runGames({
        definitions: cards,
        trial: {
          deck,
          opponents: opponents.map((opponent) => opponent.deck),
          seed: Math.floor(Math.random() * 2 ** 31),
        },
        games: GAMES,
        players: Array.from({ length: workers() }, () => startWorker),
        signal,
        onProgress: (tally) => {
          if (signal.aborted) return;
          played = { opponents, tally, speed: (1000 * tally.games) / (performance.now() - began) };
          setState({ kind: 'running', ...played });
        },
      });
      if (stopping.current === stop) setState({ kind: played.tally.games < GAMES ? 'stopped' : 'done', ...played });
    } catch {
      if (stopping.current === stop) setState({ kind: 'failed' });
    }
  }

  return { state, start, stop: () => stopping.current?.abort() };
}

/** One core is left to the page. */
function workers(): number {
  return Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1));
}

function startWorker(): Player {
  return new Worker(new URL('./games.worker.ts', import.meta.url), { type: 'module' });
}

let kept: { address: string; cards: Promise<readonly CardDefinition[]> } | undefined;

/** Asked for once, however often games are played. */
function cardsAt(address: string): Promise<readonly CardDefinition[]> {
  if (kept?.address === address) return kept.cards;
  const cards = fetchCards(address);
  kept = { address, cards };
  cards.catch(() => (kept = undefined));
  return cards;
}

async function fetchCards(address: string): Promise<readonly CardDefinition[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The cards answered ${response.status}`);
  const { data } = (await response.json()) as { data: CardDefinition[] };
  return data;
}
