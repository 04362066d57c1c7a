import { runBlock } from '../interpret/block';
import { runStep } from '../interpret/step';
import type { Frame } from '../state/frames';
import { type Game } from '../state/game';
import { pop, pushPhase } from '../state/stack';
import { other } from '../state/state';
import { runDeed } from './deed';
import { runPlay } from './play';
import { runEnd, runStart } from './rounds';
import { runScoring } from './scoring';
import { runSequence } from './sequence';
import { runSetup } from './setup';
import { runTriggers } from './triggers';

/** Cards that set each other off without end. No card of the sets does; made-up ones may. */
export class EndlessError extends Error {}
const MOST_FRAMES = 100_000;

/**
 * Carries out what lies on the stack until a player must choose, or until a player has the turn. Throws an EndlessError
 * where effects set each other off for ever.
 */
export function run(g: Game): void {
  const { s } = g;
  for (let frames = 0; s.prompt === null; frames++) {
    if (frames > MOST_FRAMES) throw new EndlessError('effects set each other off without end');
    if (s.stack.length > 0) runTop(g);
    else if (!nextPhase(g)) return;
    g.watch?.();
  }
}

/** The frame on top goes on by one step. */
function runTop(g: Game): void {
  const frame = g.s.stack.at(-1);
  if (!frame) return;
  g.place = -1;
  runFrame(g, frame);
}

function runFrame(g: Game, frame: Frame): void {
  switch (frame.k) {
    case 'sequence':
      return runSequence(g, frame);
    case 'block':
      return runBlock(g, frame);
    case 'step':
      return runStep(g, frame);
    case 'triggers':
      return runTriggers(g, frame, runTop);
    case 'deed':
      return runDeed(g, frame);
    case 'play':
      return runPlay(g, frame);
    case 'turn':
      pop(g);
      return endTurn(g);
    case 'setup':
      return runSetup(g, frame);
    case 'start':
      return runStart(g, frame);
    case 'scoring':
      return runScoring(g, frame);
    case 'end':
      return runEnd(g, frame);
  }
}

/** The other player is next, unless that one has passed (001, "Action phase"). */
function endTurn(g: Game): void {
  const next = other(g.s.turn);
  if (!g.s.players[next].passed) g.s.turn = next;
  g.s.turnNumber++;
}

/** With nothing left to do: the next phase begins by itself, where the game is not carried on step by step. */
function nextPhase(g: Game): boolean {
  const { s } = g;
  if (s.scopes.length > 0) s.scopes = [];
  s.result = [];
  if (s.stepwise) return false;
  return beginPhase(g);
}

/** Begins the phase that is due; false: a player has the turn, or the game is over. */
export function beginPhase(g: Game): boolean {
  const { s } = g;
  switch (s.phase) {
    case 'setup':
    case 'start':
    case 'end':
    case 'scoring':
      pushPhase(g, s.phase);
      return true;
    case 'action':
      if (!s.players[0].passed || !s.players[1].passed) return false;
      s.phase = 'scoring';
      pushPhase(g, 'scoring');
      return true;
    case 'over':
      return false;
  }
}
