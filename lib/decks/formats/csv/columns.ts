import { words } from '@/lib/catalogue/fold';

/** The columns of a CSV file of decks, in the order they are written; the names are those of the header. */
export const COLUMNS = ['deck', 'format', 'part', 'count', 'code', 'printing', 'name'] as const;
export type Column = (typeof COLUMNS)[number];

/** What others write at the head of a column, in our languages, folded. */
const OTHER_HEADS: Record<Column, readonly string[]> = {
  deck: ['deck name', 'talia', 'колода', 'nom du deck'],
  format: ['формат'],
  part: ['section', 'board', 'categorie', 'czesc', 'частина', 'partie'],
  count: ['quantity', 'qty', 'copies', 'amount', 'ilosc', 'liczba', 'кількість', 'quantite', 'nombre'],
  code: ['id', 'card', 'card id', 'card code', 'kod', 'karta', 'код', 'карта', 'carte'],
  printing: ['variant', 'druk', 'wydanie', 'видання', 'edition', 'impression'],
  name: ['card name', 'title', 'nazwa', 'назва', 'nom'],
};

const folded = (text: string) => words(text).join(' ');

const COLUMN_OF = new Map<string, Column>(
  COLUMNS.flatMap((column) => [column, ...OTHER_HEADS[column]].map((head) => [folded(head), column] as const)),
);

/** Longest header cell that is looked at. */
const LONGEST_HEAD = 40;

/** Which column stands where, or undefined when a line is no header: one needs a card's code, or its name and a count. */
export function columnsOf(head: readonly string[]): Map<Column, number> | undefined {
  const columns = new Map<Column, number>();
  head.forEach((cell, index) => {
    const column = cell.length <= LONGEST_HEAD ? COLUMN_OF.get(folded(cell)) : undefined;
    if (column && !columns.has(column)) columns.set(column, index);
  });
  const tells = columns.has('code') || (columns.has('name') && columns.has('count'));
  return tells && columns.size >= 2 ? columns : undefined;
}
