'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, type RefObject } from 'react';
import { nextRedo, nextUndo } from '@/lib/decks/edit/history';
import { DECK_PARTS } from '@/lib/rules/mythos/deck/format';
import { useEditor } from './editor-context';
import type { Pane } from './editor-screen';
import { describeEdit } from './header/describe-edit';
import { controlOf, rowOf } from './row-keys';
import { useShortcuts, type Shortcuts } from './session/use-shortcuts';

interface Given {
  singleKeys: boolean;
  searchInput: RefObject<HTMLInputElement | null>;
  missionsHead: RefObject<HTMLHeadingElement | null>;
  onPane: (pane: Pane) => void;
  onHelp: () => void;
}

/** The editor's keys, and undo and redo as the buttons do them too. */
export function useEditorKeys({ singleKeys, searchInput, missionsHead, onPane, onHelp }: Given) {
  const t = useTranslations('editor.announce');
  const tWhat = useTranslations('editor.what');
  const { session, announcer, label, add, remove } = useEditor();

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

  const shortcuts = useMemo((): Shortcuts => {
    const onRow = (act: (code: string, part: 'main' | 'missions' | 'maybe') => void) => (target: HTMLElement) => {
      const { code, part } = rowOf(target)?.dataset ?? {};
      const known = DECK_PARTS.find((name) => name === part);
      if (code && known) act(code, known);
    };
    // The pane is in the page only from the next paint on where the other one was in sight.
    const show = (pane: Pane, focus: () => HTMLElement | null | undefined) => () => {
      onPane(pane);
      requestAnimationFrame(() => focus()?.focus());
    };
    const deck = () => {
      const pane = document.getElementById('editor-deck');
      return controlOf(pane?.querySelector('[data-row]') ?? undefined, 'add') ?? missionsHead.current;
    };
    return {
      '/': show('search', () => searchInput.current),
      d: show('deck', deck),
      m: show('deck', () => missionsHead.current),
      '+': onRow(add),
      // The same key without Shift, as it is on most keyboards.
      '=': onRow(add),
      '-': onRow(remove),
      // There the focus shows what the card does.
      t: (target) => controlOf(rowOf(target) ?? undefined, 'name')?.focus(),
      u: undo,
      r: redo,
      'shift+u': redo,
      'mod+z': undo,
      'mod+shift+z': redo,
      'mod+y': redo,
      '?': onHelp,
    };
  }, [add, remove, undo, redo, onHelp, onPane, searchInput, missionsHead]);
  useShortcuts(shortcuts, singleKeys);

  return { undo, redo };
}
