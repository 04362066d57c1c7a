import type { ActionOf } from '../actions';
import { definition, drop, type Game, playerOf, tell } from '../game';
import { type Refusal, refuse } from '../reasons';
import { type FieldedTeam, otherThan, type PlayerId } from '../state/state';
import { beginEnd } from './turns';

/** Ninja in a team, and teams in an attack. */
export const TEAM_SIZE = 3;
export const ATTACKING_TEAMS = 3;

export const ninjaOf = (g: Game, player: PlayerId): number[] =>
  playerOf(g, player).village.filter((id) => definition(g, id).kind === 'ninja');

/** Every ninja of the village in one team of one to three. */
export function organize(g: Game, { player, teams }: ActionOf<'organize'>): Refusal | null {
  for (const members of teams)
    if (members.length < 1 || members.length > TEAM_SIZE)
      return refuse('team-size', 'team.size', { min: 1, max: TEAM_SIZE, count: members.length }, members);
  const placed = teams.flat();
  if (new Set(placed).size < placed.length) return refuse('repeated', 'team.all', {}, placed);
  const ninja = ninjaOf(g, player);
  const strangers = placed.filter((id) => !ninja.includes(id));
  if (strangers.length > 0) return refuse('not-in-play', 'team.all', {}, strangers);
  const missing = ninja.filter((id) => !placed.includes(id));
  if (missing.length > 0) return refuse('team-incomplete', 'team.all', { count: missing.length }, missing);
  playerOf(g, player).teams = teams.map((members) => [...members]);
  tell(g, { kind: 'organized', player, teams: teams.map((members) => [...members]), ruleRef: 'team.fixed' });
  // Only on the very first turn of the game (R4).
  if (g.s.turn === 1) beginEnd(g);
  else g.s.phase = 'attack';
  return null;
}

/** Up to three teams, each named by its head. */
export function attack(g: Game, { player, heads }: ActionOf<'attack'>): Refusal | null {
  if (heads.length > ATTACKING_TEAMS)
    return refuse('too-many-teams', 'attack.teams', { max: ATTACKING_TEAMS, count: heads.length });
  const refused = judgeHeads(g, player, heads, 'attack.head');
  if (refused) return refused;
  if (heads.length === 0) {
    tell(g, { kind: 'noAttack', player, ruleRef: 'attack.teams' });
    beginEnd(g);
    return null;
  }
  g.s.lanes = heads.map((head, lane) => {
    const team = field(g, player, head);
    tell(g, { kind: 'attacked', player, cards: [head, ...team.supports], lane, ruleRef: 'attack.head' });
    return { attack: team, block: null, contest: 'combat' };
  });
  g.s.phase = 'block';
  return null;
}

/** As many teams as attack at most; each blocks one, and each attacking team is blocked by one (R6). */
export function block(g: Game, { player, blocks }: ActionOf<'block'>): Refusal | null {
  const { lanes } = g.s;
  if (blocks.length > lanes.length)
    return refuse('too-many-teams', 'block.teams', { max: lanes.length, count: blocks.length });
  const heads = blocks.map(({ head }) => head);
  const refused = judgeHeads(g, player, heads, 'block.head');
  if (refused) return refused;
  const taken = new Set<number>();
  for (const { lane, head } of blocks) {
    if (!lanes[lane]) return refuse('no-such-attack', 'block.one', { lane: lane + 1 }, [head]);
    if (taken.has(lane)) return refuse('blocked-already', 'block.one', { lane: lane + 1 }, [head]);
    taken.add(lane);
  }
  for (const { lane, head } of blocks) {
    const there = lanes[lane];
    if (!there) continue;
    there.block = field(g, player, head);
    tell(g, { kind: 'blocked', player, cards: [head, ...there.block.supports], lane, ruleRef: 'block.one' });
  }
  if (blocks.length === 0) tell(g, { kind: 'noBlock', player, ruleRef: 'block.teams' });
  // The attacker is asked first (R10).
  Object.assign(g.s, { phase: 'jutsu', priority: otherThan(player), declined: 0 });
  return null;
}

function judgeHeads(g: Game, player: PlayerId, heads: readonly number[], rule: 'attack.head' | 'block.head') {
  const { teams, village } = playerOf(g, player);
  const sent = new Set<readonly number[]>();
  for (const head of heads) {
    const team = teams.find((members) => members.includes(head));
    if (!team || !village.includes(head)) return refuse('not-in-team', rule, {}, [head]);
    if (sent.has(team)) return refuse('team-twice', rule, {}, team);
    sent.add(team);
  }
  return null;
}

/** The whole team goes; those of it who are not the head stand behind. */
function field(g: Game, player: PlayerId, head: number): FieldedTeam {
  const { teams, village, battlefield } = playerOf(g, player);
  const members = teams.find((team) => team.includes(head)) ?? [head];
  for (const id of members) if (drop(village, id)) battlefield.push(id);
  return { head, supports: members.filter((id) => id !== head) };
}
