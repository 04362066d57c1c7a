import { expect, it } from 'vitest';
import type { EventKind } from '../../engine/state/events';
import { A, B, id, tell } from './testing';

// Events of another hand may say less than the engine's own: they are told in general words, never with a hole.

const KINDS: readonly EventKind[] = [
  'roundStarted', 'missionRevealed', 'chakraGained', 'chakraPaid', 'chakraStolen', 'chakraLost', 'drew', 'mulligan',
  'played', 'playedHidden', 'revealed', 'upgraded', 'attached', 'passed', 'edge', 'tokens', 'hidden', 'defeated',
  'moved', 'controlTaken', 'controlReturned', 'returned', 'discarded', 'putHidden', 'looked', 'shown', 'putBack',
  'shuffled', 'took', 'duplicateDiscarded', 'attachmentMoved', 'points', 'missionWon', 'missionTied', 'effect',
  'replaced', 'declared', 'power', 'duty', 'tokensLost', 'gameOver',
]; // prettier-ignore

const DATA = {
  'says its player alone': { player: A },
  'names a card nobody knows': { player: A, cards: [999, 998], mission: 9, cause: 997, amount: 1 },
  'has no place and no cause': { player: B, cards: [id('kakashi')], amount: 2 },
  'speaks of what lies hidden': { player: A, cards: [id('naruto'), id('senbon')], mission: 0, cause: id('naruto'), amount: 1 },
  'speaks of the deck': { player: A, cards: [id('ks-001')], secretTo: B, amount: 1 },
}; // prettier-ignore

it.each(KINDS)('%s is told without a hole, whatever it leaves out', (kind) => {
  for (const [what, data] of Object.entries(DATA)) {
    for (const locale of ['en', 'pl', 'uk', 'fr'] as const) {
      for (const viewer of [A, B, undefined]) {
        const text = tell(kind, data, { locale, viewer });
        expect([what, locale, text]).toEqual([what, locale, expect.not.stringMatching(/undefined|null|NaN| {2}|[“«„]\s?[”»]/)]);
      }
    }
  }
}); // prettier-ignore
