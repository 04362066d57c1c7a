import { type ChainLink, type Need, NEEDS } from '@/lib/rules/ccg/chain/chain';

// A chain in an address: `?p1=attacker&p2=blocker&t2=1&n2=target`, the jutsu in the order played. `t2=1&n2=target`: when
// the second resolves, it takes the first one's target away.

export const PLAYERS = ['attacker', 'blocker'] as const;
export type Player = (typeof PLAYERS)[number];
/** More than a table will see; enough rows for a screen. */
export const MOST_LINKS = 8;

type Params = Readonly<Record<string, string | string[] | undefined>>;

export interface AskedLink {
  player: Player;
  /** Number from 1 of the jutsu it takes something from, always one played before it. */
  from?: number;
  need: Need;
}

/** The jutsu up to the first that nobody plays. What cannot be is left out: an unknown word, a link not played before. */
export function readChain(params: Params): AskedLink[] {
  const one = (name: string) => (typeof params[name] === 'string' ? params[name] : '');
  const links: AskedLink[] = [];
  for (let number = 1; number <= MOST_LINKS; number++) {
    const player = PLAYERS.find((name) => name === one(`p${number}`));
    if (!player) break;
    const from = Number(/^[1-8]$/.exec(one(`t${number}`))?.[0]);
    const need = NEEDS.find((name) => name === one(`n${number}`)) ?? 'target';
    links.push({ player, need, ...(from < number && { from }) });
  }
  return links;
}

export function toChain(asked: readonly AskedLink[]): ChainLink<Player>[] {
  return asked.map(({ player, from, need }) => ({
    player,
    ...(from !== undefined && { removes: [{ link: from - 1, need }] }),
  }));
}
