import Papa from 'papaparse';
import { words } from '@/lib/catalogue/fold';

// Tables that people open in a spreadsheet, of decks and of collections alike.

/**
 * What a spreadsheet may take for a formula: such a cell is written with an apostrophe before it. So is a cell that
 * begins with an apostrophe of its own, so that reading takes away exactly what writing has added.
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r'].*$/s;
const DEFUSED = /^'(?=[=+\-@＝＋－＠\t\r'])/;

/** Rows under a header, with formulas defused. The mark at the beginning tells spreadsheets that it is UTF-8. */
export function toCsv(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${Papa.unparse([columns, ...rows], { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;
}

/** @param most rows that are read. @param delimiter left out: comma, semicolon or tab, whichever fits. */
export function parseCsv(text: string, most: number, delimiter = '') {
  const delimitersToGuess = [',', ';', '\t'];
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter, delimitersToGuess, preview: most });
}

/** What was in a cell before it was written. */
export function plainCell(cell: string | undefined): string {
  return (cell ?? '').trim().replace(DEFUSED, '');
}

/** Longest header cell that is looked at. */
const LONGEST_HEAD = 40;

/**
 * Finds which column stands where by what is written at its head: its own name, or what others call it, whatever the
 * case and marks. A column that is there twice is the first one.
 */
export function columnFinder<Column extends string>(otherHeads: Readonly<Record<Column, readonly string[]>>) {
  const folded = (text: string) => words(text).join(' ');
  const columns = new Map<string, Column>();
  for (const column of Object.keys(otherHeads) as Column[]) {
    for (const head of [column, ...otherHeads[column]]) columns.set(folded(head), column);
  }
  return (head: readonly string[]): Map<Column, number> => {
    const found = new Map<Column, number>();
    head.forEach((cell, index) => {
      const column = cell.length <= LONGEST_HEAD ? columns.get(folded(cell)) : undefined;
      if (column !== undefined && !found.has(column)) found.set(column, index);
    });
    return found;
  };
}
