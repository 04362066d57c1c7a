import { triggersAt } from './flow/fire';
import { beginPhase, run } from './flow/loop';
import { playCard } from './flow/play';
import type { Action } from './legal/actions';
import { readAnswer } from './legal/answers';
import { judgePlay, refuseTurn } from './legal/judge';
import type { Reason } from './legal/reasons';
import { NO_EXTRA } from './legal/refuse';
import type { CardLibrary } from './library/types';
import { clone } from './state/clone';
import type { GameEvent } from './state/events';
import { type Game, gameOf, tell } from './state/game';
import type { Prompt } from './state/prompt';
import { push, pushTriggers } from './state/stack';
import type { PlayerId, State } from './state/state';

export type Outcome =
  { ok: true; state: State; events: GameEvent[]; prompt: Prompt | null } | { ok: false; state: State; reason: Reason };

/** Events that come of one step of an action, and the board right after them: at hand, but not to be kept or changed. */
export type Watch = (events: readonly GameEvent[], state: State) => void;

/** `watch` is told what happens while it happens; with `everyOrder` orders are asked also where they cannot matter. */
export interface How {
  watch?: Watch | undefined;
  everyOrder?: boolean;
}

/** One action: a new state and what happened, or why it is refused. What is given is never changed. */
export function apply(library: CardLibrary, state: State, action: Action, how: How = {}): Outcome {
  const game = gameOf(library, clone(state), []);
  if (how.watch) game.watch = watching(game, how.watch);
  game.everyOrder = how.everyOrder === true;
  const reason = play(game, action);
  if (reason !== null) return { ok: false, state, reason };
  return { ok: true, state: game.s, events: game.log ?? [], prompt: game.s.prompt };
}

function watching(g: Game, watch: Watch): () => void {
  let told = 0;
  return () => {
    const events = g.log?.slice(told) ?? [];
    if (events.length > 0) watch(events, g.s);
    told += events.length;
  };
}

/** The same in place, for simulations; returns why it is refused, and then nothing has changed. */
export function play(g: Game, action: Action): Reason | null {
  const reason = begin(g, action);
  if (reason !== null) return reason;
  g.watch?.();
  run(g);
  return null;
}

function begin(g: Game, action: Action): Reason | null {
  switch (action.type) {
    case 'answer':
      return answer(g, action.player, action.answer);
    case 'pass':
      return pass(g, action.player);
    case 'advance':
      if (g.s.prompt) return 'prompt-open';
      return g.s.stepwise && beginPhase(g) ? null : 'wrong-phase';
    case 'play':
    case 'upgrade':
    case 'reveal':
    case 'attach': {
      const judged = judgePlay(g, action);
      if ('reason' in judged) return judged.reason;
      push(g, { k: 'turn' });
      g.s.players[action.player].lastTurn = g.s.turnNumber;
      playCard(g, action.player, judged.way, NO_EXTRA, -1);
      return null;
    }
  }
}

function answer(g: Game, player: PlayerId, given: readonly number[] | 'no'): Reason | null {
  const { prompt } = g.s;
  if (!prompt) return 'no-prompt';
  if (prompt.player !== player) return 'not-your-turn';
  const read = readAnswer(prompt, given);
  if (read === null) return 'not-an-option';
  g.s.prompt = null;
  g.s.answer = read;
  return null;
}

/** The first to pass in a round gains or keeps the Edge (001, "Action phase"; D20). */
function pass(g: Game, player: PlayerId): Reason | null {
  const refused = refuseTurn(g, player);
  if (refused !== null) return refused;
  const first = !g.s.players[0].passed && !g.s.players[1].passed;
  g.s.players[player].passed = true;
  tell(g, 'passed', '001 Action phase', { player });
  if (first && g.s.edge !== player) {
    g.s.edge = player;
    g.index = null;
    tell(g, 'edge', '001 Action phase', { player });
  }
  push(g, { k: 'turn' });
  pushTriggers(
    g,
    triggersAt(g, 'passed', (scope) => scope.you === player),
  );
  return null;
}
