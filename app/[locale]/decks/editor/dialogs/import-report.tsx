'use client';

import { useTranslations } from 'next-intl';
import type { ImportedDeck } from '@/lib/decks/text/import';
import { useEditor } from '../editor-context';

/** Cards chosen by hand, by number of the line. */
export type Picks = Readonly<Record<number, string>>;

interface ImportReportProps {
  list: ImportedDeck;
  picks: Picks;
  onPicks: (picks: Picks) => void;
}

/** Every line that could not be read, with a choice where there is one; and what was done unasked. */
export function ImportReport({ list, picks, onPicks }: ImportReportProps) {
  const t = useTranslations('editor.import');
  const { label } = useEditor();
  const { problems, notes } = list;
  return (
    <div className="grid gap-3" role="status">
      {problems.length > 0 && (
        <section className="notice notice-warn">
          <h3>{t('problems', { count: problems.length })}</h3>
          <ul className="mt-2 grid gap-2">
            {problems.map(({ line, place, text, reason, candidates }) => (
              <li key={line}>
                <span className="tabular-nums">{place ?? t('line', { line })}</span>: <q dir="auto">{text}</q> –{' '}
                {t(`reasons.${reason}`)}
                {candidates.length > 0 && (
                  <select
                    className="input mt-1"
                    aria-label={t('pick', { line })}
                    value={picks[line] ?? ''}
                    onChange={(event) => onPicks({ ...picks, [line]: event.target.value })}
                  >
                    <option value="">{t('pickNone')}</option>
                    {candidates.map((code) => (
                      <option key={code} value={code}>
                        {label(code)} ({code})
                      </option>
                    ))}
                  </select>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {notes.length > 0 && (
        <section className="notice">
          <h3>{t('notes')}</h3>
          <ul className="mt-2">
            {notes.map(({ line, place, kind, code }) => (
              <li key={`${line} ${kind}`}>
                <span className="tabular-nums">{place ?? t('line', { line })}</span>:{' '}
                {t(`note.${kind}`, { name: label(code) })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
