'use client';

import { useTranslations } from 'next-intl';
import { memo, useMemo, type ReactNode, type RefObject } from 'react';
import type { DeckDraft, DraftLine } from '@/lib/decks/edit/draft';
import type { DeckPart } from '@/lib/rules/mythos/deck/format';
import { useEditor } from '../editor-context';
import { useRowKeys } from '../row-keys';
import { DeckRow } from './deck-row';
import { byCost, inOrder, rowKey, type CostGroup } from './groups';

interface DeckPaneProps {
  draft: DeckDraft;
  limitOf: (code: string, part: DeckPart) => string | undefined;
  /** What is wrong with single cards, in words. */
  marks: ReadonlyMap<string, readonly string[]>;
  onFindMissions: () => void;
  missionsRef: RefObject<HTMLHeadingElement | null>;
  /** Shown under the lists. */
  children: ReactNode;
}

export const DeckPane = memo(function DeckPane({
  draft,
  limitOf,
  marks,
  onFindMissions,
  missionsRef,
  children,
}: DeckPaneProps) {
  const t = useTranslations('editor.deck');
  const { cards } = useEditor();
  const groups = useMemo(() => byCost(draft.main, cards), [draft.main, cards]);
  const missions = useMemo(() => inOrder(draft.missions, cards), [draft.missions, cards]);
  const maybe = useMemo(() => inOrder(draft.maybe, cards), [draft.maybe, cards]);
  const keys = useMemo(
    () => [
      ...missions.map(({ code }) => rowKey('missions', code)),
      ...groups.flatMap(({ lines }) => lines.map(({ code }) => rowKey('main', code))),
      ...maybe.map(({ code }) => rowKey('maybe', code)),
    ],
    [missions, groups, maybe],
  );
  const { active, onFocus, onKeyDown } = useRowKeys(keys);

  const rows = (part: DeckPart, lines: readonly DraftLine[]) => (
    <ul className="editor-rows">
      {lines.map(({ code, count }) => (
        <DeckRow
          key={code}
          code={code}
          part={part}
          count={count}
          limit={limitOf(code, part)}
          marks={part === 'maybe' ? undefined : marks.get(code)}
          reachable={rowKey(part, code) === active}
        />
      ))}
    </ul>
  );

  return (
    <div className="editor-scroll" data-rows onFocus={onFocus} onKeyDown={onKeyDown}>
      <section aria-labelledby="part-missions">
        <h2 id="part-missions" ref={missionsRef} tabIndex={-1} className="part-head">
          {t('missions')} <span className="part-count">{sum(missions)}</span>
        </h2>
        {missions.length > 0 ? (
          rows('missions', missions)
        ) : (
          <p className="part-empty">
            {t('noMissions')}{' '}
            <button type="button" className="link" onClick={onFindMissions}>
              {t('findMissions')}
            </button>
          </p>
        )}
      </section>
      <section aria-labelledby="part-main">
        <h2 id="part-main" tabIndex={-1} className="part-head">
          {t('main')} <span className="part-count">{sum(draft.main)}</span>
        </h2>
        {groups.length === 0 && <p className="part-empty">{t('empty')}</p>}
        {groups.map((group) => (
          <section key={String(group.cost)} aria-label={costLabel(group)}>
            <h3 className="cost-head" aria-hidden="true">
              {costLabel(group)}
            </h3>
            {rows('main', group.lines)}
          </section>
        ))}
      </section>
      {maybe.length > 0 && (
        <section aria-labelledby="part-maybe">
          <h2 id="part-maybe" className="part-head">
            {t('maybe')} <span className="part-count">{sum(maybe)}</span>
          </h2>
          <p className="part-empty">{t('maybeHint')}</p>
          {rows('maybe', maybe)}
        </section>
      )}
      {children}
    </div>
  );

  function costLabel({ cost, lines }: CostGroup): string {
    return `${cost === undefined ? t('other') : t('cost', { cost })} · ${t('cards', { count: sum(lines) })}`;
  }
});

function sum(lines: readonly DraftLine[]): number {
  return lines.reduce((total, { count }) => total + count, 0);
}
