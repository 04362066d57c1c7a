import { type Part, say, type Text } from '../../pieces';
import { withArticle } from '../words';

/** A group taken to pieces, for the sentence to put in front of it how many are meant. */
export interface Noun {
  /** `your`, `their`: whose they are, where no adjective says it. */
  whose: Part;
  other: boolean;
  /** Picks one: `strongest`. */
  most: Part;
  adjectives: Part;
  head: (many: boolean) => Part;
  after: Part;
}

/** `a friendly character`, `another …`, `one of your …`, `the strongest …`. */
export function one(noun: Noun): Text {
  if (is(noun.most)) return the(noun, false);
  if (is(noun.whose)) return say`one of ${noun.whose} ${bare(noun, true)}`;
  const rest = bare({ ...noun, other: false }, false);
  return noun.other ? say`another ${rest}` : withArticle(rest);
}

/** After a number, `all` or `any number of`. */
export function several(count: Part, noun: Noun, of: 'of ' | ''): Text {
  if (is(noun.whose) || is(noun.most)) return say`${count} ${of}${is(noun.most) ? the(noun, true) : say`${noun.whose} ${bare(noun, true)}`}`; // prettier-ignore
  return say`${count} ${bare(noun, true)}`;
}

export function the(noun: Noun, many: boolean): Text {
  return say`${is(noun.whose) ? noun.whose : 'the'} ${bare(noun, many)}`;
}

export function bare({ other, most, adjectives, head, after }: Noun, many: boolean): Text {
  return say`${most} ${other ? 'other' : ''} ${adjectives} ${head(many)} ${after}`;
}

export function is(part: Part): boolean {
  return part !== '' && !(Array.isArray(part) && part.length === 0);
}
