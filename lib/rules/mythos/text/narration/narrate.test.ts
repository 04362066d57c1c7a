import { expect, it } from 'vitest';
import type { EventKind, GameEvent } from '../../engine/state/events';
import type { PlayerId } from '../../engine/state/state';
import { plain } from '../pieces';
import { narrate } from './narrate';
import { A, B, type Data, id, library, state, tell } from './testing';

const MOVED: Data = { cards: [id('naruto')], mission: 1, cause: id('kakashi') };
const DREW: Data = { player: B, cards: [id('ks-003')], amount: 1, secretTo: B };

// prettier-ignore
it.each<[string, EventKind, Data, PlayerId, string]>([
  ['hides who lies hidden', 'moved', MOVED, A, 'The opponent’s hidden character is moved to mission “Reconnaissance” because of Kakashi Hatake.'],
  ['names it to its own player', 'moved', MOVED, B, 'Your hidden Naruto Uzumaki is moved to mission “Reconnaissance” because of Kakashi Hatake.'],
  ['hides what is played hidden', 'playedHidden', { player: B, cards: [id('ks-003')], mission: 0 }, A, 'The opponent plays a hidden character in mission “Chunin Exam”.'],
  ['hides what is drawn', 'drew', DREW, A, 'The opponent draws a card.'],
  ['names it to who draws', 'drew', DREW, B, 'You draw a card: Tsunade.'],
  ['draws from an empty deck', 'drew', { player: A, cards: [], amount: 0, secretTo: A }, A, 'You draw no card.'],
  ['says whose card is looked at', 'looked', { player: B, cards: [id('naruto')], amount: 1 }, A, 'The opponent looks at their hidden character.'],
  ['takes tokens', 'tokens', { cards: [id('kakashi')], amount: -1, cause: id('sasuke') }, A, 'Your Kakashi Hatake loses 1 Power token because of Sasuke Uchiha.'],
  ['uses the effect of another card', 'effect', { player: A, cards: [id('sasuke')], cause: id('kakashi'), amount: 1 }, A, 'Kakashi Hatake uses an AMBUSH effect of the opponent’s Sasuke Uchiha.'],
])('%s', (_, kind, data, viewer, sentence) => {
  expect(tell(kind, data, { viewer })).toBe(sentence);
});

const toldToA = (events: readonly GameEvent[]): string[] =>
  narrate(events, { locale: 'en', library, state, viewer: A }).map((line) => plain(line.text));

it.each<[EventKind, string]>([
  ['played', 'The opponent pays 1 chakra for Tsunade.'],
  ['playedHidden', 'The opponent pays 1 chakra for a card.'],
])('says what is paid for a card that is %s next', (kind, sentence) => {
  const [first] = toldToA([
    { kind: 'chakraPaid', ruleRef: '001', player: B, amount: 1, cause: id('ks-003') },
    { kind, ruleRef: '001', player: B, cards: [id('ks-003')], mission: 0 },
  ]);
  expect(first).toBe(sentence);
});

it('keeps the name of the card whose effect it is, wherever the card is by then', () => {
  const cause = id('sasuke');
  const lines = toldToA([
    { kind: 'effect', ruleRef: '001', player: B, cause, amount: 1 },
    { kind: 'returned', ruleRef: '001', player: B, cards: [cause], cause },
    { kind: 'drew', ruleRef: '001', player: B, amount: 2, cause, secretTo: B },
  ]);
  expect(lines).toEqual([
    'Next is the AMBUSH effect of Sasuke Uchiha.',
    'Sasuke Uchiha returns to the opponent’s hand because of its own effect.',
    'The opponent draws 2 cards because of Sasuke Uchiha.',
  ]);
});

it('tells missions of one name apart by their ranks', () => {
  const twin = id('twin');
  const [revealed, tied] = toldToA([
    { kind: 'missionRevealed', ruleRef: '001', cards: [twin], mission: 2 },
    { kind: 'missionTied', ruleRef: '001', mission: 1 },
  ]);
  expect(revealed).toBe('Mission “Reconnaissance (B)” is turned up with rank B.');
  expect(tied).toBe('Nobody wins mission “Reconnaissance (C)”.');
});

const STOLEN: Data = { player: A, amount: 1 };

// prettier-ignore
it.each([
  ['en', 'Player A steals 1 chakra from Player B.', 'Le Duc steals 1 chakra from Anna.', 'The opponent steals 1 chakra from you.'],
  ['pl', 'Gracz A kradnie graczowi B 1 chakrę.', 'Le Duc kradnie graczowi Anna 1 chakrę.', 'Przeciwnik kradnie ci 1 chakrę.'],
  ['uk', 'Гравець A краде в гравця B 1 чакру.', 'Le Duc краде в гравця Anna 1 чакру.', 'Суперник краде в тебе 1 чакру.'],
  ['fr', 'Le joueur A vole 1 chakra au joueur B.', 'Le Duc vole 1 chakra à Anna.', 'L’adversaire vous vole 1 chakra.'],
] as const)('calls the players by letters, by names and as the reader sees them in %s', (locale, letters, names, you) => {
  expect(tell('chakraStolen', STOLEN, { locale })).toBe(letters);
  expect(tell('chakraStolen', STOLEN, { locale, players: ['Le Duc', 'Anna'] })).toBe(names);
  expect(tell('chakraStolen', STOLEN, { locale, viewer: B })).toBe(you);
});

it.each([
  ['pl', 'Karta Senbon trafia na stos odrzuconych gracza Le Duc.'],
  ['uk', 'Карта Senbon потрапляє в стос скидання гравця Le Duc.'],
  ['fr', 'La carte Senbon va dans la défausse de Le Duc.'],
] as const)('says what belongs to a player of any name in %s', (locale, sentence) => {
  const discarded: Data = { player: A, cards: [id('senbon')] };
  expect(tell('discarded', discarded, { locale, players: ['Le Duc', 'Anna'] })).toBe(sentence);
});

it.each([
  ['pl', ['1 Power token', '3 Power tokeny', '5 Power tokenów', '12 Power tokenów', '22 Power tokeny']],
  ['uk', ['1 Power токен', '3 Power токени', '5 Power токенів', '12 Power токенів', '22 Power токени']],
  ['fr', ['1 jeton Power', '3 jetons Power', '5 jetons Power', '12 jetons Power', '22 jetons Power']],
] as const)('counts in %s', (locale, counted) => {
  const texts = [1, 3, 5, 12, 22].map((amount) => tell('tokensLost', { cards: [id('kakashi')], amount }, { locale }));
  counted.forEach((words, at) => expect(texts[at]).toContain(words));
});

it('keeps the rule beside each line', () => {
  const passed: GameEvent = { kind: 'passed', ruleRef: '001 Action phase', player: A };
  const [line] = narrate([passed], { locale: 'en', library, state });
  expect(line).toMatchObject({ kind: 'passed', ruleRef: '001 Action phase' });
});

it('refuses an event that ought to say its player', () => {
  expect(() => tell('passed', {})).toThrow('passed');
});
