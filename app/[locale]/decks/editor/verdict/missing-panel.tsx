'use client';

import { useMemo } from 'react';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import { EditorMissing } from '../../../collection/missing/editor-missing';
import { useEditor, youngerOnly } from '../editor-context';
import { LateWords } from './late-words';

/** What of the deck, as it is edited, its author does not own. */
export function MissingPanel({ draft }: { draft: Pick<DeckDraft, 'main' | 'missions'> }) {
  const { locale, cards, label } = useEditor();
  const younger = useMemo(() => youngerOnly(cards), [cards]);
  return (
    <LateWords namespace="collection" locale={locale}>
      <EditorMissing draft={draft} cards={younger} label={label} locale={locale} />
    </LateWords>
  );
}
