/** Rows of one statement: a catalogue of any size in pieces that PostgreSQL takes as one value. */
const ROWS = 20_000;

/** As JSON and not as parameters: there are more rows than a statement may have of those. */
export function* jsonParts(rows: readonly object[]): Generator<string> {
  for (let at = 0; at < rows.length; at += ROWS) yield JSON.stringify(rows.slice(at, at + ROWS));
}
