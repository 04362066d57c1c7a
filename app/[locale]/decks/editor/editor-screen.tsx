'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftFields } from '@/lib/decks/edit/draft';
import type { FieldEdit } from '@/lib/decks/edit/edit';
import type { SessionState } from '@/lib/decks/edit/session-state';
import { MAX_NAME } from '@/lib/decks/limits';
import { FORMATS } from '@/lib/rules/mythos/deck/format';
import { Glimpses } from '@/lib/ui/glimpse/glimpses';
import { CardGlimpse } from './card-glimpse';
import { DeckPane } from './deck/deck-pane';
import { ConflictDialog } from './dialogs/conflict-dialog';
import { DetailsDialog } from './dialogs/details-dialog';
import { HelpDialog } from './dialogs/help-dialog';
import { useEditor } from './editor-context';
import { SaveStatus } from './header/save-status';
import { Toolbar } from './header/toolbar';
import { EMPTY_FORM } from './search/filters';
import { SearchPane } from './search/search-pane';
import type { CatalogueState } from './session/use-catalogue';
import { useSingleKeys } from './session/use-shortcuts';
import { useEditorKeys } from './use-editor-keys';
import { Numbers } from './verdict/numbers';
import { useJudgement } from './verdict/use-judgement';
import { Verdict } from './verdict/verdict';

// Text in and out is rarely needed: it comes when asked for.
const ImportDialog = lazy(() => import('./dialogs/import-dialog').then((module) => ({ default: module.ImportDialog })));
const ExportDialog = lazy(() => import('./dialogs/export-dialog').then((module) => ({ default: module.ExportDialog })));

const NO_MARKS: ReadonlyMap<string, readonly string[]> = new Map();

export type Pane = 'search' | 'deck';
type OpenDialog = 'help' | 'details' | 'import' | 'export' | 'conflict' | null;

interface EditorScreenProps {
  state: SessionState;
  catalogue: CatalogueState;
  guest: boolean;
  signInPath: string;
  today: string;
}

/** Search left, deck right, verdict and curve above the deck; on a phone two tabs under a verdict that stays. */
export function EditorScreen({ state, catalogue, guest, signInPath, today }: EditorScreenProps) {
  const t = useTranslations('editor');
  const { locale, session, announcer, cards, label } = useEditor();
  const { history, save } = state;
  const draft = history.present;
  const judgement = useJudgement({ draft, cards, label, locale, today });
  const [pane, setPane] = useState<Pane>('search');
  const [form, setForm] = useState(EMPTY_FORM);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const searchInput = useRef<HTMLInputElement>(null);
  const missionsHead = useRef<HTMLHeadingElement>(null);
  const close = useCallback(() => setDialog(null), []);

  const { undo, redo } = useEditorKeys({
    singleKeys,
    searchInput,
    missionsHead,
    onPane: setPane,
    onHelp: useCallback(() => setDialog('help'), []),
  });

  // A conflict asks by itself once; put off, it waits behind its link.
  const theirs = save.kind === 'conflict' ? save.theirs : undefined;
  const [asked, setAsked] = useState<typeof theirs>();
  if (theirs !== asked) {
    setAsked(theirs);
    setDialog(theirs ? 'conflict' : dialog === 'conflict' ? null : dialog);
  }

  useEffect(() => {
    if (state.arrivals > 0) announcer.say(t('save.arrived'), { visible: true });
  }, [announcer, state.arrivals, t]);

  const counts = useMemo(
    () => new Map([...draft.main, ...draft.missions].map(({ code, count }) => [code, count])),
    [draft.main, draft.missions],
  );
  const { limitOf } = judgement;
  const limitInSearch = useCallback(
    (code: string) => limitOf(code, cards.get(code)?.type === 'mission' ? 'missions' : 'main'),
    [limitOf, cards],
  );
  const onField = useCallback(
    <Name extends keyof DraftFields>(field: Name, value: DraftFields[Name]) =>
      session.edit({ kind: 'field', field, value, at: Date.now() } as FieldEdit),
    [session],
  );
  const onFindMissions = useCallback(() => {
    setForm({ ...EMPTY_FORM, type: 'mission' });
    setPane('search');
    searchInput.current?.focus();
  }, []);

  const formatId = FORMATS.find(({ id }) => id === draft.format)?.id;
  const formatName = formatId ? t(`format.${formatId}`) : draft.format;

  return (
    <>
      <header className="editor-head">
        <h1 className="sr-only">{t('heading')}</h1>
        <input
          className="editor-name"
          aria-label={t('fields.name')}
          placeholder={t('untitled')}
          value={draft.name}
          maxLength={MAX_NAME}
          dir="auto"
          autoComplete="off"
          onChange={(event) => onField('name', event.target.value)}
        />
        <SaveStatus
          save={save}
          unkept={state.unkept}
          signInPath={state.slug ? comingBackTo(signInPath, `/${locale}/decks/${state.slug}/edit`) : signInPath}
          onChoose={() => setDialog('conflict')}
          onSaveAsNew={() => session.saveAsNew()}
        />
        <Toolbar
          history={history}
          slug={state.slug}
          guest={guest}
          onUndo={undo}
          onRedo={redo}
          onDetails={useCallback(() => setDialog('details'), [])}
          onImport={useCallback(() => setDialog('import'), [])}
          onCopy={useCallback(() => setDialog('export'), [])}
          onHelp={useCallback(() => setDialog('help'), [])}
        />
      </header>

      <Glimpses content={(code) => <CardGlimpse code={code} />}>
        <div className="editor-panes" data-pane={pane}>
          <div className="editor-bar">
            {catalogue.kind === 'there' && <Verdict judgement={judgement} formatName={formatName} />}
            <div role="tablist" aria-label={t('tabs.label')} className="editor-tabs">
              <Tab pane="search" current={pane} onPane={setPane}>
                {t('tabs.search')}
              </Tab>
              <Tab pane="deck" current={pane} onPane={setPane}>
                {t('tabs.deck', { count: judgement.statistics.cards })}
              </Tab>
            </div>
          </div>
          <section id="editor-search" className="editor-search" aria-label={t('tabs.search')}>
            {catalogue.kind === 'there' && (
              <SearchPane
                catalogue={catalogue}
                form={form}
                onForm={setForm}
                counts={counts}
                limitOf={limitInSearch}
                inputRef={searchInput}
              />
            )}
            {catalogue.kind === 'loading' && <p className="p-4 text-soft">{t('catalogue.loading')}</p>}
            {catalogue.kind === 'failed' && (
              <div className="notice notice-warn m-3" role="alert">
                <p>{t('catalogue.failed')}</p>
                <button type="button" className="button mt-2" onClick={catalogue.retry}>
                  {t('catalogue.retry')}
                </button>
              </div>
            )}
          </section>
          <section id="editor-deck" className="editor-deck" aria-label={t('deck.label')}>
            <DeckPane
              draft={draft}
              limitOf={limitOf}
              marks={catalogue.kind === 'there' ? judgement.marks : NO_MARKS}
              onFindMissions={onFindMissions}
              missionsRef={missionsHead}
            >
              <Numbers statistics={judgement.statistics} />
            </DeckPane>
          </section>
        </div>
      </Glimpses>

      {dialog === 'help' && <HelpDialog singleKeys={singleKeys} onSingleKeys={setSingleKeys} onClose={close} />}
      {dialog === 'details' && (
        <DetailsDialog fields={draft} guest={guest} slug={state.slug} onField={onField} onClose={close} />
      )}
      {dialog === 'conflict' && theirs && (
        <ConflictDialog mine={draft} theirs={theirs} onChoice={session.resolve} onLater={close} />
      )}
      <Suspense>
        {dialog === 'import' && <ImportDialog onClose={close} />}
        {dialog === 'export' && <ExportDialog draft={draft} onClose={close} />}
      </Suspense>
    </>
  );
}

/** A new deck has an address of its own by now. */
function comingBackTo(signInPath: string, path: string): string {
  return `${signInPath.split('?')[0]}?${new URLSearchParams({ callbackUrl: path })}`;
}

interface TabProps {
  pane: Pane;
  current: Pane;
  onPane: (pane: Pane) => void;
  children: React.ReactNode;
}

function Tab({ pane, current, onPane, children }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={pane === current}
      aria-controls={`editor-${pane}`}
      className="editor-tab"
      onClick={() => onPane(pane)}
    >
      {children}
    </button>
  );
}
