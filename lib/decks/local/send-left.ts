import { sameDeck } from '../edit/draft';
import type { DeckServer, KeptDraft, ServerAnswer } from '../edit/ports';
import { dropDrafts } from './orphans';
import { leftDrafts, noteSaved, type Keep, type LeftDraft } from './shelf';

/** So many decks are sent at a time: the rest goes with the next page. */
const MOST_SENT = 10;

/** What became of a deck that was edited without a network and closed before there was one. */
export interface Sent {
  /** `conflict`: it has been changed elsewhere since; nothing is overwritten until its owner has chosen. */
  readonly kind: 'sent' | 'conflict' | 'refused';
  readonly name: string;
  readonly id: string;
  readonly format: string;
  /** Its address; undefined where the server has never had it. */
  readonly slug?: string;
}

/**
 * Sends what editors that are closed by now have left on this device, as each of them would have: a save names the
 * revision it began from. What the server does not take stays where it is, for the deck's own page to ask about; what a
 * living tab has open is left to that tab.
 */
export async function sendLeft(
  storage: Keep,
  userId: string,
  server: DeckServer,
  isAbandoned: (tab: string) => Promise<boolean>,
): Promise<Sent[]> {
  const latest = new Map<string, LeftDraft>();
  const open = new Set<string>();
  for (const left of leftDrafts(storage, userId)) {
    if (!(await isAbandoned(left.tab))) open.add(left.kept.id);
    else if (!latest.has(left.kept.id)) latest.set(left.kept.id, left);
  }
  const sent: Sent[] = [];
  for (const { kept } of [...latest.values()].filter(({ kept: { id } }) => !open.has(id)).slice(0, MOST_SENT)) {
    const answer = await send(kept, server);
    const { id, draft } = kept;
    const deck = { id, name: draft.name, format: draft.format };
    switch (answer.kind) {
      case 'stored':
        noteSaved(storage, userId, answer.deck);
        dropDrafts(storage, userId, id);
        sent.push({ kind: 'sent', ...deck, slug: answer.deck.slug });
        break;
      case 'existing':
      case 'stale':
        if (sameDeck(draft, answer.deck.draft)) dropDrafts(storage, userId, id);
        else sent.push({ kind: 'conflict', ...deck, slug: answer.deck.slug });
        break;
      case 'refused':
        sent.push({ kind: 'refused', ...deck });
        break;
      // Without a network, or a person, there is nobody to send it to.
      case 'unreachable':
      case 'signed-out':
        return sent;
      // A deck that is gone has a question of its own (left-offer.tsx), and an id in use an editor that takes another.
      case 'gone':
      case 'id-taken':
        break;
    }
  }
  return sent;
}

async function send({ id, base, draft, changes, origin }: KeptDraft, server: DeckServer): Promise<ServerAnswer> {
  if (base > 0) return server.save(id, base, draft, changes);
  const created = await server.create(id, draft, origin);
  // An earlier try had come through, and nobody has touched it since: what was changed after it goes on from there.
  const again = created.kind === 'existing' && created.deck.revision === 1 && !sameDeck(draft, created.deck.draft);
  return again ? server.save(id, 1, draft, []) : created;
}
