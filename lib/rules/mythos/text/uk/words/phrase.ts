import { joined, type Part, say, term, type Text } from '../../pieces';
import type { Case, Count, Form, Noun, Word } from './vocabulary';

/** A noun with all that is said about it, in no form yet. */
export interface Phrase {
  noun: Noun;
  before: readonly Word[];
  /** Close to the noun. */
  after?: (form: Form) => Part;
  /** At the end, after where it is. */
  last?: (form: Form) => Part;
}

export function inflect({ noun, before, after, last }: Phrase, wanted: Case, count: Count = 'one'): Text {
  const form: Form = { noun, count, case: wanted };
  const said = noun[count][wanted];
  return joined([
    ...before.map((word) => word(form)),
    noun.slug === undefined ? said : term(noun.slug, said),
    after?.(form) ?? '',
    last?.(form) ?? '',
  ]);
}

/** A phrase with more words in front. */
export function preceded(phrase: Phrase, ...words: readonly Word[]): Phrase {
  return { ...phrase, before: [...words, ...phrase.before] };
}

/** `1 карту`, `3 карти`, `5 карт`: the numeral decides the form of what it counts. */
export function counted(number: number, phrase: Phrase, wanted: Case): Text {
  return say`${number} ${afterNumeral(number, phrase, wanted)}`;
}

export function afterNumeral(number: number, phrase: Phrase, wanted: Case): Text {
  const direct = wanted === 'n' || wanted === 'a';
  switch (numeral(number)) {
    case 'one':
      return inflect(phrase, wanted);
    case 'few':
      return inflect(phrase, wanted === 'a' && !phrase.noun.animate ? 'n' : wanted, 'many');
    case 'many':
      return inflect(phrase, direct ? 'g' : wanted, 'many');
  }
}

function numeral(number: number): 'one' | 'few' | 'many' {
  const tail = Math.abs(number) % 100;
  const last = tail % 10;
  if (tail >= 11 && tail <= 14) return 'many';
  if (last === 1) return 'one';
  return last >= 2 && last <= 4 ? 'few' : 'many';
}
