'use client';

import { useTranslations } from 'next-intl';
import { memo, useId, useState } from 'react';
import { nextRedo, nextUndo, type History } from '@/lib/decks/edit/history';
import { Link } from '@/lib/i18n/navigation';
import { Button } from '@/lib/ui/button';
import { useEditor } from '../editor-context';
import { describeEdit } from './describe-edit';

interface ToolbarProps {
  history: History;
  slug: string | undefined;
  detailsOpen: boolean;
  detailsId: string;
  onUndo: () => void;
  onRedo: () => void;
  onDetails: () => void;
  onImport: () => void;
  onCopy: () => void;
  onHelp: () => void;
}

export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { history, slug, detailsOpen, detailsId, onUndo, onRedo, onDetails, onImport, onCopy, onHelp } = props;
  const t = useTranslations('editor.toolbar');
  const tWhat = useTranslations('editor.what');
  const { label } = useEditor();
  // A phone has no room for words: they unfold.
  const [more, setMore] = useState(false);
  const id = useId();
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
      <Button small className="toolbar-more" aria-expanded={more} aria-controls={id} onClick={() => setMore(!more)}>
        {t('more')} <span aria-hidden="true">{more ? '▴' : '▾'}</span>
      </Button>
      <div id={id} className="toolbar-texts" data-open={more}>
        <Button small aria-expanded={detailsOpen} aria-controls={detailsId} onClick={onDetails}>
          {t('details')}
        </Button>
        <Button small onClick={onImport}>
          {t('import')}
        </Button>
        <Button small onClick={onCopy}>
          {t('copy')}
        </Button>
        {slug && (
          <Link className="button button-small" href={`/decks/${slug}`}>
            {t('share')}
          </Link>
        )}
      </div>
      <Button small icon aria-label={t('help')} title={t('help')} onClick={onHelp} aria-keyshortcuts="?">
        <span aria-hidden="true">?</span>
      </Button>
    </div>
  );
});
