import { formatById } from '../../games/games';
import { DECK_PARTS } from '../../games/parts';
import { cardTitle } from '../../cards/title';
import type { DeckContent } from '../../contract';
import { MAX_NAME } from '../../limits';
import { cleanLine, shorten } from '../../plain-text';
import { plainDigits } from '../../text/count';
import type { ImportedDeck } from '../../text/import';
import { partOfHeading } from '../../text/headings';
import { readEntry } from '../entry';
import { type FileFormat, noDeck, type WriteContext } from '../file-format';
import { bring, type Brought, broughtNothing, ownCardsIn } from '../../own/carried';
import { parseJson } from '../json/json-format';
import { readOwnCards, withBrought } from '../own-cards';
import { type Column, COLUMNS, columnsOf, OWN_COLUMN } from './columns';
import { parseCsv, plainCell, toCsv } from './table';

const CODE = COLUMNS.indexOf('code');
/** Most lines of one file. */
const MAX_ROWS = 10_000;
/** In characters: no header of ours or of others needs more. */
const LONGEST_HEADER = 2000;

/** One line a card, the deck's name and format beside each: several decks can stand in one file. */
export const csvFormat: FileFormat = {
  name: 'csv',
  mediaType: 'text/csv; charset=utf-8',
  ending: '.csv',
  write(deck, context) {
    const own = new Map(ownCardsIn(deck, context.pool).map((card) => [card.code, JSON.stringify(card)]));
    return own.size > 0
      ? toCsv(
          [...COLUMNS, OWN_COLUMN],
          rowsOf(deck, context).map((row) => [...row, own.get(String(row[CODE])) ?? '']),
        )
      : toCsv(COLUMNS, rowsOf(deck, context));
  },
  recognises: (text) => header(text) !== undefined,
  read(text, names) {
    const head = header(text);
    const rows = head ? parseCsv(text, MAX_ROWS + 2, head.delimiter).data : [];
    if (!head || rows.length > MAX_ROWS + 1) return { ok: false, refusal: { reason: 'too-long' } };
    const decks = new Map<string, ImportedDeck>();
    const lines = rows.slice(1).flatMap((cells, index) => {
      const of = (column: Column) => cell(cells, head.columns, column);
      return cells.every((one) => one.trim() === '') ? [] : [{ line: index + 2, of, deck: deckOf(decks, of) }];
    });
    const own = lines.map(({ line, of, deck }) => readOwnCards(names.game.ownCards ? ownIn(line, of) : [], deck));
    const brought = bring(own.flat(), broughtNothing(names));
    for (const { line, of, deck } of lines) readRow(deck, of, line, brought);
    return { ok: true, decks: [...decks.values()].map((deck) => withBrought(deck, brought)) };
  },
};

function rowsOf({ name, format, ...deck }: DeckContent, { pool, locale }: WriteContext): (string | number)[][] {
  const rows = DECK_PARTS.flatMap((part) =>
    deck[part].map(({ code, count, printing = '' }) => {
      const card = pool.get(code);
      return [name, format, part, count, code, printing, card ? cardTitle(card.definition, locale) : ''];
    }),
  );
  // A deck without cards still has a name.
  return rows.length > 0 ? rows : [[name, format, '', '', '', '', '']];
}

function header(text: string): { columns: Map<Column, number>; delimiter: string } | undefined {
  const { data, meta } = parseCsv(text.slice(0, LONGEST_HEADER).split(/\r\n?|\n/, 1)[0] ?? '', 1);
  const columns = data[0] && columnsOf(data[0]);
  return columns && { columns, delimiter: meta.delimiter };
}

function cell(cells: readonly string[], columns: ReadonlyMap<Column, number>, column: Column): string {
  const index = columns.get(column);
  return index === undefined ? '' : plainCell(cells[index]);
}

/** What a row says in a column, empty where it says nothing. */
type Cells = (column: Column) => string;

function deckOf(decks: Map<string, ImportedDeck>, of: Cells): ImportedDeck {
  const name = shorten(cleanLine(of('deck').slice(0, 2000)), MAX_NAME);
  const deck = decks.get(name) ?? { ...noDeck(), ...(name ? { name } : {}) };
  decks.set(name, deck);
  return deck;
}

function ownIn(line: number, of: Cells): { value: unknown; line: number }[] {
  const text = of(OWN_COLUMN);
  return text === '' ? [] : [{ value: parseJson(text) ?? text, line }];
}

function readRow(deck: ImportedDeck, of: Cells, line: number, { names, codeOf }: Brought): void {
  const format = of('format');
  const known = formatById(format.toLowerCase());
  if (known) deck.format = known.id;
  else if (format && !deck.problems.some(({ reason }) => reason === 'unknown-format')) {
    const text = shorten(cleanLine(format.slice(0, 400)), 200);
    deck.problems.push({ line, text, reason: 'unknown-format', candidates: [], count: 1 });
  }
  const [code, called, count] = [codeOf(of('code')), of('name'), plainDigits(of('count'))];
  // The line of a deck without cards.
  if (!code && !called && !count) return;
  readEntry(
    deck,
    {
      line,
      part: partOfHeading(of('part')),
      count: count === '' ? 1 : Number(/^\d{1,9}$/.test(count) ? count : Number.NaN),
      countWritten: count,
      code,
      printing: of('printing'),
      name: called,
    },
    names,
  );
}
