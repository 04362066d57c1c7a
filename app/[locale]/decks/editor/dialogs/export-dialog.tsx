'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import { Button } from '@/lib/ui/controls/button';
import { useEditor } from '../editor-context';
import { deckText } from './deck-text';
import { Dialog } from '@/lib/ui/controls/dialog';
import { ExportFiles } from './export-files';

/** The deck as text, copied by a button or by hand: some browsers do not allow the button. */
export function ExportDialog({ draft, onClose }: { draft: DeckDraft; onClose: () => void }) {
  const t = useTranslations('editor.export');
  const { cards, locale } = useEditor();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const text = deckText({ ...draft, name: draft.name || t('untitled') }, cards, locale);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <textarea
        className="input mt-3 font-mono text-sm"
        aria-label={t('title')}
        readOnly
        rows={14}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <p role="status" className="mt-2">
        {outcome && t(outcome)}
      </p>
      <ExportFiles draft={{ ...draft, name: draft.name || t('untitled') }} locale={locale} />
      <div className="dialog-actions">
        <Button variant="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  );
}
