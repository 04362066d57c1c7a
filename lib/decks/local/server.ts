import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { CreateRequest, DeckContent, PROBLEMS, SaveRequest, StoredDeck } from '../contract';
import type { DeckDraft } from '../edit/draft';
import { squash } from '../edit/edit';
import type { DeckServer, ServerAnswer, ServerDeck } from '../edit/ports';
import { deviceOwnCards } from './own-cards';
import { openStorage } from './page-life';
import { isRecord, readDraft } from './stored-form';

/** A request that takes longer than this is tried again (milliseconds). */
const TIMEOUT = 15_000;
/** Browsers let requests of up to 64 KiB outlive the page that made them. */
const KEEPALIVE_MOST = 60_000;

/** The deck API as a session sees it. `locale` is the language the server's own words come in. */
export function deckServer(
  locale: string,
  request: typeof fetch = (...args) => fetch(...args),
  ownCards: () => readonly CcgCard[] = ownCardsHere,
): DeckServer {
  /** Those of a deck that an account has not got yet. */
  const withOwnCards = ({ main, maybe }: DeckDraft) => {
    const codes = new Set([...main, ...maybe].map(({ code }) => code).filter(isOwnCode));
    const cards = codes.size > 0 ? ownCards().filter(({ code }) => codes.has(code)) : [];
    return cards.length > 0 ? { ownCards: cards } : {};
  };
  async function ask(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: CreateRequest | SaveRequest,
  ): Promise<ServerAnswer> {
    const text = body && JSON.stringify(body);
    try {
      const response = await request(path, {
        method,
        body: text,
        headers: { 'Accept-Language': locale, ...(text ? { 'Content-Type': 'application/json' } : {}) },
        // A save that is on its way when the page is closed still arrives.
        keepalive: text !== undefined && text.length < KEEPALIVE_MOST,
        signal: AbortSignal.timeout(TIMEOUT),
        cache: 'no-store',
      });
      return await answerOf(response, method);
    } catch {
      return { kind: 'unreachable' };
    }
  }

  return {
    create: (id, draft, origin) =>
      ask('POST', '/api/decks', { id, content: contentOf(draft), origin, ...withOwnCards(draft) }),
    save: (id, baseRevision, draft, changes) =>
      ask('PUT', `/api/decks/${id}`, {
        baseRevision,
        content: contentOf(draft),
        ...withOwnCards(draft),
        changes: squash(changes).map(({ card, delta, part, at }) => ({
          card,
          delta,
          part,
          at: new Date(at).toISOString(),
        })),
      }),
    load: (id) => ask('GET', `/api/decks/${id}`),
  };
}

function ownCardsHere(): readonly CcgCard[] {
  const storage = openStorage();
  return storage ? deviceOwnCards(storage) : [];
}

/** A stored deck in the session's terms. */
export function serverDeck(deck: StoredDeck): ServerDeck {
  const { id, slug, revision, updatedAt, content } = deck;
  return { id, slug, revision, savedAt: Date.parse(updatedAt), draft: content };
}

/** The draft as the server takes it. */
export function contentOf({ main, missions, maybe, ...fields }: DeckDraft): DeckContent {
  return { ...fields, main: [...main], missions: [...missions], maybe: [...maybe] };
}

async function answerOf(response: Response, method: string): Promise<ServerAnswer> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const deck = readAnswer(body);
    if (!deck) return { kind: 'unreachable' };
    return { kind: method === 'POST' && response.status === 200 ? 'existing' : 'stored', deck };
  }
  const problem = isRecord(body) ? body : {};
  switch (response.status) {
    case 401:
      return { kind: 'signed-out' };
    case 404:
      return { kind: 'gone' };
    case 409: {
      const theirs = readAnswer(problem.current);
      if (theirs) return { kind: 'stale', deck: theirs };
      return problem.type === ID_TAKEN ? { kind: 'id-taken' } : refused(problem);
    }
    case 408:
    case 425:
    case 429:
      return { kind: 'unreachable', retryAfter: secondsOf(response.headers.get('Retry-After')) };
    default:
      return response.status < 500 ? refused(problem) : { kind: 'unreachable' };
  }
}

/** `PROBLEMS.idTaken` of the contract, whose module the browser does not load. */
const ID_TAKEN: (typeof PROBLEMS)['idTaken'] = '/problems/id-taken';

function refused(problem: Record<string, unknown>): ServerAnswer {
  const first = Array.isArray(problem.errors) ? problem.errors.find(isRecord) : undefined;
  const sentences = [problem.detail ?? problem.title, first?.message];
  return { kind: 'refused', detail: sentences.filter((part) => typeof part === 'string').join(' ') };
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

function readAnswer(value: unknown): ServerDeck | undefined {
  return isRecord(value) ? readStoredDeck(value.deck) : undefined;
}

/** A deck as the server sends it, or undefined. */
export function readStoredDeck(value: unknown): ServerDeck | undefined {
  if (!isRecord(value)) return undefined;
  const { id, slug, revision, updatedAt, content } = value;
  const draft = readDraft(content);
  if (!draft || typeof id !== 'string' || typeof slug !== 'string' || typeof revision !== 'number') return undefined;
  const savedAt = typeof updatedAt === 'number' ? updatedAt : Date.parse(String(updatedAt));
  return { id, slug, revision, savedAt, draft };
}
