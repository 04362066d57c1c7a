'use client';

import { useMemo } from 'react';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import { deckNumbers } from '@/lib/rules/mythos/deck/numbers/numbers';
import type { DeckStatistics } from '@/lib/rules/mythos/deck/statistics';
import type { CardWords } from '@/lib/ui/deck-numbers/card-words';
import { DeckNumbersPanel } from '@/lib/ui/deck-numbers/deck-numbers-panel';
import { useEditor, youngerOnly } from '../editor-context';
import { LateWords } from './late-words';

interface NumbersPanelProps {
  draft: Pick<DeckDraft, 'main' | 'missions'>;
  statistics: DeckStatistics;
}

/** Everything there is to know of the deck in numbers, reckoned in the browser as it is edited. */
export function NumbersPanel({ draft: { main, missions }, statistics }: NumbersPanelProps) {
  const { cards, label, locale } = useEditor();
  const numbers = useMemo(() => deckNumbers({ main, missions }, youngerOnly(cards)), [main, missions, cards]);
  const words = useMemo(
    (): CardWords => ({
      title: label,
      name: (code) => cards.get(code)?.names[locale] ?? cards.get(code)?.name ?? code,
      link: (code) => (
        <a href={`/${locale}/cards/${code}`} target="_blank" data-glimpse={code}>
          {label(code)}
        </a>
      ),
    }),
    [cards, label, locale],
  );
  return (
    <LateWords namespace="numbers" locale={locale}>
      <DeckNumbersPanel numbers={numbers} statistics={statistics} words={words} />
    </LateWords>
  );
}
