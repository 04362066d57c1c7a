import { parseArgs } from 'node:util';
import type { PrismaClient } from '@/lib/db/generated/client';
import { type Locale, LOCALES } from '@/lib/i18n/locales';
import type { CardDefinition } from '@/lib/rules/mythos/cards/schema';
import { cardText, effectText } from '@/lib/rules/mythos/text/card-text';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { DataFileError } from '@/lib/seed/data-file-error';
import { UsageError } from '../commands/usage-error';
import { checkCcgSet, importCcgSet, isCcgFile } from './ccg';
import { outline } from './outline';
import { checkedSet, shippedCards } from './sets';

const USAGE = `npm run cards -- check FILE               every mistake in a set file of either game, JSON or (older game) CSV
npm run cards -- import FILE --game ccg   take a set of the older game into the catalogue, while the site runs
npm run cards -- text CODE [--locale pl]   how a card reads (${LOCALES.join(', ')})
npm run cards -- explain CODE              a card's data as an outline`;

/** What a command has to say, and the exit code: 0, 1 for mistakes in set files, 2 for a call that is not one. */
export interface Answer {
  code: 0 | 1 | 2;
  lines: string[];
}

/**
 * What authors of set files ask about cards. Needs the files alone, no database and no build; only `import` asks for the
 * database of the site.
 */
export async function cards(
  args: readonly string[],
  openDatabase: () => Promise<PrismaClient> = noDatabase,
): Promise<Answer> {
  try {
    return await answer(args, openDatabase);
  } catch (error) {
    if (error instanceof DataFileError) return { code: 1, lines: [error.message, mistakes(error.lines.length)] };
    if (error instanceof UsageError) return { code: 2, lines: [error.message] };
    throw error;
  }
}

async function noDatabase(): Promise<PrismaClient> {
  throw new UsageError('Only npm run cards -- import asks for a database.');
}

async function answer(args: readonly string[], openDatabase: () => Promise<PrismaClient>): Promise<Answer> {
  const { positionals, values } = read(args);
  const [what, subject, ...rest] = positionals;
  if (values.help) return { code: 0, lines: [USAGE] };
  if (subject === undefined || rest.length > 0) throw new UsageError(USAGE);
  switch (what) {
    case 'import':
      return importCcgSet(subject, values.game, openDatabase);
    case 'check': {
      if (await isCcgFile(subject, values.game)) return checkCcgSet(subject);
      const set = await checkedSet(subject);
      return { code: 0, lines: [`${set.cards.length} ${set.cards.length === 1 ? 'card' : 'cards'}, no mistakes`] };
    }
    case 'text': {
      const all = await shippedCards();
      return { code: 0, lines: text(cardOf(subject, all), all, localeOf(values.locale)) };
    }
    case 'explain': {
      return { code: 0, lines: explain(cardOf(subject, await shippedCards())) };
    }
    default:
      throw new UsageError(`There is no "cards ${what}".\n\n${USAGE}`);
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { locale: { type: 'string' }, game: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function cardOf(code: string, all: readonly CardDefinition[]): CardDefinition {
  const card = all.find((one) => one.code === code.toUpperCase());
  if (!card) {
    const [first] = all;
    throw new UsageError(`No card has the code ${code}${first ? `; codes are like ${first.code}` : ''}`);
  }
  return card;
}

function localeOf(locale = 'en'): Locale {
  const found = LOCALES.find((one) => one === locale);
  if (!found) throw new UsageError(`There is no language ${locale}; expected one of ${LOCALES.join(', ')}`);
  return found;
}

/** Name and lines; behind a question mark what the other source has, where the sources disagree. */
function text(card: CardDefinition, all: readonly CardDefinition[], locale: Locale): string[] {
  const names = new Map(all.map(({ name }) => [name.en, name[locale] ?? name.en]));
  const nameOf = (english: string) => names.get(english) ?? english;
  const doubts = (card.doubts ?? []).flatMap((doubt) => {
    if (doubt.about !== 'effects') return [];
    const speaker = { type: card.type, effects: [...card.effects, ...doubt.other], nameOf };
    return doubt.other.map((effect) => `? ${plain(effectText(effect, speaker, locale))}`);
  });
  return [`${card.code} ${nameOf(card.name.en)}`, ...cardText(card, { locale, nameOf }).map(plain), ...doubts];
}

/** What the card is on one line, what it does as an outline. */
function explain(card: CardDefinition): string[] {
  const { effects, doubts } = card;
  const is = [
    card.type,
    ...(card.type === 'mission'
      ? [`points ${card.points}`]
      : [`cost ${card.chakra}`, `Power ${card.power}`, card.faction]),
    ...card.keywords,
  ];
  const does = { ...(card.type === 'attachment' && { attach: card.attach }), effects, ...(doubts && { doubts }) };
  return [
    `${[card.code, card.name.en, card.version?.en].filter(Boolean).join(' · ')}`,
    is.join(', '),
    ...outline(does),
  ];
}

function mistakes(count: number): string {
  return `\n${count} ${count === 1 ? 'mistake' : 'mistakes'}`;
}
