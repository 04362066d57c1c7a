import type { Action } from '../engine/actions';
import { client, jutsu, mission, ninja, Table, type TableOf } from './table';

/** Cards named by what they are tried for: `dear` has a hand cost, `late` an entrance cost. */
export const CARDS = [
  ninja('x', 0, 0), ninja('a', 3, 1), ninja('b', 2, 2), ninja('c', 1, 0), ninja('d', 5, 0), ninja('e', 2, 1, { symbol: 'water' }),
  ninja('a2', 9, 9, { name: 'A' }), ninja('late', 1, 1, { entranceCost: 3 }), ninja('dear', 1, 1, { handCost: 2 }),
  ninja('tough', 1, 1, { effects: [{ valid: true, text: { en: '.' } }] }), ninja('wise', 0, 0, { mentalPower: 6, traits: ['Scholar'] }),
  mission('m'), mission('m2'), mission('aimed', { target: { kind: 'ninja', whose: 'opponent' } }), mission('stays', { permanent: true }), mission('mlate', { entranceCost: 6 }),
  client('k'), client('k2'), client('klate', { entranceCost: 6 }), client('kdear', { handCost: 1 }),
  jutsu('j'), jutsu('fire1', { cost: { symbols: ['fire'], any: 1 } }), jutsu('hit', { target: { kind: 'ninja', whose: 'opponent' } }),
  jutsu('water', { requirement: { symbol: 'water' } }), jutsu('only', { requirement: { name: 'B ' } }), jutsu('learned', { requirement: { trait: 'scholar' } }),
  jutsu('told', { requirement: { text: { en: 'Somebody brave.' } } }), jutsu('stop', { target: { kind: 'jutsu', whose: 'opponent' } }),
  jutsu('w', { symbol: 'water' }),
]; // prettier-ignore

const DECK = { deck: Array.from({ length: 12 }, () => 'x') };

/** A table where both decks hold twelve ninja that do nothing. */
export const table = (more: Omit<TableOf, 'cards' | 'piles'> & { piles?: [object, object] } = {}) =>
  new Table({
    cards: CARDS,
    ...more,
    piles: [
      { ...DECK, ...more.piles?.[0] },
      { ...DECK, ...more.piles?.[1] },
    ],
  });

/** The attacker has four teams to send, the defender three. */
export const BATTLE = {
  phase: 'attack' as const,
  piles: [{ village: ['a', 'b', 'c', 'd', 'e'] }, { village: ['a', 'b', 'c', 'wise'] }] as [object, object],
  teams: [[['a', 'b'], ['c'], ['d'], ['e']], [['a', 'b'], ['c'], ['wise']]] as [string[][], string[][]],
}; // prettier-ignore

/** Player 0 sends the teams of these heads. */
export const attack = (t: Table, ...heads: string[]): Action => ({ type: 'attack', player: 0, heads: heads.map((one) => t.id(`0:${one}`)) }); // prettier-ignore
/** Player 1 sends the team of each head against the attack of that number. */
export const block = (t: Table, ...blocks: [string, number][]): Action => ({ type: 'block', player: 1, blocks: blocks.map(([head, lane]) => ({ head: t.id(`1:${head}`), lane })) }); // prettier-ignore
