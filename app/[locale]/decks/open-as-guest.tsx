'use client';

import { useState } from 'react';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import type { DeckContent } from '@/lib/decks/contract';
import { gameOf } from '@/lib/decks/games/games';
import { decksPath } from '@/lib/decks/games/paths';
import { deviceOwnCards, keepOnDevice } from '@/lib/decks/local/own-cards';
import { guestDraft, guestShelf } from '@/lib/decks/local/shelf';
import { uuid } from '@/lib/decks/local/uuid';
import { useRouter } from '@/lib/i18n/navigation';
import { Button } from '@/lib/ui/controls/button';

interface OpenAsGuestProps {
  content: DeckContent;
  /** Cards of its owner's own that lie in it: the guest keeps a copy of them. */
  ownCards?: readonly CcgCard[];
  /** Slug of the deck it is a copy of: its author is given credit once the copy is in an account. */
  origin?: string;
  /** As wide as what it stands in, among other buttons. */
  wide?: boolean;
  /** `occupied` holds `{name}` of the deck that is there already. */
  words: Record<'open' | 'note' | 'occupied' | 'replace' | 'keep' | 'failed' | 'untitled', string>;
}

/** Puts a deck into the browser of someone without an account and opens it. A deck that lies there is never lost unasked. */
export function OpenAsGuest({ content, ownCards = [], origin, wide, words }: OpenAsGuestProps) {
  const router = useRouter();
  const [occupant, setOccupant] = useState<string>();
  const [failed, setFailed] = useState(false);

  function open(replace: boolean) {
    try {
      const shelf = guestShelf(localStorage);
      const game = gameOf(content.format);
      const there = guestDraft(localStorage, game);
      if (there && !replace) {
        setOccupant(there.draft.name || words.untitled);
        return;
      }
      const kept = { id: uuid(), base: 0, draft: content, changes: [], at: Date.now(), origin };
      const had = new Set(deviceOwnCards(localStorage).map(({ code }) => code));
      const taken = ownCards.filter(({ code }) => !had.has(code));
      if ((taken.length > 0 && !keepOnDevice(localStorage, taken)) || !shelf.keep(kept)) {
        setFailed(true);
        return;
      }
      if (there) shelf.drop(there.id);
      router.push(`${decksPath(game)}/new`);
    } catch {
      setFailed(true); // storage is switched off
    }
  }

  return (
    <div className="no-print">
      <Button variant="primary" className={wide ? 'w-full' : undefined} onClick={() => open(false)}>
        {words.open}
      </Button>
      <p className="mt-1 text-sm text-soft">{words.note}</p>
      {occupant !== undefined && (
        <div role="alert" className="notice mt-2">
          <p>{words.occupied.replace('{name}', () => occupant)}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Button variant="danger" onClick={() => open(true)}>
              {words.replace}
            </Button>
            <Button onClick={() => setOccupant(undefined)}>{words.keep}</Button>
          </p>
        </div>
      )}
      {failed && (
        <p role="alert" className="mt-2 text-bad">
          {words.failed}
        </p>
      )}
    </div>
  );
}
