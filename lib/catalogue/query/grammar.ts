import { LOCALES } from '@/lib/i18n/locales';
import { RARITIES } from '@/lib/rules/mythos/cards/traits';
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
import { filtersOf, type Sort } from '../card-query';
import { fold } from '../fold';
import { DEFAULT_GAME, type GameId, hasEffects } from '../games';
import type { Condition, ListField, Setting, TextField } from './condition';
import { deedIn } from './deeds';
import { type Field, fieldsOf } from './fields';
import { numberTerm } from './numbers';
import { plainWords } from './plain-words';
import { formatIds } from './standing';
import { isOpen, knownValues, meantValues, squash } from './values';

/** Longest query that is read, in UTF-16 units. */
export const MAX_SOURCE = 500;

/** What the asker has at hand, beside the cards themselves. */
export interface Asker {
  /** Whose cards are asked for; left out: those of the younger game. */
  game?: GameId;
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
  const key = `${asker.game ?? DEFAULT_GAME} ${asker.owned ?? false} ${asker.deck ?? false}`;
  const grammar = grammars.get(key) ?? makeGrammar(asker);
  grammars.set(key, grammar);
  return grammar;
}

const OR = new Set(['or', 'lub', 'або']);

function makeGrammar({ game = DEFAULT_GAME, ...hand }: Asker): Grammar<Condition, Setting> {
  const asker = { game, ...hand };
  const fields = fieldsOf(game);
  return {
    fieldOf: fields.of,
    fieldNames: fields.long,
    // Only what the younger game's cards do is known line by line.
    groups: hasEffects(game) ? ['line'] : [],
    // French "ou" is a word of names too: it joins in capitals only.
    isOr: (word) => OR.has(word.toLowerCase()) || word === 'OU',
    maxLength: MAX_SOURCE,
    term: (term) => readTerm(term, asker),
    phrase: (phrase) => readPhrase(phrase, game),
  };
}

const leaf = (condition: Condition, { span }: { span: Term['span'] }): Tree<Condition> => ({
  kind: 'leaf',
  condition,
  span: { from: span.from, to: span.to },
});

function readPhrase(phrase: Phrase, game: GameId): { tree: Tree<Condition> } | { fault: Fault } {
  switch (phrase.kind) {
    case 'words': {
      const deed = hasEffects(game) ? deedIn(phrase.text) : undefined;
      if (!deed) return { tree: leaf({ on: 'words', text: phrase.text }, phrase) };
      const { field, values, alike, rest } = deed;
      const said = leaf({ on: 'list', field, values, alike }, phrase);
      return { tree: rest ? all([leaf({ on: 'words', text: rest }, phrase), said]) : said };
    }
    case 'phrase':
    case 'exact': {
      const words = plainWords(phrase.text);
      if (!words) return { fault: { code: 'nothing-known' } };
      const [field, match] =
        phrase.kind === 'exact' ? (['name', 'is'] as const) : (['any', quotedMatch(words)] as const);
      return { tree: leaf({ on: 'phrase', field, match, words, typed: phrase.text }, phrase) };
    }
    case 'pattern': {
      const read = readPatternOf('name', phrase.source);
      return 'fault' in read ? read : { tree: leaf(read.condition, phrase) };
    }
  }
}

/**
 * Of several quoted words the last may be a beginning, as texts bend it: "power token" stands as "power tokens". One word is
 * quoted to be meant exactly, and team 1 is not team 10.
 */
function quotedMatch(words: string): 'begins' | 'whole' {
  return / \S*\p{L}\S*$/u.test(words) ? 'begins' : 'whole';
}

function readPatternOf(field: TextField, source: string): { condition: Condition } | { fault: Fault } {
  try {
    return { condition: { on: 'pattern', field, source, pattern: readPattern(source, fold) } };
  } catch (error) {
    if (error instanceof PatternError) return { fault: { code: 'pattern', at: 'value', field } };
    throw error;
  }
}

type GameAsker = Asker & { game: GameId };

function readTerm(term: CardTerm, asker: GameAsker): Read {
  const { game } = asker;
  // The grammar's own `fieldOf` gave this name.
  const field = fieldsOf(game).of(term.field) as Field;
  switch (field) {
    case 'name':
    case 'version':
    case 'text':
      return textTerm(term, field);
    case 'chakra':
    case 'power':
    case 'points':
    case 'number':
    case 'entrance':
    case 'hand':
    case 'combat':
    case 'support':
    case 'injured':
    case 'injured-support':
    case 'mental':
    case 'jutsu':
    case 'owned':
    case 'wish':
    case 'trade':
      return numberTerm(term, field, { game, canOwn: asker.owned ?? false });
    case 'legal':
    case 'banned':
      return standingTerm(term, field, game);
    case 'in':
      return placeTerm(term, asker);
    case 'sort':
    case 'dir':
    case 'unique':
    case 'lang':
      return settingTerm(term, field, game);
    default:
      return listTerm(term, field, game);
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

function listTerm(term: CardTerm, field: ListField, game: GameId): Read {
  const { value, relation } = term;
  if (value.kind !== 'texts') return { fault: { code: 'unknown-value', at: 'value', field } };
  if (field === 'rarity' && !equality(term) && relation !== '!=') return rarityTerm(term);
  if (!equality(term) && relation !== '!=') return { fault: { code: 'relation', field } };
  const values = new Set<string>();
  const alike = new Set<string>();
  let doubt: Fault | undefined;
  for (const { text } of value.texts) {
    const meant = meantValues(field, text, game);
    for (const one of meant) values.add(one);
    const squashed = squash(text);
    if (meant.length > 0 || !squashed) continue;
    // A set or a name that only the cards know is asked for as it stands, with a word on what is near.
    const near = suggested(field, text, game);
    if (!isOpen(field)) return { fault: { code: 'unknown-value', at: 'value', field, ...near } };
    alike.add(squashed);
    if (near.suggestion !== undefined) doubt = { code: 'unknown-value', at: 'value', field, ...near };
  }
  if (values.size + alike.size === 0) return { fault: { code: 'value-missing', at: 'value', field } };
  return { tree: negated(listTree(field, [...values], [...alike], term, game), term), ...(doubt ? { doubt } : {}) };
}

/** Some values of `is` and `has` are conditions of another kind. */
function listTree(field: ListField, values: readonly string[], alike: readonly string[], term: CardTerm, game: GameId) {
  const of: Tree<Condition>[] = [];
  let rest = values;
  if (field === 'has' && values.includes('ruling')) {
    of.push(leaf({ on: 'ruling' }, term));
    rest = rest.filter((value) => value !== 'ruling');
  }
  if (field === 'is') {
    for (const standing of ['legal', 'banned', 'restricted'] as const) {
      if (!rest.includes(standing)) continue;
      of.push(leaf({ on: 'standing', format: formatIds(game)[0] ?? '', is: standing }, term));
      rest = rest.filter((value) => value !== standing);
    }
    const types = rest.filter((value) => knownValues('type', game).includes(value));
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
  if (at < 0) return { fault: { code: 'unknown-value', at: 'value', field, ...suggested(field, text, DEFAULT_GAME) } };
  const values =
    term.relation === '<'
      ? LADDER.slice(0, at)
      : term.relation === '<='
        ? LADDER.slice(0, at + 1)
        : LADDER.slice(term.relation === '>' ? at + 1 : at);
  return { tree: leaf({ on: 'list', field, values, alike: [] }, term) };
}

/** What a misspelt value may have been meant as, as it would be typed. */
function suggested(field: ListField, text: string, game: GameId): Pick<Fault, 'expected' | 'suggestion'> {
  const values = knownValues(field, game);
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

function standingTerm(term: CardTerm, field: 'legal' | 'banned', game: GameId): Read {
  if (!equality(term) && term.relation !== '!=') return { fault: { code: 'relation', field } };
  const typed = term.value.kind === 'texts' ? (term.value.texts[0]?.text.toLowerCase() ?? '') : '';
  const ids = formatIds(game);
  const format = ids.find((id) => id === typed || id.endsWith(`/${typed}`));
  if (!format) {
    const expected = ids.map((id) => id.slice(id.indexOf('/') + 1));
    const suggestion = nearest(typed, expected) ?? expected[0];
    return { fault: { code: 'unknown-value', at: 'value', field, expected, ...(suggestion ? { suggestion } : {}) } };
  }
  return { tree: negated(leaf({ on: 'standing', format, is: field }, term), term) };
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

const ALSO_SORTS: Readonly<Record<GameId, Readonly<Record<string, Sort>>>> = {
  mythos: { chakra: 'cost', set: 'number', best: 'relevance' },
  ccg: { cost: 'entrance', set: 'number', best: 'relevance' },
};

function settingTerm(term: CardTerm, field: 'sort' | 'dir' | 'unique' | 'lang', game: GameId): Read {
  if (!equality(term)) return { fault: { code: 'relation', field } };
  const typed = term.value.kind === 'texts' ? (term.value.texts[0]?.text.toLowerCase() ?? '') : '';
  const unknown = (expected: readonly string[]): Read => {
    const suggestion = nearest(typed, expected);
    return { fault: { code: 'unknown-value', at: 'value', field, expected, ...(suggestion ? { suggestion } : {}) } };
  };
  switch (field) {
    case 'sort': {
      const [, name = '', way] = /^(.*?)(?:-(asc|desc))?$/.exec(typed) ?? [];
      const { sorts } = filtersOf(game);
      const also = ALSO_SORTS[game];
      const sort = sorts.find((one) => one === name) ?? (Object.hasOwn(also, name) ? also[name] : undefined);
      if (!sort) return unknown([...sorts, ...Object.keys(also)]);
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
