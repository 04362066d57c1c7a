import { complete, type LookUp, type Option } from '@/lib/catalogue/query/complete';
import type { GameId } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { quoteIfNeeded } from '@/lib/query/write';

export interface Suggestion extends Option {
  /** Where what it takes the place of begins. */
  from: number;
}

/** Typing waits this long before names are asked for. */
const PAUSE = 150;
const known = new Map<string, string[]>();

/**
 * Suggests how a text goes on. `show` is called with what is known at once, and again when names have come.
 * @param text what stands before the caret.
 */
export async function suggest(
  text: string,
  { locale, game }: { locale: Locale; game: GameId },
  show: (found: Suggestion[]) => void,
): Promise<void> {
  const { from, options, words, sets } = complete(text, locale, game);
  const fields = options.map((option) => ({ ...option, from }));
  show(fields);
  const mine = ++latest;
  if (sets) return show(await setSuggestions(sets, locale, game));
  if (!words) return;
  const names = known.get(`${game} ${words.text}`) ?? (await ask(words.text, locale, game, mine));
  if (names.length === 0) return;
  // A name that is typed in full needs no suggestion, but where it still lacks its marks.
  const others = words.before === undefined ? names.filter((name) => !sameName(name, words.text)) : names;
  const cards = others.map((name) => found(words, name, name));
  // Behind a first word a name is being typed more often than a field is begun.
  show(words.text.includes(' ') ? [...cards, ...fields] : [...fields, ...cards]);
}

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function found({ from, before }: LookUp, typed: string, label: string): Suggestion {
  // After `!` a name is quoted whole; behind a field where it must be.
  const value = before === undefined ? typed : before.endsWith('!') ? `"${typed}"` : quoteIfNeeded(typed);
  return { insert: `${before ?? ''}${value}`, label, whole: true, from };
}

interface SetName {
  code: string;
  name: string;
}

const setsOf = new Map<string, Promise<SetName[]>>();

/** A game's sets whose code or name begins so; they are few, and asked for once. */
async function setSuggestions(sets: LookUp, locale: Locale, game: GameId): Promise<Suggestion[]> {
  const key = `${game} ${locale}`;
  const asked = setsOf.get(key) ?? fetchList<SetName>(`/api/v1/sets?${new URLSearchParams({ game, lang: locale })}`);
  setsOf.set(key, asked);
  const all = await asked;
  // Without a connection they are asked for again next time.
  if (all.length === 0) setsOf.delete(key);
  const typed = sets.text.toLowerCase();
  return all
    .filter(({ code, name }) => [code, name].some((one) => one.toLowerCase().startsWith(typed)))
    .map(({ code, name }) => ({ ...found(sets, code, name), detail: code }));
}

let latest = 0;

async function ask(text: string, locale: Locale, game: GameId, mine: number): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (mine !== latest) return [];
  const names = await fetchList<string>(`/api/v1/cards/names?${new URLSearchParams({ q: text, locale, game })}`);
  if (names.length > 0) known.set(`${game} ${text}`, names);
  return names;
}

/** A list of our own API; empty without a connection: fields and values are suggested still. */
async function fetchList<T>(address: string): Promise<T[]> {
  try {
    const response = await fetch(address);
    if (!response.ok) return [];
    const { data } = (await response.json()) as { data: T[] };
    return data;
  } catch {
    return [];
  }
}
