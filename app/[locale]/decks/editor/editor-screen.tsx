'use client';

import * as Tabs from '@radix-ui/react-tabs';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { decksPath } from '@/lib/decks/games/paths';
import type { DraftFields } from '@/lib/decks/edit/draft';
import type { FieldEdit } from '@/lib/decks/edit/edit';
import type { SessionState } from '@/lib/decks/edit/session/session-state';
import { MAX_NAME } from '@/lib/decks/limits';
import { FORMATS as CCG } from '@/lib/rules/ccg/deck/format';
import { FORMATS as MYTHOS } from '@/lib/rules/mythos/deck/format';
import { Glimpses } from '@/lib/ui/glimpse/glimpses';
import { CardGlimpse } from './card-glimpse';
import { DeckPane } from './deck/deck-pane';
import { CardDialog } from './dialogs/card-dialog';
import { DetailsDialog } from './dialogs/details-dialog';
import { HelpDialog } from './dialogs/help-dialog';
import { UnavailableDialog } from './dialogs/unavailable';
import { InspectProvider, useEditor } from './editor-context';
import { FormatChoice } from './header/format-choice';
import { SaveStatus } from './header/save-status';
import { Toolbar } from './header/toolbar';
import { EMPTY_FORM } from './search/filters';
import { SearchPane } from './search/search-pane';
import type { OwnCards } from './older/use-own-cards';
import type { CatalogueState } from './session/use-catalogue';
import { useSingleKeys } from './session/use-shortcuts';
import { useDrag } from './use-drag';
import { useEditorKeys } from './use-editor-keys';
import { Numbers } from './verdict/numbers';
import { useJudgement, type Mark } from './verdict/use-judgement';
import { Verdict } from './verdict/verdict';

// What is rarely needed, and needs a connection anyway, comes when asked for. The rest is there offline too.
const unavailable = () => ({ default: UnavailableDialog });
const ConflictDialog = lazy(() => import('./dialogs/conflict-dialog').then((is) => ({ default: is.ConflictDialog })));
const ExportDialog = lazy(() =>
  import('./dialogs/export-dialog').then((is) => ({ default: is.ExportDialog }), unavailable),
);
const ImportDialog = lazy(() =>
  import('./dialogs/import-dialog').then((is) => ({ default: is.ImportDialog }), unavailable),
);
const VersionDialog = lazy(() =>
  import('./dialogs/version-dialog').then((is) => ({ default: is.VersionDialog }), unavailable),
);

const OwnCardDialog = lazy(() =>
  import('./older/own-card-dialog').then((is) => ({ default: is.OwnCardDialog }), unavailable),
);

const NO_MARKS: ReadonlyMap<string, readonly Mark[]> = new Map();

export type Pane = 'search' | 'deck';
type OpenDialog =
  'help' | 'details' | 'version' | 'import' | 'export' | 'conflict' | { card: string } | { own: string | null } | null;

interface EditorScreenProps {
  state: SessionState;
  catalogue: CatalogueState;
  own: OwnCards;
  guest: boolean;
  signInPath: string;
  today: string;
}

/** Search left, deck right, verdict and curve above the deck; on a phone two tabs under a verdict that stays. */
export function EditorScreen({ state, catalogue, own, guest, signInPath, today }: EditorScreenProps) {
  const t = useTranslations('editor');
  const { locale, session, announcer, cards, label, game } = useEditor();
  const { history, save } = state;
  const draft = history.present;
  // The rows answer at once; what is to be said of the deck follows when they are drawn.
  const judged = useDeferredValue(draft);
  const judgement = useJudgement({ draft: judged, cards, label, locale, today });
  const [pane, setPane] = useState<Pane>('search');
  const [form, setForm] = useState(EMPTY_FORM);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const searchInput = useRef<HTMLInputElement>(null);
  const missionsHead = useRef<HTMLHeadingElement>(null);
  const close = useCallback(() => setDialog(null), []);

  const open = useMemo(
    () => ({
      help: () => setDialog('help'),
      details: () => setDialog('details'),
      version: () => setDialog('version'),
      import: () => setDialog('import'),
      export: () => setDialog('export'),
      card: (card: string) => setDialog({ card }),
      own: () => setDialog({ own: null }),
      ownCard: (code: string) => setDialog({ own: code }),
    }),
    [],
  );
  const { undo, redo, showCard } = useEditorKeys({
    singleKeys,
    searchInput,
    missionsHead,
    onPane: setPane,
    onHelp: open.help,
    onNotes: open.details,
    onVersion: open.version,
    onInspect: open.card,
  });
  const drag = useDrag();

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
    (code: string) => limitOf(code, game.homeOf({ type: cards.get(code)?.type ?? '' })),
    [limitOf, cards, game],
  );
  const onField = useCallback(
    <Name extends keyof DraftFields>(field: Name, value: DraftFields[Name]) =>
      session.edit({ kind: 'field', field, value, at: Date.now() } as FieldEdit),
    [session],
  );
  const onFormat = useCallback((id: string) => onField('format', id), [onField]);
  const onFindMissions = useCallback(() => {
    setForm({ ...EMPTY_FORM, type: 'mission' });
    setPane('search');
    searchInput.current?.focus();
  }, []);

  const { statistics } = judgement;
  // Kept, so that the deck is not drawn again for what concerns the search alone.
  const numbers = useMemo(() => <Numbers draft={judged} statistics={statistics} />, [judged, statistics]);
  const marks = catalogue.kind === 'there' ? judgement.marks : NO_MARKS;
  const signInHere = state.slug
    ? comingBackTo(signInPath, `/${locale}${decksPath(game.id)}/${state.slug}/edit`)
    : signInPath;
  const formatId = [...MYTHOS, ...CCG].find(({ id }) => id === draft.format)?.id;
  const formatName = formatId ? t(`format.${formatId}`) : draft.format;

  return (
    <InspectProvider value={open.card}>
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
        <FormatChoice format={draft.format} onFormat={onFormat} />
        <Toolbar
          history={history}
          slug={state.slug}
          guest={guest}
          onUndo={undo}
          onRedo={redo}
          onDetails={open.details}
          onVersion={open.version}
          onImport={open.import}
          onCopy={open.export}
          onHelp={open.help}
        />
      </header>

      <Glimpses content={(code) => <CardGlimpse code={code} />}>
        <div className="editor-panes" data-pane={pane} {...drag}>
          <div className="editor-bar">
            <SaveStatus
              save={save}
              unkept={state.unkept}
              signInPath={signInHere}
              onChoose={() => setDialog('conflict')}
              onSaveAsNew={() => session.saveAsNew()}
            />
            {catalogue.kind === 'there' ? (
              <Verdict judgement={judgement} formatName={formatName} onCard={showCard} />
            ) : (
              <div className="verdict-space" />
            )}
            <Tabs.Root value={pane} onValueChange={(value) => setPane(value === 'deck' ? 'deck' : 'search')}>
              <Tabs.List aria-label={t('tabs.label')} className="editor-tabs">
                <Tab pane="search">{t('tabs.search')}</Tab>
                <Tab pane="deck">{t('tabs.deck', { count: statistics.cards })}</Tab>
              </Tabs.List>
            </Tabs.Root>
          </div>
          <section id="editor-search" className="editor-search" aria-label={t('tabs.search')} data-drop="search">
            {catalogue.kind === 'there' && (
              <SearchPane
                catalogue={catalogue}
                form={form}
                onForm={setForm}
                counts={counts}
                limitOf={limitInSearch}
                inputRef={searchInput}
                onOwn={open.own}
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
              marks={marks}
              onFindMissions={onFindMissions}
              missionsRef={missionsHead}
            >
              {numbers}
            </DeckPane>
          </section>
        </div>
      </Glimpses>

      <Suspense>
        {dialog === 'help' && <HelpDialog singleKeys={singleKeys} onSingleKeys={setSingleKeys} onClose={close} />}
        {dialog === 'details' && (
          <DetailsDialog fields={draft} guest={guest} slug={state.slug} onField={onField} onClose={close} />
        )}
        {dialog === 'version' && <VersionDialog guest={guest} signInPath={signInHere} onClose={close} />}
        {dialog === 'conflict' && save.kind === 'conflict' && (
          <ConflictDialog
            mine={draft}
            theirs={save.theirs}
            basis={save.basis}
            onChoice={session.resolve}
            onLater={close}
          />
        )}
        {dialog === 'import' && <ImportDialog onClose={close} />}
        {dialog === 'export' && <ExportDialog draft={draft} onClose={close} />}
        {dialog !== null && typeof dialog === 'object' && 'own' in dialog && (
          <OwnCardDialog code={dialog.own} draft={draft} own={own} onClose={close} />
        )}
        {dialog !== null && typeof dialog === 'object' && 'card' in dialog && (
          <CardDialog
            code={dialog.card}
            draft={draft}
            limitOf={limitOf}
            marks={marks.get(dialog.card)}
            onOwn={open.ownCard}
            onClose={close}
          />
        )}
      </Suspense>
    </InspectProvider>
  );
}

/** A new deck has an address of its own by now. */
function comingBackTo(signInPath: string, path: string): string {
  return `${signInPath.split('?')[0]}?${new URLSearchParams({ callbackUrl: path })}`;
}

/** The panes stay in the page, whichever is shown: a desktop has room for both and no tabs. */
function Tab({ pane, children }: { pane: Pane; children: React.ReactNode }) {
  return (
    <Tabs.Trigger value={pane} aria-controls={`editor-${pane}`} className="tab">
      {children}
    </Tabs.Trigger>
  );
}
