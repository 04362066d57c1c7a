'use server';

import { getTranslations } from 'next-intl/server';
import { attempt } from '@/lib/accounts/limits/rate-limit';
import { currentUser, requireUser, type CurrentUser } from '@/lib/accounts/session';
import { findDoubles, restoreDecks, restoreOwnCards } from '@/lib/decks/backup/restore';
import type { GameId } from '@/lib/catalogue/games';
import { deckGame } from '@/lib/decks/games/games';
import { decksPath } from '@/lib/decks/games/paths';
import { poolOfPerson } from '@/lib/decks/own/pool';
import type { ReadDeck } from '@/lib/decks/formats/file-format';
import { MAX_FILE } from '@/lib/decks/formats/registry';
import { withOwnCards } from '@/lib/decks/cards/pool-card';
import { MAX_NAME, MAX_OWN_CARDS } from '@/lib/decks/limits';
import { cleanLine, shorten } from '@/lib/decks/plain-text';
import { createDeck } from '@/lib/decks/store/create';
import { creditedOrigin } from '@/lib/decks/store/origin';
import { applyChoices, type LineChoice, withChoices } from '@/lib/decks/text/choices';
import { nameIndexOf } from '@/lib/decks/text/name-index';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { Locale } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { type Found, reportOnMany, type ManyReport } from './many-report';
import { refusalWords, understand, type Understood } from './read-decks';
import { reportOn, type DeckReport } from './report';

export interface ImportState {
  text: string;
  name: string;
  error?: string;
  /** What kind of text it was. */
  readAs?: string;
  /** Of one deck. */
  report?: DeckReport;
  /** Of a file with several. */
  many?: ManyReport;
}

/** Where something is read in: in which language, as a deck of which game. */
interface Place {
  locale: Locale;
  game: GameId;
}

/** Reads a text or a file, with what the person decided about it; creates decks when that is what was pressed. */
export async function importDeck(at: Place, _: ImportState, form: FormData): Promise<ImportState> {
  const { locale } = at;
  const t = await getTranslations({ locale, namespace: 'travel' });
  const pasted = await textIn(form);
  const name = shorten(cleanLine(fieldOf(form, 'name').slice(0, 2000)), MAX_NAME);
  if (pasted.trim() === '') return { text: pasted, name, error: t('import.empty') };
  // What was pasted goes back as far as it could be used, so that it can be read part by part.
  if (pasted.length > MAX_FILE) {
    return { text: wholeLines(pasted), name, error: await refusalWords({ reason: 'too-long' }, locale) };
  }
  const user = await currentUser();
  const found = await understand(pasted, user, at);
  if ('refusal' in found) return { text: pasted, name, error: found.refusal };
  const readAs = t('import.readAs', { format: t(`formats.${found.by}`) });
  const [only] = found.decks;
  if (!only || found.decks.length > 1 || only.kept) {
    return { text: pasted, name, readAs, many: await takeMany(at, form, found, user) };
  }
  return { readAs, ...(await takeOne(at, form, { pasted, name, deck: only, isList: found.by === 'text' })) };
}

interface One {
  pasted: string;
  name: string;
  deck: ReadDeck;
  isList: boolean;
}

async function takeOne(at: Place, form: FormData, { pasted, name, deck, isList }: One): Promise<ImportState> {
  const { locale, game } = at;
  const viewer = await currentUser();
  const pool = withOwnCards(await poolOfPerson(game, viewer?.id), deck.ownCards ?? []);
  const index = nameIndexOf(pool);
  const choices = choicesIn(form, deck);
  // A list is rewritten, so that one sees what became of each line; other files stay as they are.
  const text = isList ? applyChoices(pasted, choices) : pasted;
  const again = isList && choices.length > 0 ? await understand(text, viewer, at) : undefined;
  const decided = again && 'decks' in again ? again.decks[0] : withChoices(deck, choices, index);
  const read = decided ?? deck;
  const chosen = { ...read, format: read.format ?? deckGame(game).defaultFormat, origin: deck.origin };
  const called = name || chosen.name || '';
  const report = await reportOn(chosen, called, pool, locale, isList ? [] : choices);
  if (form.get('intent') !== 'create' || !report.found) return { text, name: called, report };

  const user = await requireUser(locale, `/${locale}${decksPath(game)}/import`);
  const t = await getTranslations({ locale, namespace: 'decks' });
  const originId = (await creditedOrigin(deck.origin, user)) ?? (await creditedOrigin(deck.originBefore, user));
  const { content, ownCards } = report;
  const order = { ownerId: user.id, content, originId, ownCards, untitled: t('untitled') };
  const result = await createDeck(order);
  if (result.status === 'created') redirect({ href: `${decksPath(game)}/${result.deck.slug}/edit`, locale });
  if (result.status === 'too-many-decks') return { text, name: called, report, error: t('deck.tooMany') };
  // Nothing else can be wrong with what was read.
  if (result.status === 'invalid' && ownCards.length > 0) {
    const tTravel = await getTranslations({ locale, namespace: 'travel.import' });
    return { text, name: called, report, error: tTravel('tooManyOwn', { max: MAX_OWN_CARDS }) };
  }
  throw new Error(`A deck read by import could not be stored: ${result.status}`);
}

async function takeMany(
  { locale, game }: Place,
  form: FormData,
  { decks: read, ownCards = [], otherGame = 0 }: Extract<Understood, { by: string }>,
  user: CurrentUser | null,
): Promise<ManyReport> {
  const t = await getTranslations({ locale, namespace: 'decks' });
  const untitled = t('untitled');
  const decks = read.map((deck) => ({ ...deck, format: deck.format ?? deckGame(game).defaultFormat }));
  const pool = withOwnCards(await poolOfPerson(game, user?.id), broughtBy(read));
  const loose = ownCards.length;
  const doubles = user ? await findDoubles(user.id, decks, untitled) : decks.map(() => false);
  const found: Found[] = decks.map((deck, index) => ({
    deck,
    double: doubles[index] ?? false,
    chosen: form.get(`deck-${index}`) === 'take',
  }));
  if (form.get('intent') !== 'create') return reportOnMany(found, pool, { untitled, loose, otherGame, fresh: true });
  const owner = await requireUser(locale, `/${locale}${decksPath(game)}/import`);
  const wanted = found.filter(({ chosen }) => chosen).map(({ deck }) => deck);
  const allowed = await attempt(['deck-write', owner.id]);
  const keptLoose = allowed.ok && (await restoreOwnCards({ ownerId: owner.id, gameId: game, cards: ownCards }));
  const restored =
    wanted.length > 0 && allowed.ok
      ? await restoreDecks({ ownerId: owner.id, decks: wanted, keepVisibility: form.has('visibility'), untitled })
      : [];
  const created = restored.filter(({ status }) => status === 'created').length;
  const crowded = restored.filter(({ status }) => status === 'too-many-own-cards').length;
  const outcome = {
    created,
    full: created + crowded < wanted.length,
    crowded: crowded > 0 || (loose > 0 && allowed.ok && !keptLoose),
    none: wanted.length === 0 && loose === 0,
    loose: keptLoose ? loose : 0,
  };
  return reportOnMany(found, pool, { untitled, loose: 0, otherGame, outcome });
}

/** All own cards that decks of a file bring along. */
function broughtBy(decks: readonly ReadDeck[]): CcgCard[] {
  return decks.flatMap(({ ownCards = [] }) => ownCards);
}

/** As many lines as are read at once. */
function wholeLines(text: string): string {
  const most = text.slice(0, MAX_FILE);
  const end = most.lastIndexOf('\n');
  return end > 0 ? most.slice(0, end) : most;
}

/** The chosen file, or else what was pasted. Forms send line ends as CRLF, and limits are on characters. */
async function textIn(form: FormData): Promise<string> {
  const file = form.get('file');
  const text = file instanceof File && file.size > 0 ? await file.text() : fieldOf(form, 'text');
  return text.replace(/\r\n?/g, '\n');
}

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Choices that the form holds, as far as they answer problems that the text really has. */
function choicesIn(form: FormData, { problems }: ReadDeck): LineChoice[] {
  return problems.flatMap(({ line, count, candidates }): LineChoice[] => {
    const choice = fieldOf(form, `line-${line}`);
    if (choice === 'out') return [{ line, leaveOut: true }];
    return candidates.includes(choice) ? [{ line, count, code: choice }] : [];
  });
}
