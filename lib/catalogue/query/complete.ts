import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { quoteIfNeeded } from '@/lib/query/write';
import { sortValues } from '../card-query';
import { DEFAULT_GAME, type GameId } from '../games';
import { HELD_LISTS, type ListField, LIST_FIELDS, NUMBER_FIELDS } from './condition';
import { type Field, fieldsOf, isEffectFacet, nameBegun } from './fields';
import { formatIds } from './standing';
import { type WordedField, wordFor } from './setting-words';
import { knownValues, squash, valueLabel, valueTyped } from './values';

// What a typed text could go on with: names of fields, their values, and where names of cards are wanted, for what words.

export interface Option {
  /** What takes the place of the text from `from` to the caret. */
  insert: string;
  label: string;
  /** What the label is called otherwise. */
  detail?: string;
  /** Nothing more is to be typed: a space follows. */
  whole: boolean;
}

export interface Completion {
  from: number;
  options: Option[];
  /** Words that names of cards may be looked up for, and where they begin. */
  words?: LookUp;
  /** Beginning of a set's code or name. */
  sets?: LookUp;
}

/** What only the catalogue knows how to go on with. */
export interface LookUp {
  from: number;
  text: string;
  /** Stands before what is found, `name:`; left out: what is found stands by itself, without quotation marks. */
  before?: string;
}

const MOST = 8;
const TERM = /^(-?)(\p{L}[\p{L}-]*)(!=|>=|<=|[:=<>])(.*)$/su;

/** `!"rock le`. */
const EXACT = /^(-?!)"?([^"]{2,})$/u;

/** @param text what stands before the caret. */
export function complete(text: string, locale: Locale, game: GameId = DEFAULT_GAME): Completion {
  const from = startOfPiece(text);
  const piece = text.slice(from);
  const term = TERM.exec(piece);
  if (term) return valueOptions(from, term, locale, game);
  const exact = EXACT.exec(piece);
  if (exact) return { from, options: [], words: { from, text: exact[2] ?? '', before: exact[1] ?? '' } };
  const typed = piece.replace(/^-/, '');
  if (!/^\p{L}/u.test(typed)) return { from, options: [] };
  const minus = piece.startsWith('-') ? '-' : '';
  const fields =
    typed.length < 2
      ? []
      : fieldsOf(game).fields.flatMap((field) => fieldOption(field, typed.toLowerCase(), minus, game) ?? []);
  const words = wordsBefore(text);
  return { from, options: fields.slice(0, MOST), ...(words && !minus ? { words } : {}) };
}

/** A piece begins behind white space or a bracket that is not within quotation marks. */
function startOfPiece(text: string): number {
  let from = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '"') quoted = !quoted;
    else if (!quoted && /[\s(]/.test(character)) from = at + 1;
  }
  return from;
}

function fieldOption(field: Field, typed: string, minus: string, game: GameId): Option | undefined {
  const name = nameBegun([field, ...fieldsOf(game).also(field)], typed);
  if (name === undefined) return undefined;
  return { insert: `${minus}${name}:`, label: `${name}:`, ...(name === field ? {} : { detail: field }), whole: false };
}

function valueOptions(
  from: number,
  [, minus = '', name = '', relation = '', rest = '']: RegExpExecArray,
  locale: Locale,
  game: GameId,
): Completion {
  const field = fieldsOf(game).of(name);
  if (field && isNumber(field))
    return { from, options: numberOptions(`${minus}${name}${relation}`, rest, field, game) };
  const text = rest.slice(rest.lastIndexOf(',') + 1).replaceAll('"', '');
  const before = `${minus}${name}${relation}${rest.slice(0, rest.lastIndexOf(',') + 1)}`;
  if (field === 'set') return { from, options: [], sets: { from, text, before } };
  if (field === 'name') return { from, options: [], ...(text.length > 1 ? { words: { from, text, before } } : {}) };
  const known = field ? values(field, locale, game) : [];
  // Of a list only its last value is being typed.
  const comma = rest.lastIndexOf(',') + 1;
  const typed = squash(rest.slice(comma));
  const fits = ({ id, label }: { id: string; label: string }) =>
    [id, label, ...label.split(/[\s-]+/u)].some((one) => squash(one).startsWith(typed));
  const options = known.filter(fits).map(({ id, label, typedAs }): Option => ({
    insert: `${minus}${name}${relation}${rest.slice(0, comma)}${quoteIfNeeded(typedAs)}`,
    label,
    ...(squash(label) === squash(id) ? {} : { detail: id }),
    whole: true,
  }));
  return { from, options: options.slice(0, MOST) };
}

/** The most that is offered to count by; what cards have beyond is typed. */
const NUMBERS = ['0', '1', '2', '3', '4', '5', '6'];
/** Numbers that are worth comparing with each other, by game. */
const COMPARED: Readonly<Record<GameId, readonly Field[]>> = {
  mythos: ['chakra', 'power'],
  ccg: ['combat', 'support', 'injured', 'mental'],
};

function numberOptions(before: string, typed: string, field: Field, game: GameId): Option[] {
  // Numbers within a set are too many, and a list or a range is being typed already.
  if (field === 'number' || /[.,]/.test(typed)) return [];
  const compared = COMPARED[game];
  const others = compared.includes(field) && !before.endsWith(':') ? compared.filter((one) => one !== field) : [];
  return [...NUMBERS, ...others]
    .filter((one) => one.startsWith(typed.toLowerCase()) && one !== typed)
    .map((one) => ({ insert: before + one, label: one, whole: true }))
    .slice(0, MOST);
}

function isNumber(field: Field): boolean {
  return [...NUMBER_FIELDS, ...HELD_LISTS].some((one) => one === field);
}

function values(field: Field, locale: Locale, game: GameId): { id: string; label: string; typedAs: string }[] {
  const plain = (ids: readonly string[]) => ids.map((id) => ({ id, label: id, typedAs: id }));
  const worded = (worded: WordedField, ids: readonly string[]) =>
    ids.map((id) => {
      const word = wordFor(worded, id, locale);
      return { id, label: word, typedAs: word };
    });
  switch (field) {
    case 'sort':
      return worded(field, sortValues(game));
    case 'dir':
      return worded(field, ['asc', 'desc']);
    case 'unique':
      return worded(field, ['cards', 'prints']);
    case 'lang':
      return plain(LOCALES).map((one) => ({ ...one, label: wordFor('lang', one.id, locale) }));
    case 'in':
      return worded(field, ['deck', 'collection']);
    case 'legal':
    case 'banned':
      return plain(formatIds(game).map((id) => id.slice(id.indexOf('/') + 1)));
    default: {
      if (!isList(field)) return [];
      return knownValues(field, game).map((id) => ({
        id,
        label: valueLabel(field, id, locale, game),
        typedAs: valueTyped(field, id, locale, game),
      }));
    }
  }
}

function isList(field: Field): field is ListField {
  return isEffectFacet(field) || LIST_FIELDS.some((one) => one === field);
}

/** Up to four plain words before the caret: a name may have more than one. */
function wordsBefore(text: string): { from: number; text: string } | undefined {
  const found = /(?<=^|[\s(])(?:[^\s()":=<>!/-][^\s()":=<>!/]*\s+){0,3}[^\s()":=<>!/-][^\s()":=<>!/]*$/u.exec(text);
  if (!found || found[0].length < 2) return undefined;
  return { from: found.index, text: found[0] };
}
