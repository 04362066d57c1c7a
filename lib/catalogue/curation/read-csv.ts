import Papa from 'papaparse';
import { cardCode } from '@/lib/rules/ccg/cards/schema';
import { SYMBOL_SIGNS, SYMBOLS } from '@/lib/rules/ccg/cards/symbols';
import type { SetFault } from './set-file';

// The older game's set file as a spreadsheet: one row a card. Who owns its cards types them there.

/** Columns by their heads; `set` and what follows it describe the set, in the first row that has them. */
export const CSV_COLUMNS = [
  'code', 'kind', 'symbol', 'name_en', 'name_pl', 'name_uk', 'name_fr', 'entrance', 'hand', 'combat', 'support',
  'injured_combat', 'injured_support', 'mental', 'traits', 'permanent', 'cost', 'target', 'user_name', 'user_symbol',
  'user_trait', 'text_en', 'text_pl', 'text_uk', 'text_fr', 'set_name_en', 'set_name_pl', 'set_name_uk', 'set_name_fr',
  'set_position',
] as const; // prettier-ignore
type Column = (typeof CSV_COLUMNS)[number];
const NEEDED = ['code', 'kind', 'symbol', 'name_en'] as const;
const OF_THE_SET: readonly Column[] = ['set_name_en', 'set_name_pl', 'set_name_uk', 'set_name_fr', 'set_position'];

const KINDS: readonly string[] = ['ninja', 'mission', 'jutsu', 'client'];
const LANGUAGES = ['en', 'pl', 'uk', 'fr'] as const;

/** Columns that only some kinds of cards have; a value in another kind's row would go lost. */
const OF_KINDS: Readonly<Partial<Record<Column, readonly string[]>>> = {
  entrance: ['ninja', 'mission', 'client'],
  hand: ['ninja', 'mission', 'client'],
  combat: ['ninja'],
  support: ['ninja'],
  injured_combat: ['ninja'],
  injured_support: ['ninja'],
  mental: ['ninja'],
  traits: ['ninja'],
  permanent: ['mission'],
  cost: ['jutsu'],
  target: ['jutsu', 'mission'],
  user_name: ['jutsu'],
  user_symbol: ['jutsu'],
  user_trait: ['jutsu'],
};
/** Symbols by sign or name, and a number. */
const COST = /^[\p{L}\d\s+,、]*$/u;
const YES = /^(yes|true|1|x|tak|так|oui)$/i;
const NO = /^(|no|false|0|nie|ні|non)$/i;

interface Row {
  line: number;
  cell: (column: Column) => string;
}

export type CsvSet =
  | { faults: SetFault[] }
  | {
      set: unknown;
      /** What the table itself shows to be wrong, beside what the schema will find. */
      faults: SetFault[];
      /** Line and column of a path of `set`; undefined where `faults` or another path has told it already. */
      placeOf: (path: readonly PropertyKey[]) => { line: number; place?: string } | undefined;
    };

/** Reads a table into the value a JSON file of the same set would hold; the schema judges it afterwards. */
export function readCsv(text: string): CsvSet {
  const { rows, heads, faults, broken } = readRows(text);
  // Behind an open quote no cell is what was meant.
  if (broken) return { faults };
  const [first] = rows;
  if (!first) return { faults: [...faults, { line: 1, message: 'the table has no cards' }] };
  faults.push(...rows.flatMap(strayCells), ...contradictions(rows));
  const ofSet = (column: Column) => rows.map(({ cell }) => cell(column)).find(Boolean) ?? '';
  const position = ofSet('set_position');
  const codes = rows.map(({ cell }) => cell('code'));
  const absent = new Set<string>(NEEDED.filter((column) => !heads.includes(column)));
  return {
    set: {
      game: 'ccg',
      code: (codes.find((code) => cardCode.safeParse(code).success) ?? codes[0] ?? '').split('-')[0] ?? '',
      position: position === '' ? 1000 : numeric(position),
      name: inLanguages(ofSet, 'set_name'),
      cards: rows.map(cardOf),
    },
    faults,
    placeOf(path) {
      const [list, card] = path;
      // It is what the cards' codes begin with: theirs are told.
      if (list === 'code') return undefined;
      const place = columnOf(path);
      const row = list === 'cards' ? rows[Number(card ?? 0)] : rows.find(({ cell }) => place && cell(place) !== '');
      if (place && !heads.includes(place)) {
        // Once, not for every row.
        if (absent.has(place)) return undefined;
        absent.add(place);
      }
      return { line: (row ?? first).line, ...(place ? { place } : {}) };
    },
  };
}

/** The column that a field of the set was read from. */
function columnOf([list, card, field, ...inner]: readonly PropertyKey[]): Column | undefined {
  const named = (name: PropertyKey) => CSV_COLUMNS.find((column) => column === name);
  const last = inner.at(-1);
  if (list === 'name') return named(`set_name_${String(card ?? 'en')}`);
  if (list === 'position') return 'set_position';
  if (list !== 'cards' || field === undefined) return undefined;
  switch (field) {
    case 'name':
    case 'text':
      return named(`${field}_${String(last ?? 'en')}`);
    case 'effects':
      return named(`text_${LANGUAGES.find((language) => language === last) ?? 'en'}`);
    case 'healthy':
      return named(String(last));
    case 'injured':
      return named(`injured_${String(last)}`);
    case 'requirement':
      return named(`user_${String(last ?? 'name')}`);
    case 'entranceCost':
      return 'entrance';
    case 'handCost':
      return 'hand';
    case 'mentalPower':
      return 'mental';
    default:
      return named(field);
  }
}

interface Rows {
  rows: Row[];
  heads: readonly (Column | undefined)[];
  faults: SetFault[];
  /** It is no table from some line on. */
  broken: boolean;
}

function readRows(text: string): Rows {
  const faults: SetFault[] = [];
  const rows: Row[] = [];
  let heads: (Column | undefined)[] | undefined;
  let before = 0;
  let line = 1;
  const { errors } = parseRecords(text, (cells, cursor) => {
    const own = line;
    for (; before < cursor; before++) if (text[before] === '\n') line++;
    if (cells.every((cell) => cell.trim() === '')) return;
    if (!heads) {
      const named = cells.map((cell) => cell.trim().toLowerCase());
      heads = named.map((name) => CSV_COLUMNS.find((column) => column === name));
      for (const [index, name] of named.entries()) {
        if (name && !heads[index]) faults.push({ line: own, place: name.slice(0, 40), message: `no such column; those here are ${CSV_COLUMNS.join(', ')}` }); // prettier-ignore
        if (name && named.indexOf(name) < index) faults.push({ line: own, place: name.slice(0, 40), message: 'the column is there twice' }); // prettier-ignore
      }
      for (const needed of NEEDED)
        if (!heads.includes(needed)) faults.push({ line: own, place: needed, message: 'the column is missing' });
      return;
    }
    for (const [index, cell] of cells.entries()) {
      const column = heads[index];
      if (!column && cell.trim() !== '')
        faults.push({ line: own, message: `cell ${index + 1} stands under no column` });
    }
    const known = heads;
    rows.push({ line: own, cell: (column) => (cells[known.indexOf(column)] ?? '').trim() });
  });
  for (const { index, message } of errors.slice(0, 5)) {
    faults.push({ line: text.slice(0, index ?? 0).split('\n').length, message });
  }
  return { rows, heads: heads ?? [], faults, broken: errors.length > 0 };
}

/** Cells that say nothing about a card of their row's kind, or neither yes nor no. */
function strayCells({ line, cell }: Row): SetFault[] {
  const kind = cell('kind').toLowerCase();
  const permanent = cell('permanent');
  const faults = CSV_COLUMNS.flatMap((column): SetFault[] => {
    const kinds = OF_KINDS[column];
    const isStray = kinds && !kinds.includes(kind) && KINDS.includes(kind) && cell(column) !== '';
    if (!isStray || (column === 'permanent' && NO.test(permanent))) return [];
    return [{ line, place: column, message: `a ${kind} has none; leave it empty` }];
  });
  if (!YES.test(permanent) && !NO.test(permanent))
    faults.push({ line, place: 'permanent', message: `expected yes or no; found ${JSON.stringify(permanent.slice(0, 40))}` }); // prettier-ignore
  if (kind === 'jutsu' && !COST.test(cell('cost')))
    faults.push({ line, place: 'cost', message: `expected symbols and a number, as 火1 or fire 1; found ${JSON.stringify(cell('cost').slice(0, 40))}` }); // prettier-ignore
  return faults;
}

/** Rows that say something else of the set than a row before them. */
function contradictions(rows: readonly Row[]): SetFault[] {
  return OF_THE_SET.flatMap((column) => {
    const first = rows.find(({ cell }) => cell(column) !== '');
    if (!first) return [];
    return rows
      .filter(({ cell }) => cell(column) !== '' && cell(column) !== first.cell(column))
      .map(({ line }) => ({ line, place: column, message: `line ${first.line} says something else; say it once` }));
  });
}

function parseRecords(text: string, take: (cells: string[], cursor: number) => void) {
  const errors: Papa.ParseError[] = [];
  Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    step: ({ data, errors: found, meta }) => {
      errors.push(...found.filter(({ code }) => code !== 'UndetectableDelimiter'));
      take(data, meta.cursor);
    },
  });
  return { errors };
}

function cardOf({ cell }: Row): unknown {
  const kind = cell('kind').toLowerCase();
  const common = { kind, code: cell('code'), name: inLanguages(cell, 'name'), symbol: symbolOf(cell('symbol')) };
  const costs = { entranceCost: numeric(cell('entrance')), handCost: numeric(cell('hand') || '0') };
  const target = targetOf(cell('target'));
  const text = inLanguages(cell, 'text');
  switch (kind) {
    case 'ninja': {
      const mental = cell('mental');
      const traits = cell('traits').split('|').map((trait) => trait.trim()).filter(Boolean); // prettier-ignore
      return {
        ...common,
        ...costs,
        healthy: { combat: numeric(cell('combat')), support: numeric(cell('support')) },
        injured: { combat: numeric(cell('injured_combat')), support: numeric(cell('injured_support')) },
        ...(mental === '' ? {} : { mentalPower: numeric(mental) }),
        ...(traits.length > 0 ? { traits } : {}),
        effects: effectsOf(cell),
      };
    }
    case 'jutsu': {
      const requirement = Object.entries({ name: cell('user_name'), symbol: symbolOf(cell('user_symbol')), trait: cell('user_trait') }).filter(([, value]) => value !== ''); // prettier-ignore
      return {
        ...common,
        cost: costOf(cell('cost')),
        ...(requirement.length > 0 ? { requirement: Object.fromEntries(requirement) } : {}),
        ...(target === undefined ? {} : { target }),
        text,
      };
    }
    case 'mission':
      return {
        ...common,
        ...costs,
        ...(YES.test(cell('permanent')) ? { permanent: true } : {}),
        ...(target === undefined ? {} : { target }),
        text,
      };
    default:
      return { ...common, ...costs, text };
  }
}

/** Each line of the cell is an effect; `Valid:` before it says that it works while the ninja is injured. */
function effectsOf(cell: Row['cell']): unknown[] {
  const lines = Object.fromEntries(
    LANGUAGES.map((language) => [language, cell(`text_${language}`).split('\n').map((one) => one.trim()).filter(Boolean)]),
  ) as Record<(typeof LANGUAGES)[number], string[]>; // prettier-ignore
  return lines.en.map((line, index) => {
    const plain = (text: string) => text.replace(/^valid:\s*/i, '');
    const others = (['pl', 'uk', 'fr'] as const).flatMap((language) => {
      const text = lines[language][index];
      return text === undefined ? [] : [[language, plain(text)] as const];
    });
    const text = { en: plain(line), ...Object.fromEntries(others) };
    return { ...(/^valid:/i.test(line) ? { valid: true } : {}), text };
  });
}

function inLanguages(cell: Row['cell'], field: 'name' | 'text' | 'set_name'): Record<string, string> {
  const own = LANGUAGES.map((language) => [language, cell(`${field}_${language}`)] as const);
  return Object.fromEntries(own.filter(([language, text]) => text !== '' || language === 'en'));
}

/** A whole number as such; anything else as it stands, for the schema to refuse. */
function numeric(cell: string): unknown {
  return /^[-−－]?\d{1,6}$/.test(cell) ? Number(cell.replace(/[−－]/, '-')) : cell;
}

function symbolOf(cell: string): string {
  const typed = cell.toLowerCase();
  return SYMBOLS.find((symbol) => symbol === typed || SYMBOL_SIGNS[symbol] === typed) ?? typed;
}

/** `火火1`, `fire fire 1`, `2` or nothing. */
function costOf(cell: string): unknown {
  const parts = cell.match(/\p{Script=Han}|\p{L}+|\d+/gu) ?? [];
  const symbols = parts.filter((part) => !/^\d+$/.test(part)).map(symbolOf);
  const numbers = parts.filter((part) => /^\d+$/.test(part));
  return { symbols, any: numbers.reduce((sum, part) => sum + Number(part), 0) };
}

/** `opponent ninja`, `own client`, `any jutsu`. */
function targetOf(cell: string): unknown {
  if (cell === '') return undefined;
  const [whose, ...kind] = cell.toLowerCase().split(/\s+/);
  return { kind: kind.join(' '), whose };
}
