import { complete, type Option } from '@/lib/catalogue/query/complete';
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
export async function suggest(text: string, locale: Locale, show: (found: Suggestion[]) => void): Promise<void> {
  const { from, options, words } = complete(text, locale);
  const fields = options.map((option) => ({ ...option, from }));
  show(fields);
  if (!words) return;
  const names = known.get(words.text) ?? (await ask(words.text, locale));
  if (names.length === 0) return;
  // A name that is typed in full needs no suggestion.
  const others = names.filter((name) => name.toLowerCase() !== words.text.toLowerCase());
  show([...fields, ...others.map((name) => ({ insert: name, label: name, whole: true, from: words.from }))]);
}

let latest = 0;

async function ask(text: string, locale: Locale): Promise<string[]> {
  const mine = ++latest;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (mine !== latest) return [];
  try {
    const response = await fetch(`/api/v1/cards/names?${new URLSearchParams({ q: text, locale })}`);
    if (!response.ok) return [];
    const { data } = (await response.json()) as { data: string[] };
    known.set(text, data);
    return data;
  } catch {
    // Without a connection fields and values are suggested still.
    return [];
  }
}
