import type { Target } from '../../cards/schema';
import type { Action } from '../actions';
import { turnOf } from '../apply';
import { type CardLibrary, definition, type Game, inPlay, playerOf } from '../game';
import { judgeClient, judgeCosts, judgeNamesake } from '../phases/costs';
import { fits, meets } from '../phases/targets';
import { ATTACKING_TEAMS, ninjaOf, TEAM_SIZE } from '../phases/teams';
import { HAND_LIMIT } from '../phases/turns';
import type { PlayerId, State } from '../state/state';
import { payChakra, payFromHand } from './payments';

/**
 * What can be done now, by whoever is to act. Each card, user and target is offered once; where a choice is made of
 * parts (which cards pay, which teams, which hand is kept) there is one of each size, and `apply` takes any other that
 * the rules allow. Adjustments by hand are always open and not listed. Empty only when the game is over.
 */
export function legalActions(library: CardLibrary, state: State): Action[] {
  const g: Game = { library, s: state, log: [] };
  const player = turnOf(state) ?? state.attacker;
  switch (state.phase) {
    case 'setup':
      return ([0, 1] as const)
        .filter((one) => !state.players[one].ready)
        .flatMap((one) => [
          { type: 'keep', player: one },
          { type: 'redraw', player: one },
        ]);
    case 'mission':
      return [{ type: 'finishMissions', player }, ...missionActions(g, player)];
    case 'organization':
      return organizations(g, player).map((teams) => ({ type: 'organize', player, teams }));
    case 'attack':
      return attacks(g, player).map((heads) => ({ type: 'attack', player, heads }));
    case 'block':
      return blocks(g, player);
    case 'jutsu':
      return [{ type: 'decline', player }, ...jutsuActions(g, player)];
    case 'chain':
      return [{ type: 'resolve', player }];
    case 'showdown':
      return [{ type: 'showdown', player }];
    case 'return':
      return [{ type: 'return', player }];
    case 'hand': {
      const { hand } = playerOf(g, player);
      return [{ type: 'discard', player, cards: hand.slice(0, Math.max(0, hand.length - HAND_LIMIT)) }];
    }
    case 'over':
      return [];
  }
}

function missionActions(g: Game, player: PlayerId): Action[] {
  const { hand, done } = playerOf(g, player);
  return hand.flatMap((card): Action[] => {
    const charge: Action = { type: 'charge', player, cards: [card] };
    const found = definition(g, card);
    if (found.kind === 'jutsu' || done[found.kind]) return [charge];
    const pay = payFromHand(g, player, card);
    if (!pay || judgeCosts(g, player, card, found.kind, pay)) return [charge];
    const stays = found.kind !== 'mission' || found.permanent;
    if (stays && judgeNamesake(g, player, card)) return [charge];
    if (found.kind === 'ninja') return [{ type: 'recruit', player, card, pay }, charge];
    if (found.kind === 'client')
      return judgeClient(g, player, card) ? [charge] : [{ type: 'client', player, card, pay }, charge];
    if (!found.target) return [{ type: 'mission', player, card, pay }, charge];
    return [
      ...targets(g, player, found.target).map((target): Action => ({ type: 'mission', player, card, pay, target })),
      charge,
    ];
  });
}

/** What may be chosen as the target. */
export function targets(g: Game, player: PlayerId, target: Target): number[] {
  const candidates =
    target.kind === 'jutsu' ? g.s.chain.map(({ card }) => card) : g.s.players.flatMap((one) => inPlay(one));
  return candidates.filter((id) => fits(g, player, target, id));
}

/** All alone, and as few teams as possible. */
function organizations(g: Game, player: PlayerId): number[][][] {
  const ninja = ninjaOf(g, player);
  const inTeamsOf = (size: number) =>
    Array.from({ length: Math.ceil(ninja.length / size) }, (_, i) => ninja.slice(i * size, (i + 1) * size));
  const sizes = Array.from({ length: Math.min(TEAM_SIZE, Math.max(1, ninja.length)) }, (_, i) => i + 1);
  return sizes.map(inTeamsOf);
}

/** Teams that stand in the village, whole or what is left of them. */
export function teamsAtHome(g: Game, player: PlayerId): number[][] {
  const { teams, village } = playerOf(g, player);
  return teams.filter((members) => members.every((id) => village.includes(id)));
}

function attacks(g: Game, player: PlayerId): number[][] {
  const teams = teamsAtHome(g, player);
  const more = [2, ATTACKING_TEAMS].filter((count) => count <= teams.length);
  return [
    [],
    ...teams.flatMap((members) => members.map((head) => [head])),
    ...more.map((count) => teams.slice(0, count).flatMap((members) => members.slice(0, 1))),
  ];
}

function blocks(g: Game, player: PlayerId): Action[] {
  const heads = teamsAtHome(g, player).flat();
  const single = g.s.lanes.flatMap((_, lane) => heads.map((head) => [{ head, lane }]));
  const teams = teamsAtHome(g, player).slice(0, g.s.lanes.length);
  const many = teams.length > 1 ? [teams.map((members, lane) => ({ head: members[0] ?? 0, lane }))] : [];
  return [[], ...single, ...many].map((one) => ({ type: 'block', player, blocks: one }));
}

function jutsuActions(g: Game, player: PlayerId): Action[] {
  const { hand, battlefield, chakra } = playerOf(g, player);
  return hand.flatMap((card): Action[] => {
    const jutsu = definition(g, card);
    if (jutsu.kind !== 'jutsu') return [];
    const pay = payChakra(g, jutsu.cost, chakra);
    if (!pay) return [];
    const users = battlefield.filter((id) => meets(g, jutsu.requirement, id));
    const aims = jutsu.target ? targets(g, player, jutsu.target).map((target) => ({ target })) : [{}];
    return users.flatMap((user) => aims.map((aim): Action => ({ type: 'jutsu', player, card, user, pay, ...aim })));
  });
}
