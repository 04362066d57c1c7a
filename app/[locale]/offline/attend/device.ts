import { DEFAULT_GAME, GAMES, type GameId } from '@/lib/catalogue/games';
import { gameAt } from '@/lib/offline/kept';
import { keptNote } from '@/lib/ui/frame/kept-page';

/** When this very page was kept (milliseconds since 1970); undefined for one that has just come from the site. */
export function keptSince(): number | undefined {
  return keptNote(document)?.at;
}

/** A kept page in the place of another one, which itself was not kept: when the other was read, nobody can say. */
export function standsIn(): boolean {
  const written = keptNote(document)?.path;
  return written !== undefined && written !== location.pathname;
}

/** Somebody who counts bytes is not sent what was not asked for. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && /2g$/.test(String(connection.effectiveType)));
}

/** The site has a window of its own, from the home screen. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

const PLAYED = 'kage.games';

/**
 * Games of which this device keeps what a table needs: the younger one, and the older where somebody has been in its
 * rooms, builds decks of it or has asked for it. @param pathname where they are now.
 */
export function gamesPlayed(pathname: string): readonly GameId[] {
  return noteGames([gameAt(pathname)]);
}

/** Notes that these are played, too; gives all that are. */
export function noteGames(games: readonly GameId[]): readonly GameId[] {
  try {
    const before = localStorage.getItem(PLAYED)?.split(' ') ?? [];
    const played = GAMES.filter((game) => game === DEFAULT_GAME || games.includes(game) || before.includes(game));
    localStorage.setItem(PLAYED, played.join(' '));
    return played;
  } catch {
    return GAMES.filter((game) => game === DEFAULT_GAME || games.includes(game)); // switched off by the person
  }
}
