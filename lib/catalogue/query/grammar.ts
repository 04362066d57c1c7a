import { LOCALES } from '@/lib/i18n/locales';
import { RARITIES } from '@/lib/rules/mythos/cards/traits';
import { FORMATS } from '@/lib/rules/mythos/deck/format';
import {
  all,
  type Fault,
  type Grammar,
  type Parsed,
  type Phrase,
  type Resolved,
  type Term,
  type Tree,
} from '@/lib/query/ast';
import { nearest } from '@/lib/query/nearest';
import { parse } from '@/lib/query/parse';
import { PatternError, readPattern } from '@/lib/query/pattern/syntax';
import { SORTS } from '../card-query';
import { fold } from '../fold';
import type { Condition, ListField, Setting, TextField } from './condition';
import { deedIn } from './deeds';
import { FIELD_NAMES, type Field, fieldOf } from './fields';
import { numberTerm } from './numbers';
import { plainWords } from './plain-words';
import { isOpen, knownValues, meantValues, squash } from './values';

/** Longest query that is read, in UTF-16 units. */
export const MAX_SOURCE = 500;

/** What the asker has at hand, beside the cards themselves. */
export interface Asker {
  /** Knows what the reader owns. */
  owned?: boolean;
  /** Has a deck open. */
  deck?: boolean;
}

type CardTerm = Term & { field: string };
type Read = Resolved<Condition, Setting>;
export type CardQueryText = Parsed<Condition, Setting>;

/** Reads a typed query. Pure; the same on the server and in the browser. */
export function readQuery(text: string, asker: Asker = {}): CardQueryText {
  return parse(text, grammarFor(asker));
}

const grammars = new Map<string, Grammar<Condition, Setting>>();

function grammarFor(asker: Asker): Grammar<Condition, Setting> {
  const key = `${asker.owned ?? false} ${asker.deck ?? false}`;
  const grammar = grammars.get(key) ?? makeGrammar(asker);
  grammars.set(key, grammar);
  return grammar;
}

const OR = new Set(['or', 'lub', 'або']);

function makeGrammar(asker: Asker): Grammar<Condition, Setting> {
  return {
    fieldOf,
    fieldNames: FIELD_NAMES,
    groups: ['line'],
    // French "ou" is a word of names too: it joins in capitals only.
    isOr: (word) => OR.has(word.toLowerCase()) || word === 'OU',
    maxLength: MAX_SOURCE,
    term: (term) => readTerm(term, asker),
    phrase: readPhrase,
  };
}

const leaf = (condition: Condition, { span }: { span: Term['span'] }): Tree<Condition> => ({
  kind: 'leaf',
  condition,
  span: { from: span.from, to: span.to },
});

function readPhrase(phrase: Phrase): { tree: Tree<Condition> } | { fault: Fault } {
  switch (phrase.kind) {
    case 'words': {
      const deed = deedIn(phrase.text);
      if (!deed) return { tree: leaf({ on: 'words', text: phrase.text }, phrase) };
      const { field, values, alike, rest } = deed;
      const said = leaf({ on: 'list', field, values, alike }, phrase);
      return { tree: rest ? all([leaf({ on: 'words', text: rest }, phrase), said]) : said };
    }
    case 'phrase':
    case 'exact': {
      const words = plainWords(phrase.text);
      if (!words) return { fault: { code: 'nothing-known' } };
      const [field, match] = phrase.kind === 'exact' ? (['name', 'is'] as const) : (['any', 'whole'] as const);
      return { tree: leaf({ on: 'phrase', field, match, words, typed: phrase.text }, phrase) };
    }
    case 'pattern': {
      const read = readPatternOf('name', phrase.source);
      return 'fault' in read ? read : { tree: leaf(read.condition, phrase) };
    }
  }
}

function readPatternOf(field: TextField, source: string): { condition: Condition } | { fault: Fault } {
  try {
    return { condition: { on: 'pattern', field, source, pattern: readPattern(source, fold) } };
  } catch (error) {
    if (error instanceof PatternError) return { fault: { code: 'pattern', at: 'value', field } };
    throw error;
  }
}

function readTerm(term: CardTerm, asker: Asker): Read {
  // The grammar's own `fieldOf` gave this name.
  const field = fieldOf(term.field) as Field;
  switch (field) {
    case 'name':
    case 'version':
    case 'text':
      return textTerm(term, field);
    case 'chakra':
    case 'power':
    case 'points':
    case 'number':
    case 'owned':
    case 'wish':
    case 'trade':
      return numberTerm(term, field, asker.owned ?? false);
    case 'legal':
    case 'banned':
      return standingTerm(term, field);
    case 'in':
      return placeTerm(term, asker);
    case 'sort':
    case 'dir':
    case 'unique':
    case 'lang':
      return settingTerm(term, field);
    default:
      return listTerm(term, field);
  }
}

const equality = ({ relation }: CardTerm) => relation === ':' || relation === '=';
const negated = (tree: Tree<Condition>, { relation }: CardTerm): Tree<Condition> =>
  relation === '!=' ? { kind: 'not', of: tree } : tree;

function textTerm(term: CardTerm, field: TextField): Read {
  const { value, relation } = term;
  if (!equality(term) && relation !== '!=') return { fault: { code: 'relation', field } };
  if (value.kind === 'range') return { fault: { code: 'value-missing', at: 'value', field } };
  if (value.kind === 'pattern') {
    const read = readPatternOf(field, value.source);
    return 'fault' in read ? read : { tree: negated(leaf(read.condition, term), term) };
  }
  const of = value.texts.flatMap(({ text, quoted }): Tree<Condition>[] => {
    const words = plainWords(text);
    const match = relation === '=' ? 'is' : quoted ? 'whole' : 'begins';
    return words ? [leaf({ on: 'phrase', field, match, words, typed: text }, term)] : [];
  });
  const [first] = of;
  if (!first) return { fault: { code: 'value-missing', at: 'value', field } };
  return { tree: negated(of.length === 1 ? first : { kind: 'any', of }, term) };
}

function listTerm(term: CardTerm, field: ListField): Read {
  const { value, relation } = term;
  if (value.kind !== 'texts') return { fault: { code: 'unknown-value', at: 'value', field } };
  if (field === 'rarity' && !equality(term) && relation !== '!=') return rarityTerm(term);
  if (!equality(term) && relation !== '!=') return { fault: { code: 'relation', field } };
  const values = new Set<string>();
  const alike = new Set<string>();
  let doubt: Fault | undefined;
  for (const { text } of value.texts) {
    const meant = meantValues(field, text);
    for (const one of meant) values.add(one);
    const squashed = squash(text);
    if (meant.length > 0 || !squashed) continue;
    // A set or a name that only the cards know is asked for as it stands, with a word on what is near.
    const near = suggested(field, text);
    if (!isOpen(field)) return { fault: { code: 'unknown-value', at: 'value', field, ...near } };
    alike.add(squashed);
    if (near.suggestion !== undefined) doubt = { code: 'unknown-value', at: 'value', field, ...near };
  }
  if (values.size + alike.size === 0) return { fault: { code: 'value-missing', at: 'value', field } };
  return { tree: negated(listTree(field, [...values], [...alike], term), term), ...(doubt ? { doubt } : {}) };
}

/** Some values of `is` and `has` are conditions of another kind. */
function listTree(field: ListField, values: readonly string[], alike: readonly string[], term: CardTerm) {
  const of: Tree<Condition>[] = [];
  let rest = values;
  if (field === 'has' && values.includes('ruling')) {
    of.push(leaf({ on: 'ruling' }, term));
    rest = rest.filter((value) => value !== 'ruling');
  }
  if (field === 'is') {
    for (const standing of ['legal', 'banned', 'restricted'] as const) {
      if (!rest.includes(standing)) continue;
      of.push(leaf({ on: 'standing', format: FORMATS[0].id, is: standing }, term));
      rest = rest.filter((value) => value !== standing);
    }
    const types = rest.filter((value) => knownValues('type').includes(value));
    if (types.length > 0) of.push(leaf({ on: 'list', field: 'type', values: types, alike: [] }, term));
    rest = rest.filter((value) => !types.includes(value));
  }
  if (rest.length + alike.length > 0) of.push(leaf({ on: 'list', field, values: rest, alike }, term));
  const [first] = of;
  return of.length === 1 && first ? first : ({ kind: 'any', of } as const);
}

/** From the most common to the scarcest; missions stand outside that ladder. */
const LADDER: readonly string[] = RARITIES.filter((rarity) => rarity !== 'MMS');

function rarityTerm(term: CardTerm): Read {
  const field = 'rarity';
  const text = term.value.kind === 'texts' ? (term.value.texts[0]?.text ?? '') : '';
  const [rarity] = meantValues(field, text);
  const at = LADDER.indexOf(rarity ?? '');
  if (at < 0) return { fault: { code: 'unknown-value', at: 'value', field, ...suggested(field, text) } };
  const values =
    term.relation === '<'
      ? LADDER.slice(0, at)
      : term.relation === '<='
        ? LADDER.slice(0, at + 1)
        : LADDER.slice(term.relation === '>' ? at + 1 : at);
  return { tree: leaf({ on: 'list', field, values, alike: [] }, term) };
}

/** What a misspelt value may have been meant as, as it would be typed. */
function suggested(field: ListField, text: string): Pick<Fault, 'expected' | 'suggestion'> {
  const values = knownValues(field);
  const near = nearest(
    text.toLowerCase(),
    values.map((value) => value.toLowerCase()),
  );
  const meant = values.find((value) => value.toLowerCase() === near);
  return {
    ...(values.length > 0 ? { expected: values } : {}),
    ...(meant === undefined ? {} : { suggestion: /\s/.test(meant) ? `"${meant}"` : meant }),
  };
}

function standingTerm(term: CardTerm, field: 'legal' | 'banned'): Read {
  if (!equality(term) && term.relation !== '!=') return { fault: { code: 'relation', field } };
  const typed = term.value.kind === 'texts' ? (term.value.texts[0]?.text.toLowerCase() ?? '') : '';
  const format = FORMATS.find(({ id }) => id === typed || id.endsWith(`/${typed}`));
  if (!format) {
    const expected = FORMATS.map(({ id }) => id.slice(id.indexOf('/') + 1));
    const suggestion = nearest(typed, expected) ?? expected[0];
    return { fault: { code: 'unknown-value', at: 'value', field, expected, ...(suggestion ? { suggestion } : {}) } };
  }
  return { tree: negated(leaf({ on: 'standing', format: format.id, is: field }, term), term) };
}

function placeTerm(term: CardTerm, { deck, owned }: Asker): Read {
  const field = 'in';
  const typed = term.value.kind === 'texts' ? squash(term.value.texts[0]?.text ?? '') : '';
  const expected = ['deck', 'collection'];
  const meant = PLACES.get(typed);
  if (!meant) return { fault: { code: 'unknown-value', at: 'value', field, expected, suggestion: nearest(typed, expected) ?? 'deck' } }; // prettier-ignore
  if (!(meant === 'deck' ? deck : owned))
    return { fault: { code: 'not-here', field: meant === 'deck' ? field : 'owned' } };
  return { tree: negated(leaf(meant === 'deck' ? { on: 'in-deck' } : { on: 'owned', min: 1 }, term), term) };
}

const PLACES = new Map<string, 'deck' | 'collection'>([
  ...['deck', 'talia', 'колода', 'taliia', 'talii', 'колоді'].map((word) => [squash(word), 'deck'] as const),
  ...['collection', 'kolekcja', 'kolekcji', 'колекція', 'колекції'].map(
    (word) => [squash(word), 'collection'] as const,
  ),
]);

const ALSO_SORTS: Readonly<Record<string, (typeof SORTS)[number]>> = {
  chakra: 'cost',
  set: 'number',
  best: 'relevance',
};

function settingTerm(term: CardTerm, field: 'sort' | 'dir' | 'unique' | 'lang'): Read {
  if (!equality(term)) return { fault: { code: 'relation', field } };
  const typed = term.value.kind === 'texts' ? (term.value.texts[0]?.text.toLowerCase() ?? '') : '';
  const unknown = (expected: readonly string[]): Read => {
    const suggestion = nearest(typed, expected);
    return { fault: { code: 'unknown-value', at: 'value', field, expected, ...(suggestion ? { suggestion } : {}) } };
  };
  switch (field) {
    case 'sort': {
      const [, name = '', way] = /^(.*?)(?:-(asc|desc))?$/.exec(typed) ?? [];
      const sort = SORTS.find((one) => one === name) ?? ALSO_SORTS[name];
      if (!sort) return unknown([...SORTS, ...Object.keys(ALSO_SORTS)]);
      return { setting: { set: 'sort', sort, ...(way ? { descending: way === 'desc' } : {}) } };
    }
    case 'dir': {
      if (typed !== 'asc' && typed !== 'desc') return unknown(['asc', 'desc']);
      return { setting: { set: 'dir', descending: typed === 'desc' } };
    }
    case 'unique': {
      if (typed !== 'cards' && typed !== 'prints') return unknown(['cards', 'prints']);
      return { setting: { set: 'unique', unique: typed } };
    }
    case 'lang': {
      const locale = LOCALES.find((one) => one === typed);
      return locale ? { setting: { set: 'lang', locale } } : unknown(LOCALES);
    }
  }
}
