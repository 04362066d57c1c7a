import type { Locale } from '@/lib/i18n/locales';
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
import { fold } from '../fold';
import { DEFAULT_GAME, type GameId, hasEffects } from '../games';
import { type Asker, type CardTerm, equality, type GameAsker } from './asker';
import type { Condition, ListField, Setting, TextField } from './condition';
import { deedIn } from './deeds';
import { type Field, fieldsOf } from './fields';
import { numberTerm } from './numbers';
import { plainWords } from './plain-words';
import { formatIds } from './standing';
import { settingTerm } from './settings';
import { valueCalled, wordFor } from './setting-words';
import { isOpen, knownValues, meantValues, nearValue, squash, valueTyped } from './values';

/** Longest query that is read, in UTF-16 units. */
export const MAX_SOURCE = 500;

type Read = Resolved<Condition, Setting>;
export type CardQueryText = Parsed<Condition, Setting>;

/** Reads a typed query. Pure; the same on the server and in the browser. */
export function readQuery(text: string, asker: Asker = {}): CardQueryText {
  return parse(text, grammarFor(asker));
}

const grammars = new Map<string, Grammar<Condition, Setting>>();

function grammarFor(asker: Asker): Grammar<Condition, Setting> {
  const key = `${asker.game ?? DEFAULT_GAME} ${asker.owned ?? false} ${asker.deck ?? false} ${asker.locale ?? 'en'}`;
  const grammar = grammars.get(key) ?? makeGrammar(asker);
  grammars.set(key, grammar);
  return grammar;
}

function makeGrammar({ game = DEFAULT_GAME, ...hand }: Asker): Grammar<Condition, Setting> {
  const asker = { game, ...hand };
  const fields = fieldsOf(game);
  return {
    fieldOf: fields.of,
    fieldNames: fields.long,
    // Only what the younger game's cards do is known line by line.
    groups: hasEffects(game) ? ['line'] : [],
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
      return settingTerm(term, field, asker);
    default:
      return listTerm(term, field, asker);
  }
}

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

function listTerm(term: CardTerm, field: ListField, asker: GameAsker): Read {
  const { game } = asker;
  const { value, relation } = term;
  if (value.kind === 'range' && field === 'rarity') return rarityRange(term, value, asker);
  if (value.kind !== 'texts') return { fault: { code: 'unknown-value', at: 'value', field } };
  if (field === 'rarity' && !equality(term) && relation !== '!=') return rarityTerm(term, asker);
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
    const near = suggested(field, text, asker);
    if (!isOpen(field)) return { fault: { code: 'unknown-value', at: 'value', field, ...near } };
    alike.add(squashed);
    if (near.suggestion !== undefined || near.expected !== undefined)
      doubt = { code: 'unknown-value', at: 'value', field, ...near };
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

const rung = (text: string): number => LADDER.indexOf(meantValues('rarity', text)[0] ?? '');
const noRarity = (text: string, asker: GameAsker): { fault: Fault } => ({
  fault: { code: 'unknown-value', at: 'value', field: 'rarity', ...suggested('rarity', text, asker) },
});

function rarityTerm(term: CardTerm, asker: GameAsker): Read {
  const text = term.value.kind === 'texts' ? (term.value.texts[0]?.text ?? '') : '';
  const at = rung(text);
  if (at < 0) return noRarity(text, asker);
  const values =
    term.relation === '<'
      ? LADDER.slice(0, at)
      : term.relation === '<='
        ? LADDER.slice(0, at + 1)
        : LADDER.slice(term.relation === '>' ? at + 1 : at);
  return { tree: leaf({ on: 'list', field: 'rarity', values, alike: [] }, term) };
}

/** `rarity:R..M`, both ends included. */
function rarityRange(term: CardTerm, { from, to }: { from: string; to: string }, asker: GameAsker): Read {
  const field = 'rarity';
  if (!equality(term) && term.relation !== '!=') return { fault: { code: 'relation', field } };
  if (from === '' && to === '') return { fault: { code: 'value-missing', at: 'value', field } };
  const [least, most] = [from === '' ? 0 : rung(from), to === '' ? LADDER.length - 1 : rung(to)];
  if (least < 0) return noRarity(from, asker);
  if (most < 0) return noRarity(to, asker);
  if (most < least) return { fault: { code: 'range-reversed', at: 'value', field, suggestion: `${to}..${from}` } };
  const values = LADDER.slice(least, most + 1);
  return { tree: negated(leaf({ on: 'list', field, values, alike: [] }, term), term) };
}

/** What a misspelt value may have been meant as, and what else could stand there, as the reader would type it. */
function suggested(
  field: ListField,
  text: string,
  { game, locale = 'en' }: GameAsker,
): Pick<Fault, 'expected' | 'suggestion'> {
  const values = knownValues(field, game);
  const meant = nearValue(field, text, game, locale);
  return {
    ...(values.length > 0 ? { expected: values.map((value) => expectedAs(field, value, locale, game)) } : {}),
    ...(meant === undefined ? {} : { suggestion: /\s/.test(meant) ? `"${meant}"` : meant }),
  };
}

/** English readers are told the short words. */
function expectedAs(field: ListField, value: string, locale: Locale, game: GameId): string {
  return locale === 'en' ? value : valueTyped(field, value, locale, game);
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

function placeTerm(term: CardTerm, { deck, owned, locale = 'en' }: Asker): Read {
  const field = 'in';
  const typed = term.value.kind === 'texts' ? (term.value.texts[0]?.text ?? '') : '';
  const meant = valueCalled(field, typed);
  if (meant === undefined) {
    const expected = ['deck', 'collection'].map((place) => wordFor(field, place, locale));
    const suggestion = nearest(typed.toLowerCase(), expected) ?? expected[0];
    return { fault: { code: 'unknown-value', at: 'value', field, expected, ...(suggestion ? { suggestion } : {}) } };
  }
  if (!(meant === 'deck' ? deck : owned))
    return { fault: { code: 'not-here', field: meant === 'deck' ? field : 'owned' } };
  return { tree: negated(leaf(meant === 'deck' ? { on: 'in-deck' } : { on: 'owned', min: 1 }, term), term) };
}
