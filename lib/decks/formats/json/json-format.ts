import { z } from 'zod';
import { formatById } from '../../games/games';
import { DECK_PARTS } from '../../games/parts';
import { cardTitle } from '../../cards/title';
import type { DeckContent } from '../../contract';
import { MAX_DESCRIPTION, MAX_NAME } from '../../limits';
import { cleanLine, cleanText, shorten } from '../../plain-text';
import { plainDigits } from '../../text/count';
import type { ImportedDeck } from '../../text/import';
import type { NameIndex } from '../../text/name-index';
import { addressIn } from '../address';
import { readEntry } from '../entry';
import { type DecksRead, type FileFormat, noDeck, type ReadDeck, type WriteContext } from '../file-format';
import { readKept } from './kept';
import { DECK_TYPE, DECKS_TYPE, type DeckFile } from './schema';

/** One deck as JSON: `kage-deck/1`. Also reads a file of all decks, each as a deck of its own. */
export const jsonFormat: FileFormat = {
  name: 'json',
  mediaType: 'application/json; charset=utf-8',
  ending: '.deck.json',
  write: (deck, context) => `${JSON.stringify(deckFile(deck, context), null, 2)}\n`,
  // Lists have brackets too: `[2x] KS-108`.
  recognises: (text) => /^\uFEFF?\s*(?:\{\s*["}]|\[\s*[{[])/.test(text),
  read(text, names, site) {
    const value = parseJson(text) ?? deckLines(text);
    return value === undefined ? { ok: false, refusal: { reason: 'json-broken' } } : readJsonDecks(value, names, site);
  },
};

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Some lines of a file of all decks, which may be too large to be read at once: a deck a line. */
function deckLines(text: string): unknown {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => !/^(?:\uFEFF?\{"type":"kage-decks\/1".{0,200}\[|\]\})?$/.test(line));
  const decks = lines.map(parseJson);
  return decks.length > 0 && !decks.includes(undefined) ? { type: DECKS_TYPE, decks } : undefined;
}

function deckFile(deck: DeckContent, { pool, locale, credit }: WriteContext): DeckFile {
  const { name, description, format } = deck;
  const [main, missions, maybe] = (['main', 'missions', 'maybe'] as const).map((part) =>
    deck[part].map((line) => {
      const card = pool.get(line.code);
      return { ...line, ...(card ? { name: cardTitle(card.definition, locale) } : {}) };
    }),
  );
  return { type: DECK_TYPE, name, description, format, ...credit, main, missions, maybe };
}

// Reading takes what others write by hand or from our API: a deck without its type, counts as text. Each part of a file
// is looked at on its own, so that one wrong entry spoils no other.

/** Decks that are read of one file: as many as an account keeps. */
const MAX_DECKS = 1000;

const anyText = z.string().catch('');
const anyList = z.array(z.unknown()).catch([]);
const looseDeck = z.object({
  name: anyText,
  description: anyText,
  format: anyText,
  main: anyList,
  missions: anyList,
  maybe: anyList,
});
const optionalText = z.string().optional().catch(undefined);
const looseLine = z.object({
  code: optionalText,
  count: z.unknown().optional(),
  printing: optionalText,
  name: optionalText,
});
const withParts = z.object({ main: z.array(z.unknown()) }).or(z.object({ missions: z.array(z.unknown()) }));
const withAddress = z.object({ address: z.string() });
const withOrigin = z.object({ origin: withAddress });
const typed = z.object({ type: z.string() });
const manyDecks = z.object({ type: z.literal(DECKS_TYPE), decks: z.array(z.unknown()) });
/** How our API answers. */
const answer = z.object({ data: z.unknown() });

function readKeptDeck(value: unknown, names: NameIndex, site: string): ReadDeck {
  return {
    ...readDeckValue(value, names),
    ...readOrigin(value, site),
    kept: readKept(value, (deck, place) => readDeckValue(deck, names, place)),
  };
}

/** What a copy of the deck of a file is a copy of: that deck, or else the one it was copied from itself. */
function readOrigin(value: unknown, site: string): Pick<ReadDeck, 'origin' | 'originBefore'> {
  const addresses = [withAddress.safeParse(value).data, withOrigin.safeParse(value).data?.origin];
  const [origin, originBefore] = addresses.flatMap((said) => {
    const address = addressIn(said?.address ?? '', site);
    return address?.kind === 'deck' ? [address.reference.slug] : [];
  });
  return { ...(origin ? { origin } : {}), ...(originBefore ? { originBefore } : {}) };
}

function readJsonDecks(value: unknown, names: NameIndex, site: string): DecksRead {
  const many = manyDecks.safeParse(value);
  if (many.success && many.data.decks.length > MAX_DECKS) return { ok: false, refusal: { reason: 'too-long' } };
  if (many.success) return { ok: true, decks: many.data.decks.map((deck) => readKeptDeck(deck, names, site)) };
  const inner = answer.safeParse(value).data?.data ?? value;
  const type = typed.safeParse(inner).data?.type ?? DECK_TYPE;
  const [, version] = /^kage-decks?\/(.{1,20})$/s.exec(type) ?? [];
  if (version !== undefined && type !== DECK_TYPE) return { ok: false, refusal: { reason: 'json-version', version } };
  if (!withParts.safeParse(inner).success) return { ok: false, refusal: { reason: 'json-unknown' } };
  return { ok: true, decks: [{ ...readDeckValue(inner, names), ...readOrigin(inner, site) }] };
}

/** A deck from a value of unknown make, `within` the place where it stands; what is wrong with it is in its problems. */
export function readDeckValue(value: unknown, names: NameIndex, within = ''): ImportedDeck {
  const deck = noDeck();
  const loose = looseDeck.safeParse(value);
  if (!loose.success) return deck;
  const { name, description, format } = loose.data;
  const cleanName = shorten(cleanLine(name.slice(0, 2000)), MAX_NAME);
  const cleanDescription = shorten(cleanText(description.slice(0, 20_000)), MAX_DESCRIPTION);
  if (cleanName) deck.name = cleanName;
  if (cleanDescription) deck.description = cleanDescription;
  const known = formatById(format.toLowerCase());
  if (known) deck.format = known.id;
  else if (format) {
    const written = { line: 0, place: `${within}format`, text: shorten(cleanLine(format), 200) };
    deck.problems.push({ ...written, reason: 'unknown-format', candidates: [], count: 1 });
  }
  let line = 0;
  for (const part of DECK_PARTS) {
    loose.data[part].forEach((entry, index) => {
      line += 1;
      const { count = 1, ...fields } = looseLine.safeParse(entry).data ?? {};
      const countWritten = typeof count === 'string' ? count : JSON.stringify(count);
      readEntry(
        deck,
        {
          ...fields,
          count: Number(plainDigits(countWritten)),
          countWritten,
          line,
          place: `${within}${part}[${index}]`,
          part,
        },
        names,
      );
    });
  }
  return deck;
}
