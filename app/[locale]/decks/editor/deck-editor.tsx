'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { GameId } from '@/lib/catalogue/games';
import type { CcgCard } from '@/lib/rules/ccg/cards/schema';
import { useOwnCards } from './older/use-own-cards';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import type { ServerDeck } from '@/lib/decks/edit/ports';
import type { Locale } from '@/lib/i18n/locales';
import { Announcements, Announcer } from './announcer';
import { EditorProvider, homeOf } from './editor-context';
import { EditorScreen } from './editor-screen';
import { newestDeck } from './session/remembered';
import { useCatalogue } from './session/use-catalogue';
import { useDeckSession } from './session/use-deck-session';
import { useTextsAhead } from './session/use-texts';
import { useEditorTools } from './use-editor-tools';
import './editor.css';
import './header/header.css';
import './verdict/verdict.css';
import './row.css';
import './deck/deck.css';
import './dialogs/dialogs.css';

export interface DeckEditorProps {
  locale: Locale;
  game: GameId;
  /** Cards of the person's own, as the account has them. */
  ownCards: readonly CcgCard[];
  /** Null: a guest, whose deck stays on the device. */
  userId: string | null;
  /** What a new deck begins as. */
  blank: DeckDraft;
  /** The deck to edit; left out: a new one. */
  stored?: ServerDeck;
  /** Address of the catalogue's snapshot, which never changes under it. */
  catalogueAddress: string;
  /** Address of what the cards do in this language, which never changes under it. */
  textsAddress: string;
  /** Where to sign in; the way back is added. */
  signInPath: string;
  /** The day by which release dates and bans are judged. */
  today: string;
  /** Code of a card to begin with, as it stood in the address. */
  firstCard?: string;
}

/**
 * The whole editor: one island, so that search, deck and verdict answer each other without the server.
 *
 * After its first save a new deck bears its own address while the router is still on the page for new decks. Coming
 * back to that page is then no move for the router, but a new beginning for the person.
 */
export function DeckEditor(props: DeckEditorProps) {
  const pathname = usePathname();
  const [path, setPath] = useState(pathname);
  const [beginning, setBeginning] = useState(0);
  if (pathname !== path) {
    setPath(pathname);
    if (!props.stored && pathname.endsWith('/new')) setBeginning(beginning + 1);
  }
  // What a session begins from does not change any more: later renders of the page bring nothing new.
  return <Editor key={beginning} {...props} stored={newestDeck(pathname, props.stored)} />;
}

function Editor(props: DeckEditorProps) {
  const { locale, game, userId, blank, stored, catalogueAddress, textsAddress, signInPath, today, firstCard } = props;
  const { session, state, ready } = useDeckSession({ locale, game, userId, blank, stored });
  const own = useOwnCards(userId, game, props.ownCards);
  const catalogue = useCatalogue(catalogueAddress, own.cards);
  useTextsAhead(textsAddress, catalogue.kind === 'there');
  const [announcer] = useState(() => new Announcer());
  const tools = useEditorTools({ locale, game, userId, session, announcer, catalogue, own, textsAddress, today });

  const begun = useRef(false);
  const first = firstCard && !stored && catalogue.kind === 'there' ? catalogue.cards.get(firstCard) : undefined;
  useEffect(() => {
    if (!first || !ready || begun.current) return;
    begun.current = true;
    // Once: a reload must not add it again.
    history.replaceState(null, '', location.pathname);
    tools.add(first.code, homeOf(first));
  }, [first, ready, tools]);

  return (
    <EditorProvider value={tools}>
      <EditorScreen
        state={state}
        catalogue={catalogue}
        own={own}
        guest={userId === null}
        signInPath={signInPath}
        today={today}
      />
      <Announcements announcer={announcer} />
    </EditorProvider>
  );
}
