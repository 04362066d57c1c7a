import type { AnySnapshotCard } from '@/lib/catalogue/snapshot';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import { contentOf } from '@/lib/decks/local/server';
import { exportText } from '@/lib/decks/text/export';
import type { Locale } from '@/lib/i18n/locales';

/** The draft as text for people, which the reader of lists takes back as the same deck. */
export function deckText(draft: DeckDraft, cards: ReadonlyMap<string, AnySnapshotCard>, locale: Locale): string {
  return exportText(contentOf(draft), { get: (code) => titled(cards.get(code)) }, locale);
}

function titled(card: AnySnapshotCard | undefined) {
  return card && { definition: { name: card.names, ...('versions' in card ? { version: card.versions } : {}) } };
}
