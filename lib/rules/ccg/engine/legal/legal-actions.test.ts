import { describe, expect, it } from 'vitest';
import { makeLibrary } from '../game';
import { view } from '../state/view';
import { client, jutsu, mission, ninja, Table, type TableOf } from '../../testing/table';
import { legalActions } from './legal-actions';

const CARDS = [
  ninja('a', 3, 1), ninja('b', 2, 2), ninja('dear', 1, 1, { handCost: 1, symbol: 'earth' }), ninja('late', 1, 1, { entranceCost: 9 }),
  mission('m'), mission('aimed', { target: { kind: 'ninja', whose: 'opponent' } }), mission('stays', { permanent: true }),
  client('k'), client('k2'), jutsu('j'), jutsu('fire', { cost: { symbols: ['fire'], any: 1 } }),
  jutsu('hit', { target: { kind: 'ninja', whose: 'any' } }), jutsu('water', { requirement: { symbol: 'water' } }), ninja('x', 0, 0),
]; // prettier-ignore
const library = makeLibrary(CARDS);
const table = (more: Omit<TableOf, 'cards'>) => new Table({ cards: CARDS, ...more });

/** Kinds of actions with the code of their card, user and target. */
function offered(t: Table): string[] {
  const code = (id: number) => t.state.cards[id]?.code.slice(2) ?? '';
  return legalActions(library, t.state).map((action) => {
    const parts: (string | number)[] = [action.type];
    if ('card' in action) parts.push(code(action.card));
    if ('user' in action) parts.push('by', code(action.user));
    if ('target' in action && action.target !== undefined) parts.push('at', code(action.target));
    if ('cards' in action) parts.push(...action.cards.map(code));
    if ('heads' in action) parts.push(...action.heads.map(code));
    if ('blocks' in action) parts.push(...action.blocks.map(({ head, lane }) => `${code(head)}>${lane}`));
    if ('teams' in action) parts.push(action.teams.map((team) => team.map(code).join('+')).join(' '));
    expect([action, t.refusal(action)]).toEqual([action, null]);
    return parts.join(' ');
  });
}

describe('what is legal', () => {
  it.each<[string, Omit<TableOf, 'cards'>, string[]]>([
    ['an empty hand', { piles: [{}, {}] }, ['finishMissions']],
    ['a hand', { piles: [{ hand: ['a', 'm', 'k', 'j'] }, {}] }, ['finishMissions', 'recruit a', 'charge a', 'mission m', 'charge m', 'client k', 'charge k', 'charge j']],
    ['cards that cannot be played', { piles: [{ hand: ['a', 'dear', 'late', 'k', 'stays', 'aimed'], village: ['a', 'k2', 'stays'] }, {}] }, ['finishMissions', ...['a', 'dear', 'late', 'k', 'stays', 'aimed'].map((one) => `charge ${one}`)]],
    ['a mission for each of its targets', { piles: [{ hand: ['aimed'] }, { village: ['a', 'b', 'k'] }] }, ['finishMissions', 'mission aimed at a', 'mission aimed at b', 'charge aimed']],
    ['teams', { phase: 'organization', piles: [{ village: ['a', 'b', 'x', 'k'] }, {}] }, ['organize a b x', 'organize a+b x', 'organize a+b+x']],
    ['no teams', { phase: 'organization', piles: [{}, {}] }, ['organize ']],
    ['attacks', { phase: 'attack', piles: [{ village: ['a', 'b', 'x'] }, {}], teams: [[['a', 'b'], ['x']], []] }, ['attack', 'attack a', 'attack b', 'attack x', 'attack a x']],
    ['a hand too large', { phase: 'hand', piles: [{ hand: ['a', 'b', 'x', 'm', 'k', 'j', 'hit', 'fire'] }, {}] }, ['discard a b']],
    ['a hand that has shrunk', { phase: 'hand', piles: [{ hand: ['a', 'b', 'x', 'm', 'k'] }, {}] }, ['discard']],
    ['a game that is over', { phase: 'over', piles: [{ hand: ['a'] }, {}] }, []],
  ])('%s', (_, more, expected) => expect(offered(table(more))).toEqual(expected)); // prettier-ignore

  it('blocks, then jutsu by user and target', () => {
    const t = table({ phase: 'attack', piles: [{ village: ['a', 'b'], hand: ['j', 'fire', 'hit', 'water', 'x'], chakra: ['m', 'dear'] }, { village: ['a', 'x'] }], teams: [[['a'], ['b']], [['a'], ['x']]] }); // prettier-ignore
    t.do({ type: 'attack', player: 0, heads: [t.id('0:a'), t.id('0:b')] });
    expect(offered(t)).toEqual(['block', 'block a>0', 'block x>0', 'block a>1', 'block x>1', 'block a>0 x>1']);
    t.do({ type: 'block', player: 1, blocks: [] });
    const each = (what: string) => [`jutsu ${what}`];
    expect(offered(t)).toEqual(['decline', ...['j by a', 'j by b', 'fire by a', 'fire by b', 'hit by a at a', 'hit by a at b', 'hit by a at a', 'hit by a at x', 'hit by b at a', 'hit by b at b', 'hit by b at a', 'hit by b at x'].flatMap(each)]); // prettier-ignore
  });
});

it('a player does not see decks, rewards and the hand of the other', () => {
  const t = table({
    piles: [
      { deck: ['x'], hand: ['a'], rewards: ['m'] },
      { deck: ['x'], hand: ['b'], village: ['k'] },
    ],
  });
  const seen = view(t.state, 0);
  const codes = seen.cards.flatMap((card) => ('code' in card ? [card.code] : []));
  expect(codes).toEqual(['T-a', 'T-k']);
  expect(seen).not.toHaveProperty('random');
  expect([seen.players[0].hand.length, seen.players[1].deck, seen.players[1].hand]).toEqual([1, [-1], [-1]]);
});
