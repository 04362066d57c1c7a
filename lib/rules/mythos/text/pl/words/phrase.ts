import { joined, type Part, say, type Text } from '../../pieces';
import {
  type Adjective,
  adjective,
  ADJECTIVES,
  afterNumber,
  type Case,
  type Form,
  isFew,
  type Noun,
  noun,
  NOUNS,
} from './inflection';

/** Words for some thing or things, ready to take any case. */
export interface Phrase {
  gender: Form['gender'];
  /** Whether a verb with this as its subject is plural: 2 postacie są, 5 postaci jest. */
  plural: boolean;
  in: (wanted: Case) => Text;
  /** Stands for something said just before: ona, nią. */
  pronoun?: true;
}

/** A thing before it is said how many of it. */
export interface Description {
  noun: Noun;
  adjectives: readonly Adjective[];
  /** What follows the noun; some of it agrees with it. */
  after: readonly (Part | ((form: Form) => Part))[];
}

export function words({ noun: word, adjectives, after }: Description, form: Pick<Form, 'case' | 'plural'>): Text {
  const agreed: Form = { ...form, gender: word.gender };
  return joined([
    ...adjectives.map((one) => adjective(one, agreed)),
    noun(word, form),
    ...after.map((part) => (typeof part === 'function' ? part(agreed) : part)),
  ]);
}

function with_(description: Description, ...adjectives: Adjective[]): Description {
  return { ...description, adjectives: [...adjectives, ...description.adjectives] };
}

export function one(description: Description): Phrase {
  return {
    gender: description.noun.gender,
    plural: false,
    in: (wanted) => words(description, { case: wanted, plural: false }),
  };
}

export function many(description: Description): Phrase {
  return {
    gender: description.noun.gender,
    plural: true,
    in: (wanted) => words(description, { case: wanted, plural: true }),
  };
}

export function each(description: Description): Phrase {
  return one(with_(description, ADJECTIVES.each));
}

export function all(description: Description): Phrase {
  const every: Record<Case, string> = {
    nom: 'wszystkie',
    gen: 'wszystkich',
    dat: 'wszystkim',
    acc: 'wszystkie',
    ins: 'wszystkimi',
    loc: 'wszystkich',
  };
  const phrase = many(description);
  return { ...phrase, in: (wanted) => say`${every[wanted]} ${phrase.in(wanted)}` };
}

/** `dowolna liczba wrogich postaci`. */
export function anyNumber(description: Description): Phrase {
  const head: Description = { noun: NOUNS.number, adjectives: [ADJECTIVES.any], after: [many(description).in('gen')] };
  return one(head);
}

/** `2 postacie`, `5 postaci`, `najwyżej X postaci`. */
export function several(count: number | string, description: Description, limit: Part = ''): Phrase {
  return {
    gender: description.noun.gender,
    plural: isFew(count),
    in: (wanted) => say`${limit} ${count} ${words(description, afterNumber(count, wanted))}`,
  };
}

const THEY: Record<Case, string> = { nom: 'one', gen: 'nich', dat: 'im', acc: 'je', ins: 'nimi', loc: 'nich' };
const SHE: Record<Case, string> = { nom: 'ona', gen: 'niej', dat: 'jej', acc: 'ją', ins: 'nią', loc: 'niej' };
const IT: Record<Case, string> = { nom: 'ono', gen: 'niego', dat: 'mu', acc: 'je', ins: 'nim', loc: 'nim' };

/** In place of a phrase said just before. Genitives come after prepositions only: dla niej, z nich. */
export function pronoun({ gender, plural }: Phrase): Phrase {
  const forms = plural ? THEY : gender === 'f' ? SHE : IT;
  return { gender, plural, in: (wanted) => say`${forms[wanted]}`, pronoun: true };
}

/** A verb of the past agrees with its subject: past('był', postać) → była. */
export function past(stem: 'był' | 'miał', { gender, plural }: Phrase): string {
  return `${stem}${plural ? 'y' : { f: 'a', m: '', n: 'o' }[gender]}`;
}

/** A verb in the form its subject wants: agree(phrase, 'ma', 'mają'). */
export function agree({ plural }: Phrase, single: string, plurals: string): string {
  return plural ? plurals : single;
}
