'use client';

import { useTranslations } from 'next-intl';
import { memo, useId } from 'react';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import { compareAddress } from '@/lib/decks/compare/compare';
import type { DeckGame } from '@/lib/decks/games/game';
import { decksPath } from '@/lib/decks/games/paths';
import { nextRedo, nextUndo, type History } from '@/lib/decks/edit/history';
import { Link } from '@/lib/i18n/navigation';
import { Button } from '@/lib/ui/controls/button';
import { useEditor } from '../editor-context';
import { describeEdit } from './describe-edit';

interface ToolbarProps {
  history: History;
  slug: string | undefined;
  guest: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onDetails: () => void;
  onVersion: () => void;
  onImport: () => void;
  onCopy: () => void;
  onHelp: () => void;
}

interface DeckPageLink {
  word: 'share' | 'hands' | 'games' | 'numbers' | 'history' | 'compare';
  path: string;
}

/** Pages of a deck that is on the server. */
function pagesOf(slug: string, game: DeckGame): DeckPageLink[] {
  const own = `${decksPath(game.id)}/${slug}`;
  if (game.id !== DEFAULT_GAME) {
    return [
      { word: 'share', path: own },
      { word: 'history', path: `${own}/history` },
      { word: 'compare', path: compareAddress(game.id, { slug }) },
    ];
  }
  return [
    { word: 'share', path: own },
    { word: 'hands', path: `${own}/hands` },
    { word: 'games', path: `${own}/games` },
    { word: 'numbers', path: `${own}/numbers` },
    { word: 'history', path: `${own}/history` },
    { word: 'compare', path: compareAddress(game.id, { slug }) },
  ];
}

/** Pages of a deck that only this browser has: on the way there it is put into the address. */
const DEVICE_PAGES: readonly DeckPageLink[] = [
  { word: 'share', path: '/decks/device/deck' },
  { word: 'hands', path: '/decks/device/hands' },
  { word: 'games', path: '/decks/device/games' },
  { word: 'numbers', path: '/decks/device/numbers' },
  { word: 'compare', path: '/decks/device/compare' },
];

export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { history, slug, guest, onUndo, onRedo, onDetails, onVersion, onImport, onCopy, onHelp } = props;
  const t = useTranslations('editor.toolbar');
  const tWhat = useTranslations('editor.what');
  const { label, game } = useEditor();
  const id = useId();

  // There is no page yet for a deck with nothing in it.
  const begun = history.present.main.length > 0 || history.present.missions.length > 0;
  const pages = slug ? pagesOf(slug, game) : guest && begun && game.id === DEFAULT_GAME ? DEVICE_PAGES : [];
  const last = nextUndo(history);
  const next = nextRedo(history);
  const undoLabel = last ? t('undoOf', { what: describeEdit(last, tWhat, label) }) : t('undo');
  const redoLabel = next ? t('redoOf', { what: describeEdit(next, tWhat, label) }) : t('redo');
  return (
    <div role="group" aria-label={t('label')} className="editor-toolbar">
      <Button
        small
        icon
        aria-label={undoLabel}
        title={undoLabel}
        aria-disabled={!last}
        onClick={onUndo}
        aria-keyshortcuts="u Control+Z"
      >
        <span aria-hidden="true">↶</span>
      </Button>
      <Button
        small
        icon
        aria-label={redoLabel}
        title={redoLabel}
        aria-disabled={!next}
        onClick={onRedo}
        aria-keyshortcuts="r Shift+U Control+Shift+Z"
      >
        <span aria-hidden="true">↷</span>
      </Button>
      <Button
        small
        icon
        className="toolbar-help"
        aria-label={t('help')}
        title={t('help')}
        onClick={onHelp}
        aria-keyshortcuts="?"
      >
        <span aria-hidden="true">?</span>
      </Button>
      <Button small icon className="toolbar-more" aria-label={t('more')} title={t('more')} popoverTarget={id}>
        <span aria-hidden="true">•••</span>
      </Button>
      <div
        id={id}
        popover="auto"
        className="menu-list toolbar-texts"
        // Before the dialogs open: they give the focus back to where it was, which is the button that is in sight then.
        onClickCapture={(event) => event.currentTarget.hidePopover()}
      >
        <Button small onClick={onVersion} aria-keyshortcuts="s">
          {t('version')}
        </Button>
        <Button small onClick={onDetails} aria-keyshortcuts="n">
          {guest ? t('detailsGuest') : t('details')}
        </Button>
        <Button small onClick={onImport}>
          {t('import')}
        </Button>
        <Button small onClick={onCopy}>
          {t('copy')}
        </Button>
        {pages.map(({ word, path }) => (
          <Link key={word} className="button button-small" href={path} prefetch={false}>
            {t(word)}
          </Link>
        ))}
        <Button small className="toolbar-help-word" onClick={onHelp}>
          {t('help')}
        </Button>
      </div>
    </div>
  );
});
