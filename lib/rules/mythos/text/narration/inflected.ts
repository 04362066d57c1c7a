import type { Who } from './happening';

/** Words for a player in one case of a language that has cases. */
export interface PlayerWords {
  you: string;
  opponent: string;
  player: string;
}

/** A player in one case. A name may not inflect, so that it follows a word that does (`gracza Ania`) unless it stands in the nominative. */
export function called(who: Who, words: PlayerWords, wanted: 'nominative' | 'other'): string {
  switch (who.is) {
    case 'you':
      return words.you;
    case 'opponent':
      return words.opponent;
    case 'letter':
      return `${words.player} ${who.letter}`;
    case 'name':
      return wanted === 'nominative' ? who.name : `${words.player} ${who.name}`;
  }
}
