import { formatById } from '../../games/games';
import { MAX_NAME } from '../../limits';
import { cleanLine, shorten } from '../../plain-text';
import { readEntry } from '../entry';
import { type FileFormat, noDeck } from '../file-format';
import { looksLikeCode, readDeckCode, writeDeckCode } from './deck-code';
import { codedLines } from './layout';

/** A deck code: what it carries is said in layout.ts, how it looks in deck-code.ts. */
export const codeFormat: FileFormat = {
  name: 'code',
  mediaType: 'text/plain; charset=utf-8',
  ending: '.code.txt',
  write: writeDeckCode,
  recognises: looksLikeCode,
  read(text, names) {
    const reading = readDeckCode(text);
    if (!reading.ok) return { ok: false, refusal: reading.fault };
    const { name, format } = reading.deck;
    const deck = noDeck();
    const clean = shorten(cleanLine(name), MAX_NAME);
    if (clean) deck.name = clean;
    if (formatById(format)) deck.format = format;
    else {
      const written = { line: 0, place: 'format', text: shorten(cleanLine(format), 200) };
      deck.problems.push({ ...written, reason: 'unknown-format', candidates: [], count: 1 });
    }
    codedLines(reading.deck).forEach(([part, line], index) =>
      readEntry(deck, { ...line, part, line: index + 1, place: line.printing ?? line.code }, names),
    );
    return { ok: true, decks: [deck] };
  },
};
