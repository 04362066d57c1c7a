import { describe, expect, it } from 'vitest';
import { fill, mostOf } from '../interpret/slots';
import { ask, DECLINED } from '../state/ask';
import { gameOf } from '../state/game';
import { NO, type Prompt, YES } from '../state/prompt';
import { library } from '../testing/random-games';
import { emptyState } from '../new-game';
import { firstAnswer, legalAnswers, readAnswer } from './answers';

const prompt = (fields: Partial<Prompt>): Prompt => ({
  kind: 'targets', player: 0, of: 'card', options: [1, 2, 3], min: 1, max: 1, no: false, source: -1, about: 'hide', ...fields,
}); // prettier-ignore
const question: Partial<Prompt> = { kind: 'optional', of: 'word', options: [YES, NO], no: true };
const slot = (options: number[], min = 1, max = 1) => ({ options, min, max });
/** One of 1 and 2, and one of 2 and 3: no card fills both. */
const pair: Partial<Prompt> = { min: 2, max: 2, slots: [slot([1, 2]), slot([2, 3])] };
/** 4, 3 and 1 in all at most 4. */
const sum: Partial<Prompt> = { min: 0, max: 3, total: { atMost: 4, values: [4, 3, 1] } };

describe('an answer', () => {
  it.each<[string, Partial<Prompt>, readonly number[] | 'no', number[] | null]>([
    ['of one that is there', {}, [2], [2]],
    ['of one that is not there', {}, [4], null],
    ['of none', {}, [], null],
    ['of one too many', {}, [1, 2], null],
    ['of one twice', { max: 2 }, [1, 1], null],
    ['no, where it may be', { no: true }, 'no', [DECLINED]],
    ['no, where it may not', {}, 'no', null],
    ['yes', question, [YES], [YES]],
    ['no, as a word', question, [NO], [DECLINED]],
    ['yes and no', question, [YES, NO], null],
    ['an order along with a yes', { ...question, orders: [5, 6] }, [6, 5], [6, 5]],
    ['half an order', { ...question, orders: [5, 6] }, [6], null],
    ['an order of other cards', { ...question, orders: [5, 6] }, [6, 7], null],
    ['the order of all', { kind: 'order' }, [3, 1, 2], [3, 1, 2]],
    ['the order of some', { kind: 'order' }, [3, 1], null],
    ['that fills each slot', pair, [1, 2], [1, 2]],
    ['that fills them the other way round', pair, [3, 1], [3, 1]],
    ['that fills the second only', { ...pair, slots: [slot([1]), slot([2, 3], 2, 2)], min: 3, max: 3 }, [2, 3], null],
    ['of those that are not forced', { min: 2, max: 2, slots: [slot([1]), slot([2, 3])] }, [3], [3, 1]],
    ['within the total', sum, [2, 3], [2, 3]],
    ['above the total', sum, [1, 3], null],
    ['of nothing, which is no total', sum, [], []],
  ])('%s', (_, fields, answer, read) => {
    expect(readAnswer(prompt(fields), answer)).toEqual(read);
  });
});

describe('all legal answers', () => {
  it.each<[string, Partial<Prompt>, (readonly number[] | 'no')[]]>([
    ['to a question', question, [[YES], 'no']],
    ['to an order', { kind: 'order' }, [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]],
    ['to an order of one', { kind: 'order', options: [7] }, [[7]]],
    ['for slots', pair, [[1, 2], [1, 3], [2, 3]]],
    ['for a slot of one kind', { min: 0, max: 2, slots: [slot([1, 2], 0, 2)] }, [[1, 2], [1], [2], []]],
    ['within a total, the most cards first', sum, [[2, 3], [1], [2], [3], []]],
  ])('%s', (_, fields, answers) => {
    expect(legalAnswers(prompt(fields))).toEqual(answers);
    for (const answer of answers) expect(readAnswer(prompt(fields), answer)).not.toBeNull();
  }); // prettier-ignore

  it('to a long order bring each to the front once', () => {
    const answers = legalAnswers(prompt({ kind: 'order', options: [1, 2, 3, 4, 5, 6] }));
    expect(answers).toHaveLength(6);
    expect(answers[2]).toEqual([3, 1, 2, 4, 5, 6]);
  });

  it('are listed so far as anybody could read them', () => {
    const options = Array.from({ length: 20 }, (_, at) => at);
    expect(legalAnswers(prompt({ options, min: 0, max: 10, no: true }))).toHaveLength(501);
  });
});

describe('the first answer', () => {
  it.each<[string, Partial<Prompt>, readonly number[] | 'no']>([
    ['is the fullest', { max: 2 }, [1, 2]],
    ['is yes', question, [YES]],
    ['is the order as it stands', { kind: 'order' }, [1, 2, 3]],
    ['is one that keeps to the total', sum, [2, 3]],
    ['is no where nothing else is', { options: [], no: true }, 'no'],
    ['is no where there is nothing at all', { options: [] }, 'no'],
  ])('%s', (_, fields, answer) => {
    expect(firstAnswer(prompt(fields))).toEqual(answer);
  });
});

describe('slots', () => {
  it.each<[string, ReturnType<typeof slot>[], number]>([
    ['none', [], 0],
    ['one', [slot([1, 2, 3], 0, 2)], 2],
    ['two for one card', [slot([1]), slot([1])], 1],
    ['two, of which the first makes room', [slot([1, 2]), slot([1])], 2],
    ['three in a ring', [slot([1, 2]), slot([2, 3]), slot([3, 1])], 3],
    ['one that takes two', [slot([1, 2, 3], 2, 2), slot([1, 2])], 3],
  ])('hold most: %s', (_, slots, most) => {
    expect(mostOf(slots)).toBe(most);
  });

  it.each<[ReturnType<typeof slot>[], number[], boolean]>([
    [[slot([1, 2], 0, 2)], [1, 2], true],
    [[slot([1, 2], 0, 1)], [1, 2], false],
    [[slot([1, 2], 0, 2)], [3], false],
    [[slot([1]), slot([1, 2])], [1, 2], true],
    [[slot([1]), slot([2])], [1, 3], false],
  ])('%j filled with %j: %s', (slots, picks, fits) => {
    expect(fill(slots, picks)).toBe(fits);
  });
});

describe('a question with one answer is answered at once', () => {
  it.each<[string, Partial<Prompt>, number[] | null]>([
    ['nothing to choose from', { options: [] }, []],
    ['nothing may be chosen', { max: 0, min: 0 }, []],
    ['all are forced', { min: 3, max: 3 }, [1, 2, 3]],
    ['an order of one', { kind: 'order', options: [4] }, [4]],
    ['each slot takes all it has', { options: [1, 2], min: 2, max: 2, slots: [slot([1]), slot([2])] }, [1, 2]],
    ['an order of more', { kind: 'order' }, null],
    ['a slot with a choice', pair, null],
    ['a total', sum, null],
    ['a choice', {}, null],
    ['one that may be declined', { options: [], no: true }, null],
    ['yes or no', { kind: 'optional' }, null],
  ])('%s', (_, fields, answer) => {
    const g = gameOf(library, emptyState(1), null);
    ask(g, prompt(fields));
    expect([g.s.answer, g.s.prompt === null]).toEqual([answer, answer !== null]);
  });
});
