'use client';

import { useMemo } from 'react';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import { KinshipPanel } from '../../kinship-panel/kinship-panel';
import { useEditor } from '../editor-context';
import { LateWords } from './late-words';

/** Cards that go with the deck as it is edited, and cards it answers, each with its reason. */
export function KinPanel({ draft: { main, missions } }: { draft: Pick<DeckDraft, 'main' | 'missions'> }) {
  const { locale, add } = useEditor();
  const codes = useMemo(() => [...main, ...missions].map(({ code }) => code), [main, missions]);
  return (
    <LateWords namespace="kinship" locale={locale}>
      <KinshipPanel locale={locale} codes={codes} onAdd={add} />
    </LateWords>
  );
}
