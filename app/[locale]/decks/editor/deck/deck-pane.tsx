'use client';

import { useTranslations } from 'next-intl';
import { lazy, memo, Suspense, useMemo, type ReactNode, type RefObject } from 'react';
import type { DeckDraft, DraftLine } from '@/lib/decks/edit/draft';
import type { DeckPart } from '@/lib/decks/games/parts';
import { Unavailable } from '../dialogs/unavailable';
import { useEditor } from '../editor-context';
import { useRowKeys } from '../row-keys';
import type { Mark } from '../verdict/use-judgement';
import { DeckRow } from './deck-row';
import { grouped, groupLabel, GROUPINGS_OF, inOrder, rowKey, type Group } from './groups';
import { useDeckView } from './use-view';
import { useWritten } from './use-written';
import { ViewBar } from './view-bar';

const TextView = lazy(() =>
  import('./text-view').then(
    (is) => ({ default: is.TextView }),
    () => ({ default: Unavailable }),
  ),
);

interface DeckPaneProps {
  draft: DeckDraft;
  limitOf: (code: string, part: DeckPart) => string | undefined;
  /** What is wrong with single cards. */
  marks: ReadonlyMap<string, readonly Mark[]>;
  onFindMissions: () => void;
  missionsRef: RefObject<HTMLHeadingElement | null>;
  /** Shown under the lists. */
  children: ReactNode;
}

export const DeckPane = memo(function DeckPane({ children, ...props }: DeckPaneProps) {
  const [view, setView] = useDeckView();
  const [written, setWritten] = useWritten();
  return (
    <div className="editor-scroll">
      <ViewBar view={view} onView={setView} />
      {view.view === 'text' ? (
        <Suspense>
          <TextView draft={props.draft} written={written} onWritten={setWritten} />
        </Suspense>
      ) : (
        <Parts {...props} view={view} />
      )}
      {children}
    </div>
  );
});

interface PartsProps extends Omit<DeckPaneProps, 'children'> {
  view: ReturnType<typeof useDeckView>[0];
}

/** Missions, main deck and what is thought about, each a place to drop cards on. */
function Parts({ draft, limitOf, marks, onFindMissions, missionsRef, view }: PartsProps) {
  const t = useTranslations('editor.deck');
  const { cards, locale, game } = useEditor();
  const { order } = view;
  const by = GROUPINGS_OF[game.id].includes(view.group) ? view.group : 'cost';
  const groups = useMemo(() => grouped(draft.main, cards, by, order), [draft.main, cards, by, order]);
  const missions = useMemo(() => inOrder(draft.missions, cards), [draft.missions, cards]);
  const maybe = useMemo(() => inOrder(draft.maybe, cards, order), [draft.maybe, cards, order]);
  // Where a card may stand in several groups, its rows are told apart by them.
  const inGroup = ({ value }: Group) => (by === 'keyword' || by === 'timing' ? (value ?? '') : undefined);
  const keys = [
    ...missions.map(({ code }) => rowKey('missions', code)),
    ...groups.flatMap((group) => group.lines.map(({ code }) => rowKey('main', code, inGroup(group)))),
    ...maybe.map(({ code }) => rowKey('maybe', code)),
  ];
  const { active, onFocus, onKeyDown } = useRowKeys(keys);

  const rows = (part: DeckPart, lines: readonly DraftLine[], group?: string) => (
    <ul className="editor-rows" data-view={view.view}>
      {lines.map(({ code, count }) => (
        <DeckRow
          key={code}
          code={code}
          part={part}
          count={count}
          limit={limitOf(code, part)}
          marks={part === 'maybe' ? undefined : marks.get(code)}
          reachable={rowKey(part, code, group) === active}
          group={group}
          tile={view.view === 'grid'}
        />
      ))}
    </ul>
  );

  return (
    <div data-rows onFocus={onFocus} onKeyDown={onKeyDown}>
      {game.parts.includes('missions') && (
        <section aria-labelledby="part-missions" data-drop="missions">
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
      )}
      <section aria-labelledby="part-main" data-drop="main">
        <h2 id="part-main" tabIndex={-1} className="part-head">
          {t('main')} <span className="part-count">{sum(draft.main)}</span>
        </h2>
        {groups.length === 0 && <p className="part-empty">{t('empty')}</p>}
        {(by === 'keyword' || by === 'timing') && groups.length > 0 && <p className="part-empty">{t('several')}</p>}
        {groups.map((group) =>
          by === 'none' ? (
            <div key="all">{rows('main', group.lines)}</div>
          ) : (
            <section key={`${by} ${group.value ?? ''}`} aria-label={headOf(group)}>
              <h3 className="cost-head" aria-hidden="true">
                {headOf(group)}
              </h3>
              {rows('main', group.lines, inGroup(group))}
            </section>
          ),
        )}
      </section>
      <section aria-labelledby="part-maybe" data-drop="maybe">
        <h2 id="part-maybe" tabIndex={-1} className="part-head">
          {t('maybe')} <span className="part-count">{sum(maybe)}</span>
        </h2>
        <p className="part-empty">{t('maybeHint')}</p>
        {maybe.length > 0 && rows('maybe', maybe)}
      </section>
    </div>
  );

  function headOf(group: Group): string {
    const label =
      groupLabel(group, by, cards, locale) ??
      (group.value === undefined || by === 'none' ? t(`without.${by}`) : t('cost', { cost: group.value }));
    return `${label} · ${t('cards', { count: sum(group.lines) })}`;
  }
}

function sum(lines: readonly DraftLine[]): number {
  return lines.reduce((total, { count }) => total + count, 0);
}
