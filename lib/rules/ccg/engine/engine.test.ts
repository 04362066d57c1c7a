import { describe, expect, it } from 'vitest';
import { client, jutsu, mission, ninja, Table, type TableOf } from '../testing/table';
import { type Action, type Adjustment, actionSchema } from './actions';
import { makeLibrary } from './game';
import { newGame } from './new-game';
import { told } from './state/events';

const CARDS = [
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
const table = (more: Omit<TableOf, 'cards' | 'piles'> & { piles?: [object, object] } = {}) =>
  new Table({
    cards: CARDS,
    ...more,
    piles: [
      { ...DECK, ...more.piles?.[0] },
      { ...DECK, ...more.piles?.[1] },
    ],
  });

describe('set-up', () => {
  const library = makeLibrary(CARDS);
  const deck = Array.from({ length: 50 }, () => 'T-x');
  const start = () => {
    const t = table();
    t.state = newGame(library, { seed: 5, decks: [deck, deck], first: 1 });
    return t;
  };
  const hands = (t: Table) => t.state.players.map(({ hand, deck: left }) => [hand.length, left.length]);

  it('draws 6, markers at 0', () => {
    const t = start();
    expect(hands(t)).toEqual([[6, 44], [6, 44]]); // prettier-ignore
    expect(t.state.players.map(({ marker }) => marker)).toEqual([0, 0]);
  });
  it('redraws to 5, then to 4, then no more', () => {
    const t = start().do({ type: 'redraw', player: 0 });
    expect(hands(t)[0]).toEqual([5, 45]);
    t.do({ type: 'redraw', player: 0 });
    expect(hands(t)[0]).toEqual([4, 46]);
    expect(t.refusal({ type: 'redraw', player: 0 })).toBe('no-redraw-left');
    expect(t.refusal({ type: 'keep', player: 0 })).toBe('already-done');
  });
  it('begins with the first player when both keep: one card drawn', () => {
    const t = start().do({ type: 'keep', player: 0 }, { type: 'keep', player: 1 });
    expect([t.state.phase, t.state.attacker, t.state.turn]).toEqual(['mission', 1, 1]);
    expect(hands(t)).toEqual([[6, 44], [7, 43]]); // prettier-ignore
  });
  it('throws on a card it does not know', () => {
    expect(() => newGame(library, { seed: 1, decks: [['X-001'], []], first: 0 })).toThrow('X-001');
  });
  it('nothing is adjusted before the game', () => {
    expect(start().refusal({ type: 'adjust', player: 0, adjustment: { do: 'shuffle', player: 0 } })).toBe(
      'wrong-phase',
    );
  });
});

describe('mission phase', () => {
  /** One action of player 0, with cards by their codes. */
  type Deed = (t: Table) => Action;
  const recruit = (card: string, ...pay: string[]): Deed => (t) => ({ type: 'recruit', player: 0, card: t.id(`0:${card}`), pay: pay.map((one) => t.id(`0:${one}`)) }); // prettier-ignore
  const play = (type: 'mission' | 'client', card: string, target?: string, ...pay: string[]): Deed => (t) => ({ type, player: 0, card: t.id(`0:${card}`), pay: pay.map((one) => t.id(`0:${one}`)), ...(target ? { target: t.id(target) } : {}) }); // prettier-ignore
  const charge = (...cards: string[]): Deed => (t) => ({ type: 'charge', player: 0, cards: cards.map((one) => t.id(`0:${one}`)) }); // prettier-ignore

  it.each<[string, number, [object, object], Deed[], string | null]>([
    ['a ninja', 0, [{ hand: ['a'] }, {}], [recruit('a')], null],
    ['a second ninja in a turn', 0, [{ hand: ['a', 'b'] }, {}], [recruit('a'), recruit('b')], 'already-done'],
    ['a namesake in the own village', 0, [{ hand: ['a'], village: ['a2'] }, {}], [recruit('a')], 'namesake'],
    ['a namesake in the other village', 0, [{ hand: ['a'] }, { village: ['a2'] }], [recruit('a')], null],
    ['entrance cost 3 at turn marker 2', 2, [{ hand: ['late'] }, {}], [recruit('late')], 'entrance-cost'],
    ['entrance cost 3 at turn marker 3', 3, [{ hand: ['late'] }, {}], [recruit('late')], null],
    ['hand cost 2 paid with 2 of the symbol', 0, [{ hand: ['dear', 'b', 'j'] }, {}], [recruit('dear', 'b', 'j')], null],
    ['hand cost 2 paid with 1', 0, [{ hand: ['dear', 'b', 'j'] }, {}], [recruit('dear', 'b')], 'payment-count'],
    ['hand cost 2 paid with 3', 0, [{ hand: ['dear', 'b', 'j', 'd'] }, {}], [recruit('dear', 'b', 'j', 'd')], 'payment-count'],
    ['hand cost paid with another symbol', 0, [{ hand: ['dear', 'b', 'e'] }, {}], [recruit('dear', 'b', 'e')], 'payment-symbol'],
    ['hand cost paid with the card itself', 0, [{ hand: ['dear', 'b'] }, {}], [recruit('dear', 'b', 'dear')], 'payment-place'],
    ['hand cost paid from the chakra area', 0, [{ hand: ['dear', 'b'], chakra: ['j'] }, {}], [recruit('dear', 'b', 'j')], 'payment-place'],
    ['hand cost paid twice with one card', 0, [{ hand: ['dear', 'b'] }, {}], [recruit('dear', 'b', 'b')], 'repeated'],
    ['a ninja that is not in the hand', 0, [{ village: ['a'] }, {}], [recruit('a')], 'not-in-hand'],
    ['a client as a ninja', 0, [{ hand: ['k'] }, {}], [recruit('k')], 'wrong-kind'],
    ['a mission', 0, [{ hand: ['m'] }, {}], [play('mission', 'm')], null],
    ['a second mission in a turn', 0, [{ hand: ['m', 'm2'] }, {}], [play('mission', 'm'), play('mission', 'm2')], 'already-done'],
    ['a mission that costs 6 at turn marker 5', 5, [{ hand: ['mlate'] }, {}], [play('mission', 'mlate')], 'entrance-cost'],
    ['a mission without its target', 0, [{ hand: ['aimed'] }, { village: ['b'] }], [play('mission', 'aimed')], 'target-needed'],
    ['a mission at its target', 0, [{ hand: ['aimed'] }, { village: ['b'] }], [play('mission', 'aimed', '1:b')], null],
    ['a mission at a ninja of the wrong side', 0, [{ hand: ['aimed'], village: ['b'] }, {}], [play('mission', 'aimed', '0:b')], 'target-wrong'],
    ['a mission at a ninja in a hand', 0, [{ hand: ['aimed'] }, { hand: ['b'] }], [play('mission', 'aimed', '1:b')], 'target-wrong'],
    ['a mission at a target it does not ask for', 0, [{ hand: ['m'] }, { village: ['b'] }], [play('mission', 'm', '1:b')], 'target-not-asked'],
    ['a second permanent mission of one name', 0, [{ hand: ['stays'], village: ['stays'] }, {}], [(t) => ({ type: 'mission', player: 0, card: t.state.players[0].hand[0]!, pay: [] })], 'namesake'],
    ['a client', 0, [{ hand: ['k'] }, {}], [play('client', 'k')], null],
    ['a client beside a ninja: it is none', 0, [{ hand: ['k', 'a'] }, {}], [recruit('a'), play('client', 'k')], null],
    ['a second client', 0, [{ hand: ['k2'], village: ['k'] }, {}], [play('client', 'k2')], 'client-in-play'],
    ['a second client in a turn', 0, [{ hand: ['k2', 'k'] }, {}], [play('client', 'k'), play('client', 'k2')], 'already-done'],
    ['a client while the opponent has one', 0, [{ hand: ['k'] }, { village: ['k2'] }], [play('client', 'k')], null],
    ['a client that costs 6 at turn marker 5', 5, [{ hand: ['klate'] }, {}], [play('client', 'klate')], 'entrance-cost'],
    ['a client with hand cost 1', 0, [{ hand: ['kdear', 'a'] }, {}], [play('client', 'kdear', undefined, 'a')], null],
    ['any number of charges', 0, [{ hand: ['a', 'b', 'm', 'j'] }, {}], [charge('a'), charge('b', 'm'), charge('j')], null],
    ['a charge from elsewhere', 0, [{ village: ['a'] }, {}], [charge('a')], 'not-in-hand'],
    ['a charge twice', 0, [{ hand: ['a'] }, {}], [charge('a', 'a')], 'repeated'],
    ['a jutsu now', 0, [{ hand: ['j'], village: ['a'] }, {}], [(t) => ({ type: 'jutsu', player: 0, card: t.id('0:j'), user: t.id('0:a'), pay: [] })], 'wrong-phase'],
    ['an action of the other player', 0, [{}, { hand: ['a'] }], [(t) => ({ type: 'recruit', player: 1, card: t.id('1:a'), pay: [] })], 'not-your-turn'],
    ['a card that is not there', 0, [{}, {}], [() => ({ type: 'recruit', player: 0, card: 999, pay: [] })], 'no-such-card'],
  ])('%s', (_, marker, piles, deeds, refused) => {
    const t = table({ marker, piles });
    const last = deeds.at(-1)!;
    for (const deed of deeds.slice(0, -1)) t.do(deed(t));
    expect(t.refusal(last(t))).toBe(refused);
  }); // prettier-ignore

  it('costs and used missions go to the chakra area, permanent missions stay', () => {
    const t = table({ piles: [{ hand: ['dear', 'b', 'j', 'm'] }, {}] });
    t.do(recruit('dear', 'b', 'j')(t), play('mission', 'm')(t));
    expect([t.pile(0, 'village'), t.pile(0, 'chakra')]).toEqual([['dear'], ['b', 'j', 'm']]);
    const other = table({ piles: [{ hand: ['stays'] }, {}] });
    other.do(play('mission', 'stays')(other));
    expect([other.pile(0, 'village'), other.pile(0, 'chakra')]).toEqual([['stays'], []]);
  });

  it('a mission’s effect is carried out by hand before it is put away', () => {
    const t = table({ piles: [{ hand: ['aimed'] }, { village: ['b'] }] });
    const deed = play('mission', 'aimed', '1:b')(t) as Extract<Action, { type: 'mission' }>;
    const refused = { ...deed, effects: [{ do: 'heal' as const, card: t.id('1:b') }] };
    expect(t.refusal(refused)).toBe('not-injured');
    t.do({ ...deed, effects: [{ do: 'damage', card: t.id('1:b'), amount: 1 }] });
    expect(t.state.cards[t.id('1:b')]?.injured).toBe(true);
    expect(t.events.map(({ kind }) => kind)).toEqual(['missionPlayed', 'adjusted', 'injured']);
    const self = table({ piles: [{ hand: ['m'] }, {}] });
    expect(self.refusal({ type: 'mission', player: 0, card: self.id('0:m'), pay: [], effects: [{ do: 'move', card: self.id('0:m'), to: 'hand' }] })).toBe('card-in-use'); // prettier-ignore
  });
});

describe('organization', () => {
  const four = {
    piles: [{ village: ['a', 'b', 'c', 'd', 'k', 'stays'] }, {}] as [object, object],
    phase: 'organization' as const,
  };
  it.each<[string, string[][], string | null]>([
    ['4 teams of 1', [['a'], ['b'], ['c'], ['d']], null],
    ['2 teams of 2', [['a', 'b'], ['c', 'd']], null],
    ['3 and 1', [['a', 'b', 'c'], ['d']], null],
    ['a team of 4', [['a', 'b', 'c', 'd']], 'team-size'],
    ['a team of 0', [['a', 'b', 'c'], ['d'], []], 'team-size'],
    ['one left out', [['a', 'b', 'c']], 'team-incomplete'],
    ['one in two teams', [['a', 'b'], ['b', 'c'], ['d']], 'repeated'],
    ['a client in a team', [['a', 'b', 'c'], ['d', 'k']], 'not-in-play'],
  ])('%s', (_, teams, refused) => {
    const t = table(four);
    const action: Action = { type: 'organize', player: 0, teams: teams.map((team) => team.map((one) => t.id(`0:${one}`))) };
    expect(t.refusal(action)).toBe(refused);
    if (!refused) expect(t.do(action).state.phase).toBe('attack');
  }); // prettier-ignore

  it('the first player’s first turn ends there', () => {
    const t = table({ ...four, turn: 1, marker: 0 });
    t.do({ type: 'organize', player: 0, teams: [['0:a', '0:b', '0:c'].map((one) => t.id(one)), [t.id('0:d')]] });
    expect([t.state.attacker, t.state.phase, t.state.turn, t.state.players[0].marker]).toEqual([1, 'mission', 2, 1]);
  });
  it('the second player’s first turn goes on', () => {
    const t = table({ phase: 'organization', turn: 2, attacker: 1 });
    expect(t.do({ type: 'organize', player: 1, teams: [] }).state.phase).toBe('attack');
  });
});

const BATTLE = {
  phase: 'attack' as const,
  piles: [{ village: ['a', 'b', 'c', 'd', 'e'] }, { village: ['a', 'b', 'c', 'wise'] }] as [object, object],
  teams: [[['a', 'b'], ['c'], ['d'], ['e']], [['a', 'b'], ['c'], ['wise']]] as [string[][], string[][]],
}; // prettier-ignore
const attack = (t: Table, ...heads: string[]): Action => ({ type: 'attack', player: 0, heads: heads.map((one) => t.id(`0:${one}`)) }); // prettier-ignore
const block = (t: Table, ...blocks: [string, number][]): Action => ({ type: 'block', player: 1, blocks: blocks.map(([head, lane]) => ({ head: t.id(`1:${head}`), lane })) }); // prettier-ignore

describe('attack and block', () => {
  it.each<[string, string[], string | null]>([
    ['none', [], null],
    ['one', ['a'], null],
    ['three', ['b', 'c', 'd'], null],
    ['four', ['a', 'c', 'd', 'e'], 'too-many-teams'],
    ['one team with two heads', ['a', 'b'], 'team-twice'],
  ])('attack with %s', (_, heads, refused) => {
    const t = table(BATTLE);
    expect(t.refusal(attack(t, ...heads))).toBe(refused);
  });
  it.each<[string, [string, number][], string | null]>([
    ['none', [], null],
    ['one', [['b', 1]], null],
    ['both', [['b', 1], ['c', 0]], null],
    ['more than attack', [['a', 0], ['c', 1], ['wise', 0]], 'too-many-teams'],
    ['two at one', [['a', 0], ['c', 0]], 'blocked-already'],
    ['one at two', [['a', 0], ['b', 1]], 'team-twice'],
    ['nobody', [['a', 2]], 'no-such-attack'],
  ])('block %s', (_, blocks, refused) => {
    const t = table(BATTLE);
    t.do(attack(t, 'a', 'd'));
    expect(t.refusal(block(t, ...blocks))).toBe(refused);
  }); // prettier-ignore
  it('heads stand before supports', () => {
    const t = table(BATTLE);
    t.do(attack(t, 'b'), block(t, ['c', 0]));
    const [lane] = t.state.lanes;
    expect(lane).toEqual({ attack: { head: t.id('0:b'), supports: [t.id('0:a')] }, block: { head: t.id('1:c'), supports: [] }, contest: 'combat' }); // prettier-ignore
    expect(t.pile(0, 'village')).toEqual(['c', 'd', 'e']);
  });
  it('a ninja in no team cannot be sent', () => {
    const t = table({ ...BATTLE, piles: [{ village: ['a', 'b', 'c', 'd', 'e', 'late'] }, BATTLE.piles[1]] });
    expect(t.refusal(attack(t, 'late'))).toBe('not-in-team');
  });
  it('without an attack the turn ends', () => {
    const t = table(BATTLE);
    t.do(attack(t));
    expect([t.state.attacker, t.state.phase]).toEqual([1, 'mission']);
  });
});

describe('exchange of jutsu', () => {
  const JUTSU: TableOf['piles'] = [
    { village: ['a', 'b', 'c'], hand: ['j', 'hit', 'fire1', 'water', 'only', 'learned', 'told'], chakra: ['d', 'e', 'w'] },
    { village: ['a', 'b', 'wise'], hand: ['hit', 'stop', 'j'], chakra: ['d'] },
  ]; // prettier-ignore
  const battle = () => {
    const t = table({ phase: 'attack', piles: JUTSU as [object, object], teams: [[['a', 'b'], ['c']], [['a'], ['b', 'wise']]] }); // prettier-ignore
    return t.do(attack(t, 'a'), block(t, ['a', 0]));
  };
  const jutsuOf = (t: Table, player: 0 | 1, card: string, user: string, more: { target?: string; pay?: string[] } = {}): Action => ({
    type: 'jutsu', player, card: t.id(`${player}:${card}`), user: t.id(`${player}:${user}`), pay: (more.pay ?? []).map((one) => t.id(`${player}:${one}`)), ...(more.target ? { target: t.id(more.target) } : {}),
  }); // prettier-ignore
  const decline = (...players: (0 | 1)[]): Action[] => players.map((player) => ({ type: 'decline', player }));

  it.each<[string, string, string, { target?: string; pay?: string[] }, string | null]>([
    ['by a ninja on the battlefield', 'j', 'a', {}, null],
    ['by a support', 'j', 'b', {}, null],
    ['by a ninja at home', 'j', 'c', {}, 'not-on-battlefield'],
    ['火1 with one of fire and any other', 'fire1', 'a', { pay: ['d', 'e'] }, null],
    ['火1 with none of fire', 'fire1', 'a', { pay: ['e', 'w'] }, 'payment-symbol'],
    ['火1 with one card', 'fire1', 'a', { pay: ['d'] }, 'payment-count'],
    ['火1 with three', 'fire1', 'a', { pay: ['d', 'e', 'w'] }, 'payment-count'],
    ['火1 from the hand', 'fire1', 'a', { pay: ['d', 'j'] }, 'payment-place'],
    ['火1 with one card twice', 'fire1', 'a', { pay: ['d', 'd'] }, 'repeated'],
    ['aimed at nothing', 'hit', 'a', {}, 'target-needed'],
    ['aimed at a ninja', 'hit', 'a', { target: '1:a' }, null],
    ['aimed at a ninja at home', 'hit', 'a', { target: '1:b' }, null],
    ['aimed at the wrong side', 'hit', 'a', { target: '0:b' }, 'target-wrong'],
    ['by somebody of the wrong symbol', 'water', 'a', {}, 'requirement'],
    ['by somebody of the wrong name', 'only', 'a', {}, 'requirement'],
    ['by somebody of the right name', 'only', 'b', {}, null],
    ['by somebody without the trait', 'learned', 'b', {}, 'requirement'],
    ['a requirement in words is for the players', 'told', 'a', {}, null],
    ['a ninja as a jutsu', 'a', 'a', {}, 'not-in-hand'],
  ])('%s', (_, card, user, more, refused) => {
    const t = battle();
    expect(t.refusal(jutsuOf(t, 0, card, user, more))).toBe(refused);
  });

  it('the attacker is asked first, then whoever did not just play', () => {
    const t = battle();
    expect(t.refusal(jutsuOf(t, 1, 'j', 'a'))).toBe('not-your-turn');
    t.do(jutsuOf(t, 0, 'j', 'a'));
    expect(t.state.priority).toBe(1);
    t.do(...decline(1));
    expect(t.state.priority).toBe(0);
    t.do(jutsuOf(t, 0, 'told', 'b'), jutsuOf(t, 1, 'j', 'a'));
    expect([t.state.priority, t.state.phase]).toEqual([0, 'jutsu']);
    t.do(...decline(0, 1));
    expect(t.state.phase).toBe('chain');
  });

  it('is resolved in reverse; then another chain may follow', () => {
    const t = battle();
    t.do(jutsuOf(t, 0, 'j', 'a'), jutsuOf(t, 1, 'hit', 'a', { target: '0:b' }), ...decline(0, 1));
    expect(t.refusal({ type: 'resolve', player: 0 })).toBe('not-your-turn');
    t.do({ type: 'resolve', player: 1, effects: [{ do: 'damage', card: t.id('0:b'), amount: 1 }] }, { type: 'resolve', player: 0 });
    expect([t.pile(1, 'chakra'), t.pile(0, 'chakra')]).toEqual([['d', 'hit'], ['d', 'e', 'w', 'j']]);
    expect([t.state.phase, t.state.priority]).toEqual(['jutsu', 0]);
    t.do(...decline(0, 1));
    expect(t.state.phase).toBe('showdown');
  }); // prettier-ignore

  it.each<[string, Adjustment['do'], string]>([
    ['its user is discarded', 'damage', 'user'],
    ['its user is called home', 'move', 'user'],
    ['it is negated', 'negate', 'effect'],
  ])('does not resolve when %s: its cost goes back', (_, how, missing) => {
    const t = battle();
    t.do(jutsuOf(t, 0, 'fire1', 'a', { pay: ['d', 'e'] }));
    expect([t.pile(0, 'discard'), t.pile(0, 'chakra')]).toEqual([['d', 'e'], ['w']]);
    const effect: Adjustment = how === 'damage' ? { do: 'damage', card: t.id('0:a'), amount: 2 } : how === 'move' ? { do: 'move', card: t.id('0:a'), to: 'village' } : { do: 'negate', card: t.id('0:fire1') };
    t.do(jutsuOf(t, 1, 'j', 'a'), ...decline(0, 1), { type: 'resolve', player: 1, effects: [effect] });
    expect(t.refusal({ type: 'resolve', player: 0, effects: [{ do: 'shuffle', player: 0 }] })).toBe('does-not-resolve');
    t.do({ type: 'resolve', player: 0 });
    expect(t.events.find(({ kind }) => kind === 'jutsuUnresolved')?.missing).toEqual([missing]);
    expect(t.pile(0, 'chakra')).toEqual(['w', 'd', 'e', 'fire1']);
  }); // prettier-ignore

  it('does not resolve when its target has gone, or the players see that something is missing', () => {
    const t = battle();
    t.do(jutsuOf(t, 0, 'hit', 'a', { target: '1:b' }), ...decline(1, 0));
    t.do({ type: 'adjust', player: 1, adjustment: { do: 'move', card: t.id('1:b'), to: 'hand' } }, { type: 'resolve', player: 0 });
    expect(t.events.find(({ kind }) => kind === 'jutsuUnresolved')?.missing).toEqual(['target']);
    t.do(jutsuOf(t, 0, 'told', 'a'), ...decline(1, 0), { type: 'resolve', player: 0, missing: ['requirement'] });
    expect(t.events.findLast(({ kind }) => kind === 'jutsuUnresolved')?.missing).toEqual(['requirement']);
  }); // prettier-ignore

  it('an effect the rules do not allow is refused, and nothing has happened', () => {
    const t = battle();
    t.do(jutsuOf(t, 0, 'j', 'a'), ...decline(1, 0));
    const wrong: Action = { type: 'resolve', player: 0, effects: [{ do: 'heal', card: t.id('0:a') }] };
    expect([t.refusal(wrong), t.state.chain.length]).toEqual(['not-injured', 1]);
    expect(t.refusal({ type: 'resolve', player: 0, effects: [{ do: 'move', card: t.id('0:j'), to: 'hand' }] })).toBe('card-in-use'); // prettier-ignore
  });

  it('a mission is no jutsu', () => {
    const t = table({ phase: 'attack', piles: [{ village: ['a'], hand: ['m'] }, {}], teams: [[['a']], []] });
    t.do(attack(t, 'a'), block(t));
    expect(t.refusal(jutsuOf(t, 0, 'm', 'a'))).toBe('wrong-kind');
  });

  it('a team whose head is gone fights on without it', () => {
    const t = battle();
    t.do({ type: 'adjust', player: 1, adjustment: { do: 'damage', card: t.id('0:a'), amount: 2 } }, ...decline(0, 1));
    // The support of b against the combat of a.
    t.do({ type: 'showdown', player: 0 });
    expect(t.events.find(({ kind }) => kind === 'showdown')?.powers).toEqual([2, 3]);
    expect(t.pile(0, 'battlefield')).toEqual(['b']);
  });

  it('a jutsu can be the target of another', () => {
    const t = battle();
    expect(t.refusal(jutsuOf(t, 0, 'hit', 'a', { target: '0:j' }))).toBe('target-wrong');
    t.do(jutsuOf(t, 0, 'j', 'a'), jutsuOf(t, 1, 'stop', 'a', { target: '0:j' }), ...decline(0, 1));
    t.do(
      { type: 'resolve', player: 1, effects: [{ do: 'negate', card: t.id('0:j') }] },
      { type: 'resolve', player: 0 },
    );
    expect(t.events.map(({ kind }) => kind)).toContain('jutsuUnresolved');
  });
});

describe('showdown, return and end', () => {
  const fought = (t: Table, heads: string[], blocks: [string, number][] = []) =>
    t.do(attack(t, ...heads), block(t, ...blocks), { type: 'decline', player: 0 }, { type: 'decline', player: 1 });
  const toEnd = (t: Table) => t.do({ type: 'showdown', player: 0 }, { type: 'return', player: 0 });

  it.each<[string, string[], number]>([
    ['power 4 wins 1', ['e'], 1],
    ['power 5 wins 2', ['a'], 2],
    ['three teams, each its own', ['a', 'd', 'c'], 5],
  ])('unblocked: %s', (_, heads, rewards) => {
    const t = fought(table(BATTLE), heads);
    t.do({ type: 'showdown', player: 0 });
    expect([t.pile(0, 'rewards').length, t.pile(1, 'deck').length]).toEqual([rewards, 12 - rewards]);
  });

  it('damage turns or discards, the rest goes home as it is', () => {
    const t = fought(table({ ...BATTLE, injured: ['1:c'] }), ['a', 'd'], [['c', 1], ['b', 0]]); // prettier-ignore
    // 3+2 against 2+1: the head b is injured. 5 against 0 (injured c): discarded.
    t.do({ type: 'showdown', player: 0 });
    expect([t.state.cards[t.id('1:b')]?.injured, t.pile(1, 'discard')]).toEqual([true, ['c']]);
    expect(t.events.filter(({ kind }) => kind === 'showdown').map(({ powers, outcome }) => [powers, outcome])).toEqual([[[5, 3], 'less'], [[5, 0], 'more']]); // prettier-ignore
    t.do({ type: 'return', player: 0 });
    expect([t.pile(1, 'village').sort(), t.state.players[1].teams.length, t.state.lanes]).toEqual([
      ['a', 'b', 'wise'],
      2,
      [],
    ]);
    expect(t.state.cards[t.id('1:b')]?.injured).toBe(true);
  });

  it('can be by mental power', () => {
    const t = fought(table(BATTLE), ['d'], [['wise', 0]]);
    t.do({ type: 'adjust', player: 1, adjustment: { do: 'contest', lane: 0, contest: 'mental' } }, { type: 'showdown', player: 0 });
    expect(t.events.find(({ kind }) => kind === 'showdown')).toMatchObject({ powers: [0, 6], outcome: 'more', amount: 6 });
    expect(t.pile(0, 'discard')).toEqual(['d']);
  }); // prettier-ignore

  it('a bonus lasts until the turn ends', () => {
    const t = fought(table(BATTLE), ['c']);
    t.do({ type: 'adjust', player: 0, adjustment: { do: 'bonus', card: t.id('0:c'), combat: 4 } }, { type: 'showdown', player: 0 });
    expect(t.pile(0, 'rewards')).toHaveLength(2);
    t.do({ type: 'return', player: 0 });
    expect(t.state.cards.every(({ bonus }) => bonus === null)).toBe(true);
  }); // prettier-ignore

  it.each<[string, number, number, 0 | null]>([
    ['9 rewards go on', 8, 12, null],
    ['10 rewards win', 9, 12, 0],
    ['10 rewards win with the own deck empty', 9, 0, 0],
  ])('%s', (_, rewards, deck, winner) => {
    const fill = (count: number) => Array.from({ length: count }, () => 'x');
    const t = fought(table({ ...BATTLE, piles: [{ ...BATTLE.piles[0], rewards: fill(rewards), deck: fill(deck) }, BATTLE.piles[1]] }), ['c']); // prettier-ignore
    toEnd(t);
    expect(t.state.winner).toBe(winner);
    if (winner === 0) expect(t.refusal({ type: 'keep', player: 0 })).toBe('game-over');
  });

  it('the last cards of a deck as rewards end the game', () => {
    const t = fought(table({ ...BATTLE, piles: [BATTLE.piles[0], { ...BATTLE.piles[1], deck: ['x'] }] }), ['a']);
    toEnd(t);
    expect([t.pile(0, 'rewards').length, t.state.winner, t.events.at(-1)?.ruleRef]).toEqual([1, 0, 'win.deck']);
  });

  it.each([
    [6, null, 0],
    [7, 'hand', 1],
    [9, 'hand', 3],
  ])('a hand of %i', (count, phase, surplus) => {
    const hand = Array.from({ length: count }, () => 'j');
    const t = table({ phase: 'attack', piles: [{ hand }, { hand: Array.from({ length: 9 }, () => 'j') }] });
    t.do({ type: 'attack', player: 0, heads: [] });
    expect(t.state.phase === 'hand' ? 'hand' : null).toBe(phase);
    if (!phase) return;
    const cards = t.state.players[0].hand.slice(0, surplus);
    expect(t.refusal({ type: 'discard', player: 0, cards: cards.slice(1) })).toBe('hand-limit');
    expect(t.refusal({ type: 'discard', player: 0, cards: t.state.players[0].hand.slice(0, surplus + 1) })).toBe(
      'hand-limit',
    );
    expect(t.refusal({ type: 'discard', player: 0, cards: t.state.players[1].hand.slice(0, surplus) })).toBe(
      'not-in-hand',
    );
    expect(t.refusal({ type: 'discard', player: 0, cards: [...cards.slice(1), ...cards.slice(0, 1), ...cards.slice(0, 1)] })).toBe('repeated'); // prettier-ignore
    t.do({ type: 'discard', player: 0, cards });
    expect([t.pile(0, 'hand').length, t.pile(0, 'discard').length, t.state.attacker]).toEqual([6, surplus, 1]);
  });

  it('the marker moves, the roles change, the next player draws', () => {
    const t = table({ phase: 'attack', marker: 2 });
    t.do({ type: 'attack', player: 0, heads: [] });
    expect(t.state.players.map(({ marker }) => marker)).toEqual([3, 2]);
    expect([t.state.attacker, t.state.turn, t.pile(1, 'hand').length]).toEqual([1, 4, 1]);
  });
});

describe('effects by hand', () => {
  const piles: [object, object] = [
    { village: ['a', 'k', 'b'], hand: ['a2', 'k2', 'm', 'stays', 'j'], discard: ['c'], chakra: ['d'] },
    { village: ['a'] },
  ];
  const id = (t: Table, card: string) => t.id(card);
  it.each<[string, (t: Table) => Adjustment, string | null]>([
    ['draw', () => ({ do: 'draw', player: 1, count: 2 }), null],
    ['a namesake into the village', (t) => ({ do: 'move', card: id(t, '0:a2'), to: 'village' }), 'namesake'],
    ['a second client into the village', (t) => ({ do: 'move', card: id(t, '0:k2'), to: 'village' }), 'client-in-play'],
    ['a mission into the village', (t) => ({ do: 'move', card: id(t, '0:m'), to: 'village' }), 'no-place-there'],
    ['a permanent mission into the village', (t) => ({ do: 'move', card: id(t, '0:stays'), to: 'village' }), null],
    ['a ninja from the discard pile into the village', (t) => ({ do: 'move', card: id(t, '0:d'), to: 'village' }), null],
    ['a ninja to where it is', (t) => ({ do: 'move', card: id(t, '0:a'), to: 'village' }), null],
    ['into the rewards of the opponent', (t) => ({ do: 'move', card: id(t, '0:a'), to: 'rewards' }), null],
    ['on top of the deck', (t) => ({ do: 'move', card: id(t, '0:a'), to: 'deckTop' }), null],
    ['under the deck', (t) => ({ do: 'move', card: id(t, '0:a2'), to: 'deckBottom' }), null],
    ['damage to a ninja', (t) => ({ do: 'damage', card: id(t, '1:a'), amount: 2 }), null],
    ['damage to a client', (t) => ({ do: 'damage', card: id(t, '0:k'), amount: 1 }), 'not-in-play'],
    ['damage in the hand', (t) => ({ do: 'damage', card: id(t, '0:a2'), amount: 1 }), 'not-in-play'],
    ['heal the injured', (t) => ({ do: 'heal', card: id(t, '0:b') }), null],
    ['heal the healthy', (t) => ({ do: 'heal', card: id(t, '0:a') }), 'not-injured'],
    ['heal a client', (t) => ({ do: 'heal', card: id(t, '0:k') }), 'not-in-play'],
    ['a bonus for a client', (t) => ({ do: 'bonus', card: id(t, '0:k'), combat: 1 }), 'not-in-play'],
    ['rewards', () => ({ do: 'rewards', player: 1, count: 1 }), null],
    ['a contest without a battle', () => ({ do: 'contest', lane: 0, contest: 'mental' }), 'no-such-attack'],
    ['negate what is not in use', (t) => ({ do: 'negate', card: id(t, '0:j') }), 'not-in-use'],
    ['shuffle', () => ({ do: 'shuffle', player: 0 }), null],
    ['the turn marker', () => ({ do: 'marker', player: 0, by: -99 }), null],
    ['a card that is not there', () => ({ do: 'heal', card: 999 }), 'no-such-card'],
  ])('%s', (_, adjustment, refused) => {
    const t = table({ piles, injured: ['0:b'] });
    const action: Action = { type: 'adjust', player: 1, adjustment: adjustment(t), because: id(t, '0:k'), note: 'so it says' };
    expect(actionSchema.parse(action)).toEqual(action);
    expect(t.refusal(action)).toBe(refused);
    if (!refused) expect(t.do(action).events[0]).toMatchObject({ kind: 'adjusted', note: 'so it says', ruleRef: 'table.effects' });
  }); // prettier-ignore

  it('a card that leaves play comes back as new, and its team is one fewer', () => {
    const t = table({ ...BATTLE, injured: ['0:a'] });
    t.do({ type: 'adjust', player: 0, adjustment: { do: 'move', card: t.id('0:a'), to: 'hand' } });
    expect([t.state.cards[t.id('0:a')]?.injured, t.state.players[0].teams.flat().length]).toEqual([false, 4]);
  });

  it('an injured ninja has no effect unless it is Valid', () => {
    const t = table({ piles: [{ village: ['a', 'tough'] }, {}], injured: ['0:a', '0:tough'] });
    const because = (card: string): Action => ({ type: 'adjust', player: 0, adjustment: { do: 'shuffle', player: 0 }, because: t.id(card) });
    expect([t.refusal(because('0:a')), t.refusal(because('0:tough'))]).toEqual(['effect-negated', null]);
    expect(t.refusal({ ...because('0:a'), because: 999 } as Action)).toBe('no-such-card');
  }); // prettier-ignore

  it('what a player draws is told to that player only', () => {
    const t = table().do({ type: 'adjust', player: 0, adjustment: { do: 'draw', player: 0, count: 2 } });
    const seen = (player: 0 | 1) => told(t.events, player).find(({ kind }) => kind === 'drew');
    expect([seen(0)?.cards?.length, seen(1)?.cards, seen(1)?.amount]).toEqual([2, undefined, 2]);
  });
});
