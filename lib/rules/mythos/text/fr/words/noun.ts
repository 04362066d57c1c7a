import { type Part, say, type Text } from '../../pieces';
import { type Agreement, agree, elided, the } from './words';

// A noun with all that is said of it, still without its article.

export interface Noun {
  gender: Agreement['gender'];
  /** The words in that number: `autre personnage allié`, `autres personnages alliés`. */
  words: (plural: boolean) => Text;
  /** Whose they are, where French says so before the noun. */
  owner?: Owner | undefined;
  /** Singled out, so that it takes the definite article: `le plus faible`. */
  single?: boolean | undefined;
}
export type Owner = 'you' | 'actor';

const YOUR = { you: { one: 'votre', many: 'vos' }, actor: { one: 'son', many: 'ses' } } as const;

export function one(noun: Noun): Text {
  if (noun.single) return definite(noun, false);
  const article = noun.gender === 'f' ? 'une' : 'un';
  return noun.owner
    ? say`${article} de ${YOUR[noun.owner].many} ${noun.words(true)}`
    : say`${article} ${noun.words(false)}`;
}

export function definite(noun: Noun, plural: boolean): Text {
  if (noun.owner) return say`${YOUR[noun.owner][plural ? 'many' : 'one']} ${noun.words(plural)}`;
  return the(noun.words(plural), { gender: noun.gender, plural });
}

export function all(noun: Noun): Text {
  return say`${noun.gender === 'f' ? 'toutes' : 'tous'} ${definite(noun, true)}`;
}

export function each(noun: Noun): Text {
  return noun.owner
    ? say`${agree('chacun', { gender: noun.gender, plural: false })} de ${definite(noun, true)}`
    : say`chaque ${noun.words(false)}`;
}

export function no(noun: Noun): Text {
  const none = agree('aucun', { gender: noun.gender, plural: false });
  return noun.owner ? say`${none} de ${definite(noun, true)}` : say`${none} ${noun.words(false)}`;
}

/** `2 personnages`, `2 de vos personnages`. */
export function several(number: Part, noun: Noun, plural: boolean): Text {
  if (noun.owner) return say`${number} de ${definite(noun, true)}`;
  return noun.single && plural ? say`les ${number} ${noun.words(true)}` : say`${number} ${noun.words(plural)}`;
}

/** After a word of quantity: `de personnages`, `d’autres personnages`, `de vos personnages`. */
export function ofThem(noun: Noun): Text {
  return noun.owner ? say`de ${definite(noun, true)}` : elided('de', noun.words(true));
}
