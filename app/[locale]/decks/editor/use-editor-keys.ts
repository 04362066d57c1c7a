'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { aside } from '@/lib/decks/edit/aside';
import { nextRedo, nextUndo } from '@/lib/decks/edit/history';
import { DECK_PARTS, type DeckPart } from '@/lib/decks/games/parts';
import { homeOf, useEditor } from './editor-context';
import type { Pane } from './editor-screen';
import { describeEdit } from './header/describe-edit';
import { controlOf, rowIn, rowOf } from './row-keys';
import { useShortcuts, type Shortcuts } from './session/use-shortcuts';

interface Given {
  singleKeys: boolean;
  searchInput: RefObject<HTMLInputElement | null>;
  missionsHead: RefObject<HTMLHeadingElement | null>;
  onPane: (pane: Pane) => void;
  onHelp: () => void;
  onNotes: () => void;
  onVersion: () => void;
  onInspect: (code: string) => void;
}

/** The editor's keys, and undo and redo as the buttons do them too. */
export function useEditorKeys(given: Given) {
  const { singleKeys, searchInput, missionsHead, onPane, onHelp, onNotes, onVersion, onInspect } = given;
  const t = useTranslations('editor.announce');
  const tWhat = useTranslations('editor.what');
  const { session, announcer, cards, label, add, remove, set, move } = useEditor();

  const undo = useCallback(() => {
    const edit = nextUndo(session.getState().history);
    session.undo();
    announcer.say(edit ? t('undone', { what: describeEdit(edit, tWhat, label) }) : t('nothingToUndo'));
  }, [session, announcer, t, tWhat, label]);

  const redo = useCallback(() => {
    const edit = nextRedo(session.getState().history);
    session.redo();
    announcer.say(edit ? t('redone', { what: describeEdit(edit, tWhat, label) }) : t('nothingToRedo'));
  }, [session, announcer, t, tWhat, label]);

  const show = useCallback(
    (pane: Pane, focus: () => HTMLElement | null | undefined) => {
      // At once, so that the next key, however fast, finds the focus where this one has led it.
      flushSync(() => onPane(pane));
      const element = focus();
      element?.focus();
      element?.scrollIntoView({ block: 'nearest' });
    },
    [onPane],
  );

  /** To the card where it stands in the deck. */
  const showCard = useCallback(
    (code: string) =>
      show('deck', () => controlOf(document.querySelector(`#editor-deck [data-code="${CSS.escape(code)}"]`), 'remove')),
    [show],
  );

  const shortcuts = useMemo((): Shortcuts => {
    const onRow = (act: (code: string, part: DeckPart, row: HTMLElement) => void) => (target: HTMLElement) => {
      const row = rowOf(target);
      const { code, part } = row?.dataset ?? {};
      const known = DECK_PARTS.find((name) => name === part);
      if (row && code && known) act(code, known, row);
    };
    const deck = () => {
      const pane = document.getElementById('editor-deck');
      return controlOf(pane?.querySelector('[data-row]'), 'add') ?? missionsHead.current;
    };
    const maybe = () => {
      const part = document.querySelector('[data-drop="maybe"]');
      return controlOf(part?.querySelector('[data-row]'), 'add') ?? part?.querySelector('h2');
    };
    const copies = (count: number) => onRow((code, part) => set(code, part, count));
    return {
      '/': () => show('search', () => searchInput.current),
      d: () => show('deck', deck),
      m: () => show('deck', () => missionsHead.current),
      b: () => show('deck', maybe),
      n: onNotes,
      s: onVersion,
      '+': onRow(add),
      // The same key without Shift, as it is on most keyboards.
      '=': onRow(add),
      '-': onRow(remove),
      0: copies(0),
      1: copies(1),
      2: copies(2),
      x: onRow((code, part, row) => {
        const card = cards.get(code);
        const home = card ? homeOf(card) : 'main';
        const place = row.closest('[data-rows]') ? part : 'search';
        const todo = aside(session.getState().history.present, { code, place, home });
        if (todo.kind === 'count') return todo.delta > 0 ? add(code, 'maybe') : remove(code, 'maybe');
        const { activeElement } = document;
        const kind = activeElement instanceof HTMLElement ? activeElement.dataset.control : undefined;
        flushSync(() => move(code, part, todo.to));
        // The focus goes with the card, so that the same key takes it back and does not throw out the next one.
        const there = controlOf(rowIn(todo.to, code), kind);
        there?.focus();
        there?.scrollIntoView({ block: 'nearest' });
      }),
      o: onRow((code) => onInspect(code)),
      // There the focus shows what the card does.
      t: (target) => controlOf(rowOf(target), 'name')?.focus(),
      u: undo,
      r: redo,
      'shift+u': redo,
      'mod+z': undo,
      'mod+shift+z': redo,
      'mod+y': redo,
      '?': onHelp,
    };
  }, [
    add,
    remove,
    set,
    move,
    session,
    cards,
    undo,
    redo,
    show,
    onHelp,
    onNotes,
    onVersion,
    onInspect,
    searchInput,
    missionsHead,
  ]);
  useShortcuts(shortcuts, singleKeys);

  return { undo, redo, showCard };
}
