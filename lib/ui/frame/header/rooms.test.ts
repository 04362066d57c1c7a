import { describe, expect, it } from 'vitest';
import { gameAt, gameHasRoom, isInRoom, roomsOf, sameRoom } from './rooms';

const mythos = { id: 'mythos', path: '' };
const ccg = { id: 'ccg', path: '/ccg' };
const games = [mythos, ccg];

describe('gameAt', () => {
  it.each([
    ['', mythos],
    ['/cards/KS-108', mythos],
    ['/ccg', ccg],
    ['/ccg/cards', ccg],
    ['/ccgame', mythos],
    ['/account', mythos],
  ])('%s', (path, game) => expect(gameAt(path, games)).toBe(game));
});

describe('isInRoom', () => {
  const placesOf = (page: string, { id, path }: typeof ccg) =>
    roomsOf(id).flatMap((room) => (isInRoom(page, path, room) ? [room.label] : []));
  it.each([
    ['/cards/KS-108', mythos, ['cards']],
    ['/cardsharp', mythos, []],
    ['/ccg/showdown', ccg, ['calculators']],
    ['/ccg/chain', ccg, ['calculators']],
    ['/ccg', ccg, []],
  ])('%s', (page, game, rooms) => expect(placesOf(page, game)).toEqual(rooms));
});

describe('gameHasRoom', () => {
  it.each([
    ['/', true],
    ['/account', true],
    ['/collection', true],
    ['/ccg', false],
    ['/ccg/decks/new', false],
  ])('a collection: %s', (path, has) => expect(gameHasRoom(path, games, 'collection')).toBe(has));
});

describe('sameRoom', () => {
  it.each([
    ['', '/ccg'],
    ['/cards', '/ccg/cards'],
    ['/cards/KS-108', '/ccg/cards'],
    ['/cards/help', '/ccg/cards/help'],
    ['/decks/new', '/ccg/decks/new'],
    ['/decks/some-slug/numbers', '/ccg/decks'],
    ['/rules/quick', '/ccg/rules/quick'],
    ['/rules/11', '/ccg/rules'],
    ['/rulings/terms/edge', '/ccg/rulings/terms'],
    ['/rulings/tied-mission', '/ccg/rulings'],
    ['/lab', '/ccg/showdown'],
    ['/collection', '/ccg'],
    ['/account', '/ccg'],
  ])('from the younger game: %s', (path, other) => expect(sameRoom(path, mythos, ccg)).toBe(other));

  it.each([
    ['/ccg', ''],
    ['/ccg/cards/EX-001', '/cards'],
    ['/ccg/decks', '/decks'],
    ['/ccg/rulings', '/rulings'],
    ['/ccg/showdown', '/lab'],
    ['/ccg/chain', '/lab'],
  ])('from the older game: %s', (path, other) => expect(sameRoom(path, ccg, mythos)).toBe(other));

  it('leaves a page of the game itself', () => expect(sameRoom('/cards/KS-108', mythos, mythos)).toBe('/cards/KS-108'));
});

it('names no room of one game in the other', () => {
  expect(roomsOf('ccg').map(({ path }) => path)).toEqual(['cards', 'decks', 'rules', 'rulings', 'showdown']);
  expect(roomsOf('mythos').map(({ path }) => path)).toEqual([
    'cards',
    'decks',
    'rules',
    'rulings',
    'lab',
    'collection',
  ]);
});
