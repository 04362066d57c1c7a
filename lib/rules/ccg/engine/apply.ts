import type { Action } from './actions';
import { adjust } from './adjust';
import type { CardLibrary, Game } from './game';
import { decline, playJutsu, resolve } from './phases/jutsu';
import { charge, playClient, playMission, recruit } from './phases/mission-phase';
import { keep, redraw } from './phases/setup';
import { goHome, holdShowdown } from './phases/showdown';
import { attack, block, organize } from './phases/teams';
import { discardToLimit } from './phases/turns';
import { type Refusal, refuse } from './reasons';
import { clone } from './state/clone';
import type { GameEvent } from './state/events';
import { otherThan, type Phase, type PlayerId, type State } from './state/state';

export type Outcome = { ok: true; state: State; events: GameEvent[] } | { ok: false; reason: Refusal };

/**
 * One action: a new state and what happened, or why it is refused. The state given is never changed. What comes from
 * outside is parsed with `actionSchema` before.
 */
export function apply(library: CardLibrary, state: State, action: Action): Outcome {
  const g: Game = { library, s: clone(state), log: [] };
  const reason = judgeTime(state, action) ?? judgeCards(state, action) ?? perform(g, action);
  return reason ? { ok: false, reason } : { ok: true, state: g.s, events: g.log };
}

/** When an action has its place; what is in nobody's turn (`adjust`, the set-up) is left out of `turnOf`. */
const PHASE_OF: Record<Exclude<Action['type'], 'adjust'>, Phase> = {
  keep: 'setup',
  redraw: 'setup',
  recruit: 'mission',
  client: 'mission',
  mission: 'mission',
  charge: 'mission',
  finishMissions: 'mission',
  organize: 'organization',
  attack: 'attack',
  block: 'block',
  jutsu: 'jutsu',
  decline: 'jutsu',
  resolve: 'chain',
  showdown: 'showdown',
  return: 'return',
  discard: 'hand',
};

/** Who is to act; null where either player may, or nobody. */
export function turnOf({ phase, attacker, priority, chain }: State): PlayerId | null {
  if (phase === 'setup' || phase === 'over') return null;
  if (phase === 'block') return otherThan(attacker);
  if (phase === 'jutsu') return priority;
  return phase === 'chain' ? (chain.at(-1)?.player ?? null) : attacker;
}

function judgeTime(state: State, action: Action): Refusal | null {
  if (state.phase === 'over') return refuse('game-over', 'end.win');
  if (action.type === 'adjust')
    return state.phase === 'setup' ? refuse('wrong-phase', 'table.effects', { phase: state.phase }) : null;
  const phase = PHASE_OF[action.type];
  if (state.phase !== phase) return refuse('wrong-phase', 'turn.roles', { phase: state.phase, needed: phase });
  const turn = turnOf(state);
  if (turn === null || turn === action.player) return null;
  return refuse('not-your-turn', phase === 'jutsu' ? 'chain.priority' : 'turn.roles');
}

/** Numbers that are no card of this game. */
function judgeCards(state: State, action: Action): Refusal | null {
  const named: number[] = [];
  if ('card' in action) named.push(action.card);
  if ('cards' in action) named.push(...action.cards);
  if ('pay' in action) named.push(...action.pay);
  if ('user' in action) named.push(action.user);
  if (action.type === 'adjust' && action.because !== undefined) named.push(action.because);
  const strangers = named.filter((id) => !state.cards[id]);
  return strangers.length > 0 ? refuse('no-such-card', 'turn.roles', {}, strangers) : null;
}

function perform(g: Game, action: Action): Refusal | null {
  switch (action.type) {
    case 'keep':
      return keep(g, action);
    case 'redraw':
      return redraw(g, action);
    case 'recruit':
      return recruit(g, action);
    case 'client':
      return playClient(g, action);
    case 'mission':
      return playMission(g, action);
    case 'charge':
      return charge(g, action);
    case 'finishMissions':
      g.s.phase = 'organization';
      return null;
    case 'organize':
      return organize(g, action);
    case 'attack':
      return attack(g, action);
    case 'block':
      return block(g, action);
    case 'jutsu':
      return playJutsu(g, action);
    case 'decline':
      return decline(g, action);
    case 'resolve':
      return resolve(g, action);
    case 'showdown':
      return holdShowdown(g);
    case 'return':
      return goHome(g);
    case 'discard':
      return discardToLimit(g, action);
    case 'adjust':
      return adjust(g, action.player, action.adjustment, action.because, action.note);
  }
}
