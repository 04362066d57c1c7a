import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { describeViolation } from '@/lib/decks/verdict/words';
import violations from '@/lib/i18n/messages/en/violations.json';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { check } from '@/lib/rules/mythos/deck/check';
import { toDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { DEFAULT_FORMAT, formatById, FORMATS } from '@/lib/rules/mythos/deck/format';
import type { Deck } from '@/lib/rules/mythos/engine/new-game';
import { UsageError } from '../commands/usage-error';

const code = z.string().trim().min(1).max(64).toUpperCase();
const formats = FORMATS.map(({ id }) => id);

/** A deck as `POST /api/v1/decks/check` takes it; without a format it is judged by the standard one. */
const deckSchema = z.strictObject({
  format: z.enum(formats, { error: `expected one of ${formats.join(', ')}` }).default(DEFAULT_FORMAT),
  cards: z.array(z.strictObject({ code, count: z.int().min(1).max(1000) })),
  missions: z.array(code),
});

/**
 * Reads a deck and judges it on a day (`2026-11-30`). Throws a UsageError that says what is wrong with the file, or
 * every rule that the deck breaks and what would mend it.
 */
export async function readDeck(file: string, definitions: readonly CardDefinition[], today: string): Promise<Deck> {
  const parsed = deckSchema.safeParse(await readJson(file));
  if (!parsed.success) throw new UsageError(`${file} is not a deck:\n${z.prettifyError(parsed.error)}`);
  const { format, cards, missions } = parsed.data;
  const catalogue = catalogueOf(definitions);
  const deck = { main: cards, missions: missions.map((mission) => ({ code: mission, count: 1 })) };
  const rules = formatById(format);
  const found = rules ? check(deck, rules, catalogue, { today }) : [];
  if (found.length > 0) {
    const t = createTranslator({ locale: 'en', messages: violations });
    const words: Parameters<typeof describeViolation>[1] = {
      t: (key, values) => t(key as never, values as never),
      locale: 'en',
      cardName: (named) => catalogue.get(named)?.title ?? named,
    };
    const lines = found.map((violation) => `- ${describeViolation(violation, words).text}`);
    throw new UsageError([`${file} is not legal in ${format}:`, ...lines].join('\n'));
  }
  const cardCode = (named: string) => catalogue.get(named)?.code ?? named;
  return {
    cards: cards.flatMap((line) => Array.from({ length: line.count }, () => cardCode(line.code))),
    missions: missions.map(cardCode),
  };
}

/** Cards by their codes and by the ids of their printings. */
function catalogueOf(definitions: readonly CardDefinition[]) {
  return new Map(
    definitions.flatMap((definition) => {
      const card = { ...toDeckCard(definition), title: `${definition.name.en} (${definition.code})` };
      return [definition.code, ...definition.printings.map(({ id }) => id)].map((id) => [id, card] as const);
    }),
  );
}

async function readJson(file: string): Promise<unknown> {
  // npm starts its scripts in the root of the project and says where it was called.
  const place = path.resolve(process.env.INIT_CWD ?? '', file);
  const text = await readFile(place, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'there is no such file' : error.message;
    throw new UsageError(`${file} cannot be read: ${why}`);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError(`${file} is not JSON`);
  }
}
