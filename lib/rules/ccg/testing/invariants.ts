import { definition, type Game, inPlay } from '../engine/game';
import { PILES, type PlayerState } from '../engine/state/state';

/** What is wrong with a state, in words; null where all holds. Plain loops: it is asked after every action. */
export function brokenIn(g: Game): string | null {
  return (
    cardsLost(g) ??
    misplaced(g) ??
    brokenVillage(g, g.s.players[0]) ??
    brokenVillage(g, g.s.players[1]) ??
    brokenBattle(g)
  );
}

function cardsLost({ s: { players, chain, cards } }: Game): string | null {
  const seen = new Uint8Array(cards.length);
  let count = 0;
  const see = (id: number) => {
    seen[id] = 1;
    count += 1;
  };
  for (const p of players) for (const pile of PILES) for (const id of p[pile]) see(id);
  for (const { card } of chain) see(card);
  return count === cards.length && seen.every((one) => one === 1) ? null : 'cards are lost or doubled';
}

function misplaced({ s: { players, cards } }: Game): string | null {
  for (const [player, p] of players.entries())
    for (const pile of PILES)
      for (const id of p[pile]) {
        const card = cards[id];
        if ((card?.owner === player) === (pile === 'rewards')) return `a card is in the wrong ${pile}`;
        const plays = pile === 'village' || pile === 'battlefield';
        if (!plays && (card?.injured || card?.bonus)) return 'a card out of play is injured or raised';
      }
  return null;
}

function brokenVillage(g: Game, p: PlayerState): string | null {
  const names = new Set<string>();
  let clients = 0;
  const here = inPlay(p);
  for (const id of here) {
    const { kind, name } = definition(g, id);
    if (kind === 'jutsu') return 'a jutsu in a village';
    if (kind === 'client') clients += 1;
    names.add(name.en);
  }
  if (names.size < here.length) return 'namesakes in one village';
  if (clients > 1) return 'two clients';
  if (p.redraws > 2 || p.marker < 0) return 'a number is out of its limits';
  const members = new Set<number>();
  let count = 0;
  for (const team of p.teams) {
    if (team.length < 1 || team.length > 3) return 'a team of no size';
    for (const id of team) {
      members.add(id);
      count += 1;
      if (!here.includes(id)) return 'a member of a team is not in play';
    }
  }
  return members.size < count ? 'a ninja in two teams' : null;
}

function brokenBattle(g: Game): string | null {
  const { lanes, players } = g.s;
  if (lanes.length > 3) return 'more than three teams attack';
  const fielded: number[] = [];
  for (const { attack, block } of lanes)
    for (const team of [attack, block])
      if (team) fielded.push(...(team.head === null ? [] : [team.head]), ...team.supports);
  const fighting = [...players[0].battlefield, ...players[1].battlefield];
  if (fighting.some((id) => definition(g, id).kind !== 'ninja')) return 'on the battlefield are not only ninja';
  if (fighting.length !== fielded.length || fighting.some((id) => !fielded.includes(id)))
    return 'teams and battlefield differ';
  return null;
}
