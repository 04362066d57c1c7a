'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { useEditor } from '../editor-context';
import { GROUPINGS, GROUPINGS_OF, type Order, ORDERS } from './groups';
import { VIEWS, type DeckView } from './use-view';

interface ViewBarProps {
  view: DeckView;
  onView: (change: Partial<DeckView>) => void;
}

/** List, tiles or text; what stands together, and in which order. */
export const ViewBar = memo(function ViewBar({ view, onView }: ViewBarProps) {
  const t = useTranslations('editor.view');
  const tOlder = useTranslations('editor.older');
  const { game } = useEditor();
  const orderWord = (name: Order) => {
    if (game.id !== 'ccg' || (name !== 'cost' && name !== 'power')) return t(`orders.${name}`);
    return tOlder(name === 'cost' ? 'cost' : 'combat');
  };
  return (
    <div className="view-bar">
      <div role="group" aria-label={t('label')} className="view-choice">
        {VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={view.view === name}
            onClick={() => onView({ view: name })}
          >
            {t(name)}
          </button>
        ))}
      </div>
      {view.view !== 'text' && (
        <div className="view-selects">
          <select
            className="input"
            aria-label={t('group')}
            value={view.group}
            onChange={(event) => onView({ group: GROUPINGS.find((one) => one === event.target.value) })}
          >
            {GROUPINGS_OF[game.id].map((name) => (
              <option key={name} value={name}>
                {t(`groups.${name}`)}
              </option>
            ))}
          </select>
          <select
            className="input"
            aria-label={t('order')}
            value={view.order}
            onChange={(event) => onView({ order: ORDERS.find((one) => one === event.target.value) })}
          >
            {ORDERS.map((name) => (
              <option key={name} value={name}>
                {orderWord(name)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
});
