import { RARITIES } from '@/lib/rules/mythos/cards/traits';
import { MAX_COUNT } from '../lists';

// One line of quick entry: "KS 108 2", "108 RA", "M03 x2", "108 -1", "наруто 2". Read in the browser at each key, and
// on the server where there is no script.

export interface EntryCard {
  code: string;
  printings: readonly { id: string; rarity: string }[];
}

export interface EntryCatalogue {
  /** Codes of the sets. */
  sets: ReadonlySet<string>;
  /** By code or by the id of a printing. */
  card(codeOrPrinting: string): EntryCard | undefined;
  /** Cards for words of a name in any language, the likeliest first. */
  search(words: string): readonly EntryCard[];
}

export interface EntryReading {
  /** Copies to add; below zero, to take away. */
  count: number;
  /** Ids of the printings it may mean, the likeliest first; none when it means nothing. */
  printings: readonly string[];
  /** It can mean the first one only: Enter counts it at once. */
  sure: boolean;
}

/** Most printings to choose from. */
const MOST = 8;
/** Longer than any name with its version; what is longer is no line of quick entry. */
export const MAX_ENTRY = 120;
const COUNT_FIRST = /^(?<count>\d{1,3})\s*[x×хХ]\s*(?=[\p{L}\d])/u;
/** Set, number, second artwork, rarity, in the ways people write them; the count comes last. */
const NUMBERED =
  /^(?:(?<set>\p{L}{2,8})[\s#_\p{Pd}]*)?(?<mission>m?)(?<number>\d{1,3})(?<artwork>_\d{1,3})?(?:[\s\p{Pd}]*(?<rarity>\p{L}{1,8}))?(?:\s+[x×хХ]?\s*(?<count>[-−]?\d{1,3}))?$/iu;
const COUNT_LAST = /\s+(?:[x×хХ]\s*(?<marked>\d{1,3})|(?<count>[-−]?\d{1,3})[x×хХ]?)$/u;
const LAST_WORD = /^(?<name>.+?)\s+(?<rarity>[a-z]{1,8})$/iu;

/** @param set code of the set that a bare number belongs to. */
export function readEntry(line: string, catalogue: EntryCatalogue, set: string): EntryReading {
  if (line.length > MAX_ENTRY) return nothing(1);
  const text = line.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const first = COUNT_FIRST.exec(text);
  const rest = first ? text.slice(first[0].length) : text;
  const times = first?.groups?.['count'];
  const reading = readNumbered(rest, catalogue, set) ?? readNamed(rest, catalogue);
  const count = times === undefined ? reading.count : Number(times);
  const possible = Number.isInteger(count) && count !== 0 && Math.abs(count) <= MAX_COUNT;
  return possible ? { ...reading, count } : { count, printings: [], sure: false };
}

function readNumbered(text: string, catalogue: EntryCatalogue, set: string): EntryReading | undefined {
  const { set: letters, mission = '', number, artwork = '', rarity, count } = NUMBERED.exec(text)?.groups ?? {};
  // "M8" may be taken for a set called M: it is a mission of this set.
  if (number === undefined) return undefined;
  const where = letters?.toUpperCase() ?? set;
  if (!catalogue.sets.has(where)) return undefined;
  const digits = number.padStart(3, '0');
  const beginning = `${where}-${digits}${artwork}-`;
  const asked = rarity?.toUpperCase();
  const card = catalogue.card(`${where}-${mission ? `M${number.padStart(2, '0')}` : digits}`);
  // Printings of missions are numbered like those of characters: "KS 3 MMS" is one of the third mission.
  const other = asked === undefined ? undefined : catalogue.card(beginning + asked);
  const all = [...new Set([card, other])].flatMap((one) => one?.printings ?? []);
  const fits = all.filter((one) => (!asked || one.rarity === asked) && (!artwork || one.id.startsWith(beginning)));
  if (fits.length === 0) return meaning(all, toCount(count), false);
  // Without a rarity the base printing is meant, as it is most of what a booster holds.
  return meaning(fits, toCount(count), !asked || fits.length === 1);
}

function readNamed(text: string, catalogue: EntryCatalogue): EntryReading {
  const end = COUNT_LAST.exec(text);
  const counted = end?.groups?.['marked'] ?? end?.groups?.['count'];
  const whole = byName(text, catalogue);
  // A number may be part of the name ("Genin of Team 10"): it is a count where the whole finds nothing.
  if (!end || whole.printings.length > 0) return { ...whole, count: 1 };
  return { ...byName(text.slice(0, end.index), catalogue), count: toCount(counted) };
}

function byName(text: string, catalogue: EntryCatalogue): EntryReading {
  if (!/\p{L}{2}/u.test(text)) return nothing(1);
  const { name, rarity } = LAST_WORD.exec(text)?.groups ?? {};
  const asked = RARITIES.find((known) => known === rarity?.toUpperCase());
  if (name !== undefined && asked) {
    const fits = catalogue.search(name).flatMap(({ printings }) => printings.filter((one) => one.rarity === asked));
    if (fits.length > 0) return meaning(fits, 1, fits.length === 1);
  }
  const cards = catalogue.search(text);
  const [only] = cards;
  if (only && cards.length === 1) return meaning(only.printings, 1, true);
  return meaning(
    cards.flatMap(({ printings }) => printings.slice(0, 1)),
    1,
    false,
  );
}

function meaning(printings: readonly { id: string }[], count: number, sure: boolean): EntryReading {
  return { count, printings: printings.slice(0, MOST).map(({ id }) => id), sure: sure && printings.length > 0 };
}

function nothing(count: number): EntryReading {
  return { count, printings: [], sure: false };
}

function toCount(text: string | undefined): number {
  return text === undefined ? 1 : Number(text.replace('−', '-'));
}
