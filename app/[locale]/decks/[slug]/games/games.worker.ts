import type { ToWorker } from '@/lib/decks/hands/games/run';
import { playGames, type Trial } from '@/lib/decks/hands/games/play';
import { makeLibrary } from '@/lib/rules/mythos/engine/library/library';
import type { CardLibrary } from '@/lib/rules/mythos/engine/library/types';

// Plays portions of games in a thread of its own: the engine and the bots are loaded here and nowhere else.

let table: { library: CardLibrary; trial: Trial } | undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('trial' in data) table = { library: makeLibrary(data.definitions), trial: data.trial };
  else if (table) self.postMessage(playGames(table.library, table.trial, data.from, data.to));
};
