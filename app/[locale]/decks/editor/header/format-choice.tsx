'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { FORMATS as CCG } from '@/lib/rules/ccg/deck/format';
import { FORMATS as MYTHOS } from '@/lib/rules/mythos/deck/format';
import { useEditor } from '../editor-context';

interface FormatChoiceProps {
  /** Id of the deck's format; one that is gone stays chosen until another is. */
  format: string;
  onFormat: (id: string) => void;
}

/** The format a deck is judged by, and what it asks for in a line. */
export const FormatChoice = memo(function FormatChoice({ format, onFormat }: FormatChoiceProps) {
  const t = useTranslations('editor');
  const { game } = useEditor();
  const formats = game.id === 'ccg' ? CCG : MYTHOS;
  const known = [...formats].find(({ id }) => id === format);
  return (
    <div className="format-choice">
      <select
        className="input"
        aria-label={t('fields.format')}
        aria-describedby={known && 'format-hint'}
        value={format}
        onChange={(event) => onFormat(event.target.value)}
      >
        {!known && <option value={format}>{format}</option>}
        {formats.map(({ id }) => (
          <option key={id} value={id}>
            {t(`format.${id}`)}
          </option>
        ))}
      </select>
      {known && (
        <p id="format-hint" className="format-hint">
          {t(`formatHint.${known.id}`)}
        </p>
      )}
    </div>
  );
});
