'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { useEditor } from '../editor-context';

/**
 * Copies by chakra cost as bars. Plain HTML: a chart library would weigh more than the rest of the editor, and a
 * list of eight numbers is what a screen reader should hear anyway.
 */
export const Curve = memo(function Curve({ curve }: { curve: readonly number[] }) {
  const { game } = useEditor();
  const t = useTranslations(game.id === 'ccg' ? 'editor.olderCurve' : 'editor.curve');
  const top = Math.max(...curve, 1);
  return (
    <ol className="curve" aria-label={t('label')}>
      {curve.map((count, cost) => {
        const last = cost === curve.length - 1;
        const text = t(last ? 'barTop' : 'bar', { cost, count });
        return (
          <li key={cost} className="curve-step" title={text}>
            <span className="sr-only">{text}</span>
            <span className="curve-count" aria-hidden="true">
              {count > 0 ? count : ''}
            </span>
            <span className="curve-well" aria-hidden="true">
              <span className="curve-bar" style={{ '--part': count / top } as React.CSSProperties} />
            </span>
            <span className="curve-cost" aria-hidden="true">
              {cost}
              {last && '+'}
            </span>
          </li>
        );
      })}
    </ol>
  );
});
