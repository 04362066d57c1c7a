import { missionOf } from '../read/scope';
import { gateOpen } from '../read/gate';
import { grantsOf } from '../read/play-index';
import { winningOf } from '../read/power';
import { touch } from '../board/zones';
import { settle } from '../board/settle';
import type { PhaseFrame } from '../state/frames';
import { card, type Game, tell } from '../state/game';
import { PLAYERS, type PlayerId, type Trigger } from '../state/state';
import { pop, pushTriggers } from '../state/stack';
import { drawCards } from '../verbs/cards';
import { addScope, triggersAt } from './fire';

/** Chakra every player gains each round, beside one for each character (001, "Chakra points"). */
const INCOME = 5;
const CARDS_A_ROUND = 2;
const LAST_ROUND = 4;

/** Start phase: mission, chakra, cards, then what happens at the start of the round. */
export function runStart(g: Game, frame: PhaseFrame): void {
  if (frame.at === 0) {
    frame.at = 1;
    tell(g, 'roundStarted', '001 Start phase', { amount: g.s.round });
    revealMission(g);
    for (const player of inOrder(g)) gainIncome(g, player);
    for (const player of inOrder(g)) drawCards(g, player, CARDS_A_ROUND, -1);
    for (const player of PLAYERS) Object.assign(g.s.players[player], { passed: false, played: 0, attached: 0 });
    g.s.turn = g.s.edge;
    return pushTriggers(
      g,
      triggersAt(g, 'startOfRound', () => true),
    );
  }
  g.s.phase = 'action';
  g.s.turnNumber++;
  pop(g);
}

/** The Edge holder first: the turn player where there is none (001, "The turn player"). */
export function inOrder(g: Game): PlayerId[] {
  return g.s.edge === 0 ? [0, 1] : [1, 0];
}

function revealMission(g: Game): void {
  const id = g.s.missionDeck.pop();
  if (id === undefined) return;
  const c = card(g, id);
  c.zone = 'row';
  c.mission = g.s.row.length;
  // The rank is that of the round it enters (001, "Mission ranks").
  g.s.row.push({ card: id, rank: Math.min(g.s.round, LAST_ROUND) - 1, sides: [[], []], winner: null });
  touch(g);
  tell(g, 'missionRevealed', '001 Start phase', { cards: [id], mission: c.mission });
}

/** 5, one for each character on the player's side, hidden ones too (D32), and CHAKRA effects. */
export function incomeOf(g: Game, player: PlayerId): number {
  let income = INCOME;
  for (const mission of g.s.row) income += mission.sides[player].length;
  for (const { grant, scope } of grantsOf(g, 'chakra')) {
    const { grant: data } = grant;
    if (data.grant !== 'chakra' || !gateOpen(g, scope, grant.gate, grant.if)) continue;
    if (data.who === undefined && scope.you !== player) continue;
    if (data.who !== undefined && !meant(g, data.who, scope, player)) continue;
    income += grant.amount?.(g, scope, scope.you) ?? 0;
  }
  return income;
}

function meant(g: Game, who: 'each' | 'losing', scope: { self: number; you: PlayerId }, player: PlayerId): boolean {
  if (who === 'each') return true;
  const leader = winningOf(g, missionOf(g, scope.self));
  // A mission's text is read once for each player where it takes sides: this reading is its own player's.
  return scope.you === player && leader !== null && leader !== player;
}

function gainIncome(g: Game, player: PlayerId): void {
  const amount = incomeOf(g, player);
  g.s.players[player].chakra += amount;
  tell(g, 'chakraGained', '001 Chakra points', { player, amount });
}

/** End phase: duties in the order of the Edge holder, then tokens and chakra are gone (D18). */
export function runEnd(g: Game, frame: PhaseFrame): void {
  if (frame.at === 0) {
    frame.at = 1;
    const duties: Trigger[] = g.s.duties.map((duty) => ({
      block: duty.block,
      scope: addScope(g, duty.scope),
      source: duty.scope.self,
      mission: false,
      duty: true,
    }));
    g.s.duties = [];
    duties.push(...triggersAt(g, 'endOfRound', () => true, true));
    return pushTriggers(g, duties);
  }
  loseTokens(g);
  for (const player of PLAYERS) {
    const { chakra } = g.s.players[player];
    if (chakra > 0) tell(g, 'chakraLost', '001 End phase', { player, amount: chakra });
    g.s.players[player].chakra = 0;
  }
  settle(g);
  pop(g);
  if (g.s.round >= LAST_ROUND) return endGame(g);
  g.s.round++;
  g.s.phase = 'start';
}

function loseTokens(g: Game): void {
  const keeps = grantsOf(g, 'keepTokens');
  for (const mission of g.s.row) {
    for (const side of mission.sides) {
      for (const id of side) {
        const c = card(g, id);
        if (c.tokens === 0) continue;
        const kept = keeps.some(
          ({ grant, scope }) => grant.subject?.(g, scope, scope.you, id) && gateOpen(g, scope, grant.gate, grant.if),
        );
        if (kept) continue;
        tell(g, 'tokensLost', '001 Power tokens', { cards: [id], amount: c.tokens, side: c.side });
        c.tokens = 0;
      }
    }
  }
}

/** Most points win; the Edge breaks a tie (001, "Winning"). */
function endGame(g: Game): void {
  const [a, b] = g.s.players;
  g.s.phase = 'over';
  g.s.winner = a.points === b.points ? g.s.edge : a.points > b.points ? 0 : 1;
  tell(g, 'gameOver', '001 Winning', { player: g.s.winner });
}
