import { complete, type Option } from '@/lib/catalogue/query/complete';
import type { GameId } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';

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
  const { from, options, words } = complete(text, locale, game);
  const fields = options.map((option) => ({ ...option, from }));
  show(fields);
  if (!words) return;
  const names = known.get(`${game} ${words.text}`) ?? (await ask(words.text, locale, game));
  if (names.length === 0) return;
  // A name that is typed in full needs no suggestion.
  const others = names.filter((name) => name.toLowerCase() !== words.text.toLowerCase());
  const cards = others.map((name) => ({ insert: name, label: name, whole: true, from: words.from }));
  // Behind a first word a name is being typed more often than a field is begun.
  show(words.text.includes(' ') ? [...cards, ...fields] : [...fields, ...cards]);
}

let latest = 0;

async function ask(text: string, locale: Locale, game: GameId): Promise<string[]> {
  const mine = ++latest;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (mine !== latest) return [];
  try {
    const response = await fetch(`/api/v1/cards/names?${new URLSearchParams({ q: text, locale, game })}`);
    if (!response.ok) return [];
    const { data } = (await response.json()) as { data: string[] };
    known.set(`${game} ${text}`, data);
    return data;
  } catch {
    // Without a connection fields and values are suggested still.
    return [];
  }
}
