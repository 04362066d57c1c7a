import { expect, it } from 'vitest';
import { resolveChain } from './chain/chain';
import { FORMATS } from './deck/format';
import { makeLibrary } from './engine/game';
import { newGame } from './engine/new-game';
import { HANDS, MOST_REDRAWS } from './engine/phases/setup';
import { ATTACKING_TEAMS, TEAM_SIZE } from './engine/phases/teams';
import { HAND_LIMIT } from './engine/phases/turns';
import { judgeWin, REWARDS_TO_WIN } from './engine/winning';
import type { RuleRef } from './rules';
import { afterDamage } from './showdown/damage';
import { type FightingTeam, teamPower } from './showdown/power';
import { showdown } from './showdown/showdown';
import { attack, BATTLE, block, CARDS, table } from './testing/made-up-table';
import type { Table } from './testing/table';

// Every number in the source, in its order: the words it stands in, the rule, and what the code makes of it. Where a
// number is a limit, the row tries both sides of it; tests of the phases try what happens around it.

const { min, max, copies, atMost } = FORMATS[0].parts.main;
const DECK = Array.from({ length: 50 }, () => 'T-x');
const started = () => newGame(makeLibrary(CARDS), { seed: 1, decks: [DECK, DECK], first: 0 });

const member = (power: number) => ({
  id: power,
  healthy: { combat: power, support: 0 },
  injured: { combat: power, support: 0 },
  isInjured: false,
});
const team = (power: number, supports = 0): FightingTeam => ({
  head: member(power),
  supports: Array.from({ length: supports }, () => member(0)),
});
const rewards = (power: number) => showdown({ attack: team(power), block: null, contest: 'combat' }).rewards;
const damage = (strong: number, weak: number, supports = 0) =>
  showdown({ attack: team(strong), block: team(weak, supports), contest: 'combat' }).damage.map(({ as, amount }) => [as, amount]); // prettier-ignore
const wins = (mine: number, theirs: number, decks: [number, number] = [9, 9]) =>
  judgeWin({ rewards: [mine, theirs], decks, attacker: 0 })?.winner ?? null;

/** What player 0 may still do of a kind, after doing it once. */
const twice = (kind: 'recruit' | 'mission' | 'client', first: string, second: string) => {
  const play = (t: Table, card: string) => ({ type: kind, player: 0 as const, card: t.id(`0:${card}`), pay: [] });
  const t = table({ piles: [{ hand: [first, second] }, {}] });
  return t.do(play(t, first)).refusal(play(t, second));
};
const teams = (...sizes: number[]) => {
  const members = ['a', 'b', 'c', 'd', 'e'].slice(0, sizes.reduce((sum, size) => sum + size, 0)); // prettier-ignore
  const t = table({ phase: 'organization', piles: [{ village: members }, {}] });
  const ids = members.map((code) => t.id(`0:${code}`));
  return t.refusal({ type: 'organize', player: 0, teams: sizes.map((size) => ids.splice(0, size)) });
};
const paidFor = (...pay: string[]) => {
  const t = table({
    ...BATTLE,
    piles: [{ ...BATTLE.piles[0], hand: ['fire1'], chakra: ['j', 'w', 'm'] }, BATTLE.piles[1]],
  });
  t.do(attack(t, 'a'), { type: 'block', player: 1, blocks: [] });
  return t.refusal({ type: 'jutsu', player: 0, card: t.id('0:fire1'), user: t.id('0:a'), pay: pay.map((one) => t.id(`0:${one}`)) }); // prettier-ignore
};

it.each<[words: string, rule: RuleRef, made: () => unknown, expected: unknown]>([
  ['składać się dokładnie z 50 kart', 'deck.size', () => [min, max], [50, 50]],
  ['do 25 kart Ninja', 'deck.ninja', () => atMost.ninja, 25],
  ['do 3 kart o takiej samej nazwie', 'deck.names', () => copies, 3],
  ['Grę zaczyna się od Tury 0', 'turn.marker', () => started().players.map(({ marker }) => marker), [0, 0]],
  ['przy zakończeniu Tury przesunąć na 1', 'turn.marker', () => {
    const t = table({ phase: 'attack', marker: 0 });
    t.do({ type: 'attack', player: 0, heads: [] });
    return t.state.players.map(({ marker }) => marker);
  }, [1, 0]],
  ['Pociągnij 6 kart', 'setup.draw', () => started().players.map(({ hand }) => hand.length), [6, 6]],
  ['Pociągnij 5 kart', 'setup.redraw', () => HANDS[1], 5],
  ['ostatni raz zrobić redraw tylko teraz ciągniesz 4', 'setup.redraw', () => [HANDS[2], MOST_REDRAWS], [4, 2]],
  ['zdobędzie 10 nagród wygrywa', 'win.rewards', () => [REWARDS_TO_WIN, wins(10, 0), wins(9, 0)], [10, 0, null]],
  ['obydwaj gracze zdobyli 10 nagród gracz atakujący', 'win.bothRewards', () => wins(10, 10), 0],
  ['przeciwnikowi skończy się deck', 'win.deck', () => [wins(0, 0, [1, 0]), wins(0, 0, [1, 1])], [0, null]],
  ['obydwaj gracze nie mają kart w decku', 'win.bothDecks', () => wins(0, 0, [0, 0]), 1],
  ['Pociągnij karte z góry decku', 'start.draw', () => {
    const t = table();
    t.state = started();
    t.do({ type: 'keep', player: 0 }, { type: 'keep', player: 1 });
    return t.state.players.map(({ hand }) => hand.length);
  }, [7, 6]],
  ['zagrać tylko jedną kartę na turę (ninja)', 'ninja.one', () => twice('recruit', 'a', 'b'), 'already-done'],
  ['dwóch kart o takiej samej nazwie w wiosce', 'ninja.namesake', () => {
    const t = table({ piles: [{ hand: ['a', 'b'], village: ['a2'] }, {}] });
    const recruit = (card: string) => t.refusal({ type: 'recruit', player: 0, card: t.id(`0:${card}`), pay: [] });
    return [recruit('a'), recruit('b')];
  }, ['namesake', null]],
  ['tylko jedną karte misji na turę', 'mission.one', () => twice('mission', 'm', 'm2'), 'already-done'],
  ['zagrać tylko jedną kartę na turę (klient)', 'client.one', () => twice('client', 'k', 'k2'), 'already-done'],
  ['tylko jedną kartę klienta w grze', 'client.inPlay', () => {
    const t = table({ piles: [{ hand: ['k2'], village: ['k'] }, {}] });
    return t.refusal({ type: 'client', player: 0, card: t.id('0:k2'), pay: [] });
  }, 'client-in-play'],
  ['koszcie kart z ręki 1 lub większym', 'cost.hand', () => {
    const t = table({ piles: [{ hand: ['kdear', 'a'] }, {}] });
    const play = (...pay: string[]) => t.refusal({ type: 'client', player: 0, card: t.id('0:kdear'), pay: pay.map((one) => t.id(`0:${one}`)) });
    return [play(), play('a')];
  }, ['payment-count', null]],
  ['koszcie kart z ręki 2: 2 karty, nie mniej i nie więcej', 'cost.hand', () => {
    const t = table({ piles: [{ hand: ['dear', 'a', 'b', 'c'] }, {}] });
    const play = (...pay: string[]) => t.refusal({ type: 'recruit', player: 0, card: t.id('0:dear'), pay: pay.map((one) => t.id(`0:${one}`)) });
    return [play('a'), play('a', 'b'), play('a', 'b', 'c')];
  }, ['payment-count', null, 'payment-count']],
  ['Nie ma limitu kart do strefy chakry', 'chakra.charge', () => {
    const t = table({ piles: [{ hand: ['a', 'b', 'c', 'd', 'm', 'k', 'j'] }, {}] });
    const { hand } = t.state.players[0];
    t.do({ type: 'charge', player: 0, cards: hand.slice(0, 5) }, { type: 'charge', player: 0, cards: hand.slice(5) });
    return t.state.players[0].chakra.length;
  }, 7],
  ['od 1 do 3 Ninja', 'team.size', () => [TEAM_SIZE, teams(1), teams(3), teams(4)], [3, null, null, 'team-size']],
  ['4 drużyny po 1, 2 po 2, jedną z 3 i 1 z 1', 'team.all', () => [teams(1, 1, 1, 1), teams(2, 2), teams(3, 1)], [null, null, null]],
  ['wysłać DO 3 drużyn na turę', 'attack.teams', () => {
    const t = table(BATTLE);
    return [ATTACKING_TEAMS, t.refusal(attack(t, 'a', 'c', 'd')), t.refusal(attack(t, 'a', 'c', 'd', 'e')) !== null];
  }, [3, null, true]],
  ['nie może blokować więcej niż jedną drużynę', 'block.one', () => {
    const t = table(BATTLE);
    t.do(attack(t, 'a', 'c'));
    return [t.refusal(block(t, ['a', 0])), t.refusal(block(t, ['a', 0], ['a', 1])) !== null];
  }, [null, true]],
  ['nawet jedna karta jest chain’em', 'chain.reverse', () => resolveChain([{ player: 0 }]).map(({ link, resolves }) => [link, resolves]), [[0, true]]],
  ['dwóch tylnych: wsparcie obu', 'power.combat', () => {
    const support = (id: number, of: number) => ({ ...member(0), id, healthy: { combat: 9, support: of } });
    return teamPower({ head: member(3), supports: [support(1, 1), support(2, 2)] }, 'combat').total;
  }, 6],
  ['火 1: jedną kartę ze znakiem 火 i jedną dowolną', 'jutsu.cost', () => [paidFor('j', 'w'), paidFor('j') !== null, paidFor('j', 'w', 'm') !== null], [null, true, true]],
  ['team power jest 4 albo niższy: jedną', 'reward.weak', () => [rewards(0), rewards(4)], [1, 1]],
  ['5 albo większy: 2 Nagrody', 'reward.strong', () => [rewards(5), rewards(50)], [2, 2]],
  ['4 albo mniejsza: główny dostaje 1 damage', 'fight.less', () => [damage(2, 1, 1), damage(5, 1, 1)], [[['head', 1]], [['head', 1]]]],
  ['5 albo większa: główny 2 damage i każdy tylny 1', 'fight.more', () => damage(6, 1, 2), [['head', 2], ['support', 1], ['support', 1]]],
  ['remis: obaj główni 1 damage', 'fight.tie', () => damage(3, 3, 2), [['head', 1], ['head', 1]]],
  ['dostają 1 damage: do pozycji poziomej', 'damage.injured', () => afterDamage(false, 1).condition, 'injured'],
  ['odnosi 2 damage: zdyskartowany', 'damage.discarded', () => [afterDamage(false, 2).condition, afterDamage(true, 1).condition], ['discarded', 'discarded']],
  ['zero kart w talii i 10 Nagród wygrywasz', 'win.order', () => [wins(10, 0, [0, 9]), wins(10, 0, [0, 0])], [0, 0]],
  ['7 lub więcej kart: tyle aby mieć ich 6', 'end.hand', () => HAND_LIMIT, 6],
])('%s (%s)', (_, __, made, expected) => expect(made()).toEqual(expected)); // prettier-ignore
