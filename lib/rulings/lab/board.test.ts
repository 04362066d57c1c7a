import { describe, expect, it } from 'vitest';
import { libraryFor } from '@/lib/rules/mythos/scenario/board';
import { readSetFile } from '@/lib/testing/set-files';
import { changeBoard, MOST_CARDS, MOST_IN_PLAY, MOST_STEPS, openBoard } from './board';

const cards = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
const library = libraryFor(cards, {});
const open = (json: unknown) => openBoard(json, 'pl', cards, library);
const hidden = (count: number) => Array.from({ length: count }, () => ({ card: 'KS-101', hidden: true }));

describe('openBoard', () => {
  it('plays a board and lists what may be done', () => {
    const opened = open({ missions: [{ A: ['KS-010'] }], steps: [{ player: 'A', pass: true }] });
    if (opened.kind === 'refused') throw new Error(opened.error);
    expect(opened.play.frames).toHaveLength(2);
    expect(opened.moves.player).toBe('B');
  });

  it.each<[string, unknown, RegExp]>([
    ['no scenario', { x: 1 }, /^scenario: /],
    [
      'more cards in play than one can draw',
      { missions: [{ A: hidden(MOST_IN_PLAY + 1) }] },
      /^missions: no more than/,
    ],
    ['more cards than two decks', { players: { A: { deck: Array(MOST_CARDS + 1).fill('KS-010') } } }, /^scenario: no more than/], // prettier-ignore
    ['more steps than a game has', { steps: Array(MOST_STEPS + 1).fill({ player: 'A', pass: true }) }, /^steps: no more than/], // prettier-ignore
    ['a card that is not there', { missions: [{ A: ['KS-999'] }] }, /^missions\.0\.A\.0\.card: no card/],
  ])('refuses %s', (_, json, error) => {
    expect(open(json)).toMatchObject({ kind: 'refused', error: expect.stringMatching(error) as string });
  });
});

describe('changeBoard', () => {
  const change = (json: unknown, fields: Record<string, string>) => changeBoard(json, fields, cards, library);
  const full = { missions: [{ A: hidden(MOST_IN_PLAY - 1) }] };

  it('changes a set-up', () => {
    const made = change({}, { change: 'add', card: 'KS-108', to: 'hand:A' });
    expect(made).toEqual({ scenario: { players: { A: { hand: [{ id: 'ks-108', card: 'KS-108' }] } } } });
  });

  it.each<[string, unknown, Record<string, string>, RegExp]>([
    ['what is no change', {}, { change: 'explode' }, /change/],
    ['a card that is not there', {}, { change: 'add', card: 'KS-999', to: 'hand:A' }, /no card has the code KS-999/],
    ['a board that is none', { round: 9 }, { change: 'mission' }, /^round: /],
    ['one card too many', full, { change: 'add', card: 'KS-108', to: 'field:A:1' }, /no more than/],
  ])('refuses %s', (_, json, fields, error) => {
    expect(change(json, fields)).toMatchObject({ error: expect.stringMatching(error) as string });
  });
});
