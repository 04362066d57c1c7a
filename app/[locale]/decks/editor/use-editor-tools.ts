'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { AnySnapshotCard } from '@/lib/catalogue/snapshot';
import type { GameId } from '@/lib/catalogue/games';
import { spokenTitle } from '@/lib/decks/cards/title';
import { copiesIn } from '@/lib/decks/edit/draft';
import { move } from '@/lib/decks/edit/edit';
import { reachable, refusal, type Refusal } from '@/lib/decks/edit/limit';
import type { DeckSession } from '@/lib/decks/edit/session/session';
import type { Locale } from '@/lib/i18n/locales';
import { deckGame, formatById } from '@/lib/decks/games/games';
import { DECK_PARTS, type DeckPart } from '@/lib/decks/games/parts';
import type { Announcer } from './announcer';
import type { EditorTools } from './editor-context';
import type { OwnCards } from './older/use-own-cards';
import { keepFocus } from './row-keys';
import type { CatalogueState } from './session/use-catalogue';

interface Given {
  locale: Locale;
  game: GameId;
  userId: string | null;
  session: DeckSession;
  announcer: Announcer;
  catalogue: CatalogueState;
  own: OwnCards;
  textsAddress: string;
  today: string;
}

const NO_CARDS: ReadonlyMap<string, AnySnapshotCard> = new Map();

/** The hands of the editor. They look at the session when used, so they stay the same from edit to edit. */
export function useEditorTools(given: Given): EditorTools {
  const { locale, game, userId, session, announcer, catalogue, own, textsAddress, today } = given;
  const tLimit = useTranslations('editor.limit');
  const tCard = useTranslations('editor.card');
  const tAnnounce = useTranslations('editor.announce');
  const tPart = useTranslations('editor.conflict.part');
  const cards = catalogue.kind === 'there' ? catalogue.cards : NO_CARDS;

  return useMemo(() => {
    const label = (code: string) => {
      const card = cards.get(code);
      return card ? spokenTitle(card, locale) : code;
    };
    const draft = () => session.getState().history.present;
    const change = (code: string, part: DeckPart, delta: number) => {
      session.edit({ kind: 'card', card: code, part, delta, at: Date.now() });
      announcer.say(tAnnounce('count', { name: label(code), count: copiesIn(draft(), part, code), part }));
    };
    const refuse = (code: string, refused: Refusal) => {
      const reason = tLimit(refused.reason, { max: refused.max });
      announcer.say(tCard('atLimit', { name: label(code), reason }), { visible: true });
    };
    return {
      locale,
      game: deckGame(game),
      userId,
      session,
      announcer,
      cards,
      own,
      textsAddress,
      label,
      add(code: string, part: DeckPart) {
        const refused = refusal(draft(), code, part, formatById(draft().format), cards, { today });
        if (refused) refuse(code, refused);
        else change(code, part, 1);
      },
      remove(code: string, part: DeckPart) {
        const copies = copiesIn(draft(), part, code);
        if (copies === 1) keepFocus(code, part);
        if (copies > 0) change(code, part, -1);
      },
      set(code: string, part: DeckPart, wanted: number) {
        const now = draft();
        const before = copiesIn(now, part, code);
        const asked = { card: code, part, count: wanted };
        const { count, refused } = reachable(now, asked, formatById(now.format), cards, { today });
        if (count === 0 && before > 0) keepFocus(code, part);
        if (count !== before) change(code, part, count - before);
        if (refused) refuse(code, refused);
      },
      move(code: string, from: DeckPart, to: DeckPart) {
        if (from === to || copiesIn(draft(), from, code) === 0) return;
        keepFocus(code, from);
        session.edit(move(draft(), code, from, to, Date.now()));
        announcer.say(tAnnounce('moved', { name: label(code), part: tPart(to) }));
      },
      choosePrinting(code: string, printing: string | undefined) {
        const at = Date.now();
        const edits = DECK_PARTS.flatMap((part) =>
          copiesIn(draft(), part, code) > 0 ? [{ kind: 'printing', card: code, part, printing, at } as const] : [],
        );
        const [only] = edits;
        if (only) session.edit(edits.length === 1 ? only : { kind: 'batch', edits, at });
      },
    };
  }, [locale, game, userId, session, announcer, cards, own, textsAddress, today, tLimit, tCard, tAnnounce, tPart]);
}
