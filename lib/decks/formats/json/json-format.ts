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
import { bring, type Brought, broughtNothing, ownCardsIn } from '../../own/carried';
import { readEntry } from '../entry';
import { readOwnCards, withBrought } from '../own-cards';
import { type DecksRead, type FileFormat, noDeck, type ReadDeck, type WriteContext } from '../file-format';
import { readKept } from './kept';
import { DECK_TYPE, DECKS_TYPE, type DeckFile } from './schema';

/** One deck as JSON: `kage-deck/1`. Also reads a file of all decks, each as a deck of its own. */
export const jsonFormat: FileFormat = {
  name: 'json',
  mediaType: 'application/json; charset=utf-8',
  ending: '.deck.json',
  write: (deck, context) => `${JSON.stringify(deckFile(deck, context), null, 2)}\n`,
  // Lists have brackets too: `[2x] Naruto Uzumaki`.
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
  const end = lines.findIndex((line) => line.startsWith('],'));
  const decks = (end < 0 ? lines : lines.slice(0, end)).map(parseJson);
  const rest: unknown = end < 0 ? {} : parseJson(`{${lines.slice(end).join('').slice(2)}`);
  const known = decks.length > 0 && !decks.includes(undefined) && typeof rest === 'object';
  return known ? { type: DECKS_TYPE, decks, ...rest } : undefined;
}

function deckFile(deck: DeckContent, { pool, locale, credit }: WriteContext): DeckFile {
  const { name, description, format } = deck;
  const [main, missions, maybe] = (['main', 'missions', 'maybe'] as const).map((part) =>
    deck[part].map((line) => {
      const card = pool.get(line.code);
      return { ...line, ...(card ? { name: cardTitle(card.definition, locale) } : {}) };
    }),
  );
  const ownCards = ownCardsIn(deck, pool);
  const carried = ownCards.length > 0 ? { ownCards } : {};
  return { type: DECK_TYPE, name, description, format, ...credit, main, missions, maybe, ...carried };
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
const manyDecks = z.looseObject({ type: z.literal(DECKS_TYPE), decks: z.array(z.unknown()) });
/** How our API answers. */
const answer = z.object({ data: z.unknown() });

/** Deck after deck, since an own card may lie in several. */
function readKeptDecks(file: z.output<typeof manyDecks>, names: NameIndex, site: string): DecksRead {
  let brought = broughtNothing(names);
  const decks = file.decks.map((value): ReadDeck => {
    const deck = noDeck();
    brought = broughtBy(value, deck, brought);
    return {
      ...readDeckValue(value, brought, { into: deck }),
      ...readOrigin(value, site),
      kept: readKept(value, (version, within) => readDeckValue(version, brought, { within })),
    };
  });
  const inDecks = brought.fresh.length;
  const ownCards = broughtBy(file, noDeck(), brought).fresh.slice(inDecks);
  return { ok: true, decks, ...(ownCards.length > 0 ? { ownCards } : {}) };
}

const withOwnCards = z.object({ ownCards: z.array(z.unknown()) });

/** The own cards that a deck says to be in it, beside those that were brought before. */
function broughtBy(value: unknown, deck: ImportedDeck, before: Brought): Brought {
  const said = withOwnCards.safeParse(value).data?.ownCards ?? [];
  const cards = before.names.game.ownCards
    ? said.map((card, index) => ({ value: card, line: FIRST_OWN + index, place: `ownCards[${index}]` }))
    : [];
  return bring(readOwnCards(cards, deck), before);
}

/** Numbers of own cards among the entries of a file, which has fewer others. */
const FIRST_OWN = 1_000_000;

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
  if (many.success) return readKeptDecks(many.data, names, site);
  const inner = answer.safeParse(value).data?.data ?? value;
  const type = typed.safeParse(inner).data?.type ?? DECK_TYPE;
  const [, version] = /^kage-decks?\/(.{1,20})$/s.exec(type) ?? [];
  if (version !== undefined && type !== DECK_TYPE) return { ok: false, refusal: { reason: 'json-version', version } };
  if (!withParts.safeParse(inner).success) return { ok: false, refusal: { reason: 'json-unknown' } };
  const into = noDeck();
  const deck = readDeckValue(inner, broughtBy(inner, into, broughtNothing(names)), { into });
  return { ok: true, decks: [{ ...deck, ...readOrigin(inner, site) }] };
}

/** A deck from a value of unknown make, `within` the place where it stands; what is wrong with it is in its problems. */
function readDeckValue(
  value: unknown,
  brought: Brought,
  { within = '', into: deck = noDeck() }: { within?: string; into?: ImportedDeck } = {},
): ImportedDeck {
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
          code: fields.code === undefined ? undefined : brought.codeOf(fields.code.trim()),
          count: Number(plainDigits(countWritten)),
          countWritten,
          line,
          place: `${within}${part}[${index}]`,
          part,
        },
        brought.names,
      );
    });
  }
  return withBrought(deck, brought);
}
