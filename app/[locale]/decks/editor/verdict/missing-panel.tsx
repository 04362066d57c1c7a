'use client';

import type { DeckDraft } from '@/lib/decks/edit/draft';
import { EditorMissing } from '../../../collection/missing/editor-missing';
import { useEditor } from '../editor-context';
import { LateWords } from './late-words';

/** What of the deck, as it is edited, its author does not own. */
export function MissingPanel({ draft }: { draft: Pick<DeckDraft, 'main' | 'missions'> }) {
  const { locale, cards, label } = useEditor();
  return (
    <LateWords namespace="collection" locale={locale}>
      <EditorMissing draft={draft} cards={cards} label={label} locale={locale} />
    </LateWords>
  );
}
