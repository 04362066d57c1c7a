import { describe, expect, it } from 'vitest';
import { play } from './engine';
import { EndlessError } from './flow/loop';
import { secretsTold } from './invariants/secrets';
import { shrink } from './invariants/shrink';
import { type Invariant, playAgain, type Setting, type Step, tryGame } from './invariants/trial';
import { clone } from './state/clone';
import { card, type Game } from './state/game';
import { view } from './state/view';
import { dice } from '../../testing/dice';
import { library, randomDeck, randomGame } from './testing/random-games';

/** More of them: `npm run games`. */
const GAMES = 60;

function settingOf(seed: number): Setting {
  const roll = dice(seed);
  return { seed, decks: [randomDeck(roll), randomDeck(roll)] };
}

const trial = (seed: number, step?: Step) => tryGame(library, settingOf(seed), dice(seed + 1_000_003), step);

it(`nothing is broken in ${GAMES} games of both sets`, () => {
  for (let seed = 1; seed <= GAMES; seed++) expect([seed, trial(seed).broken]).toEqual([seed, null]);
}, 120_000);

it('a copy of a state is the state', () => {
  const state = randomGame(1);
  expect(clone(state)).toEqual(state);
});

/** The engine, and after each of its steps this fault. */
const after =
  (fault: (g: Game) => void): Step =>
  (g, action) => {
    const refused = play(g, action);
    if (refused === null && g.s.phase !== 'over') fault(g);
    return refused;
  };
function firstBroken(step: Step) {
  for (let seed = 1; seed <= 10; seed++) {
    const { broken, ...game } = trial(seed, step);
    if (broken) return { ...game, broken };
  }
  throw new Error('nothing is broken in ten games');
}
const fieldOf = (g: Game) => g.s.row.flatMap(({ sides }) => sides.flat());

describe('a fault is found, and told with a short game', () => {
  const FAULTS: [string, Invariant, Step][] = [
    ['a discarded card is lost', 'cards', after((g) => void g.s.players[0].discard.pop())],
    ['a hand is drawn twice', 'cards', after(({ s }) => void s.players[1].hand.push(...s.players[1].hand.slice(4)))],
    ['a character thinks it is elsewhere', 'cards', after((g) => fieldOf(g).forEach((id) => (card(g, id).mission = 3)))],
    ['chakra is owed', 'amounts', after(({ s }) => { if (s.round === 2) s.players[0].chakra = -1; })],
    ['tokens go below 0', 'amounts', after((g) => fieldOf(g).slice(3).forEach((id) => (card(g, id).tokens = -1)))],
    ['points go below 0', 'amounts', after(({ s }) => { if (s.round === 3) s.players[1].points = -2; })],
    ['all are of a name', 'names', after((g) => fieldOf(g).forEach((id) => (card(g, id).def = card(g, fieldOf(g)[0] ?? 0).def)))],
    ['a character changes sides by itself', 'control', after((g) => fieldOf(g).slice(2).forEach((id) => { card(g, id).owner = card(g, id).side === 0 ? 1 : 0; }))],
    ['a controller is not in play', 'control', after((g) => fieldOf(g).slice(2).forEach((id) => { card(g, id).controller = g.s.players[0].deck[0] ?? 0; }))],
    ['a prompt has no option', 'answers', after(({ s }) => { if (s.prompt?.kind === 'targets') s.prompt = { ...s.prompt, options: [], min: 1, no: false }; })],
    ['what is legal is refused', 'answers', (g, action) => (action.type === 'reveal' ? 'not-hidden' : play(g, action))],
    ['a step fails', 'answers', after(({ s }) => { if (s.round === 2) throw new Error('no'); })],
    ['the last round never ends', 'end', after(({ s }) => { if (s.round > 1) s.round = 1; })],
    ['the game ends too early', 'end', after(({ s }) => { if (s.round === 3) s.phase = 'over'; })],
    ['nobody wins', 'end', (g, action) => { const refused = play(g, action); if (g.s.phase === 'over') g.s.winner = null; return refused; }],
    ['a step never ends', 'end', after(({ s }) => { if (s.round === 2) throw new EndlessError('on and on'); })],
    ['the game ends otherwise', 'replay', (g, action) => { const refused = play(g, action); if (g.s.phase === 'over') g.s.players[0].points += 1; return refused; }],
    ['what may not be done is done', 'replay', after(({ s }) => { if (s.round === 2 && s.prompt === null) s.players[s.turn].chakra = 50; })],
    ['chance does not come from the state', 'replay', after(({ s }) => void s.players[0].deck.reverse())],
  ]; // prettier-ignore

  it.each(FAULTS)('%s', (_, invariant, step) => {
    expect(firstBroken(step).broken.invariant).toBe(invariant);
  });

  it.each(FAULTS.filter(([, invariant]) => ['cards', 'amounts', 'names', 'control'].includes(invariant)))(
    '%s, in as few actions as it takes',
    (_, invariant, step) => {
      const game = firstBroken(step);
      const short = shrink(library, game, step);
      expect(short.broken.invariant).toBe(invariant);
      expect(short.actions.length).toBeLessThanOrEqual(game.actions.length);
      expect(playAgain(library, short, step)?.broken).toEqual(short.broken);
      // What is left breaks with no action fewer.
      for (const at of short.actions.keys()) {
        const again = playAgain(library, { ...short, actions: short.actions.toSpliced(at, 1) }, step);
        if (again?.broken.invariant === invariant) expect(again.actions.length).toBeGreaterThanOrEqual(short.actions.length);
      }
    },
  ); // prettier-ignore

  it('only where there is one: a sound game played again breaks nothing', () => {
    const game = trial(1);
    expect(playAgain(library, game)).toBeNull();
    const broken = { invariant: 'end', what: 'it was said so' } as const;
    expect(shrink(library, { ...game, broken })).toEqual({ ...game, broken });
  });
});

describe('a view', () => {
  it.each<[string, Parameters<typeof secretsTold>[2], string[]]>([
    ['tells nothing of hidden cards', undefined, []],
    ['that counts cards of a name in a deck is found out', (lib, { cards, players }) => players[0].deck.map((id) => lib.cards[cards[id]?.def ?? 0]?.name), ['to player 0', 'to player 1']],
    ['that shows the hand of the other is found out', (lib, state) => view(lib, state, 0), ['to player 1']],
    ['that shows the mission set aside is found out', (_, { cards, players }) => cards[players[0].aside]?.def, ['to player 1']],
  ])('%s', (_, show, told) => {
    expect(secretsTold(library, randomGame(1), show)).toEqual(told);
  }); // prettier-ignore
});
