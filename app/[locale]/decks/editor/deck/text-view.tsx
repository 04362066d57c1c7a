'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import { takeOver } from '@/lib/decks/edit/take-over';
import type { ImportedDeck } from '@/lib/decks/text/import';
import { Button } from '@/lib/ui/button';
import { TextArea } from '@/lib/ui/field';
import { deckText } from '../dialogs/deck-text';
import { ImportReport, type Picks } from '../dialogs/import-report';
import { MAX_TEXT, readText, withPicks, type Reading } from '../dialogs/read-text';
import { homeOf, useEditor } from '../editor-context';
import { inOrder } from './groups';

/** The deck as text to edit by hand. Applied, it is one step that undo takes back, and autosave sees what changed. */
export function TextView({ draft }: { draft: DeckDraft }) {
  const t = useTranslations('editor.textView');
  const tImport = useTranslations('editor.import');
  const { session, announcer, cards, locale } = useEditor();
  const [written, setWritten] = useState<string>();
  const [reading, setReading] = useState<Reading>({ kind: 'none' });
  const [picks, setPicks] = useState<Picks>({});
  const present = useMemo(() => {
    const [main, missions, maybe] = [draft.main, draft.missions, draft.maybe];
    const sorted = {
      main: inOrder(main, cards, 'cost'),
      missions: inOrder(missions, cards),
      maybe: inOrder(maybe, cards),
    };
    return deckText({ ...draft, ...sorted }, cards, locale);
  }, [draft, cards, locale]);
  // Until a hand is laid on it, the text follows the deck: an undo, another device.
  const text = written ?? present;
  const list = reading.kind === 'read' && reading.text === text ? reading.list : undefined;

  const startAgain = () => {
    setWritten(undefined);
    setReading({ kind: 'none' });
  };
  const take = (found: ImportedDeck) => {
    const whole = withPicks(found, picks, (code) => {
      const card = cards.get(code);
      return card ? homeOf(card) : 'main';
    });
    session.edit(takeOver(session.getState().history.present, whole, 'replace', Date.now()));
    announcer.say(t('applied'), { visible: true });
    startAgain();
  };
  const apply = async () => {
    if (list) return take(list);
    setReading({ kind: 'asking' });
    setPicks({});
    const found = await readText(text);
    if ('kind' in found) return setReading(found);
    if (found.problems.length === 0 && found.notes.length === 0) return take(found);
    setReading({ kind: 'read', text, list: found });
  };

  return (
    <form
      className="grid gap-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <TextArea
        id="deck-as-text"
        className="deck-text"
        label={t('label')}
        hint={t('hint')}
        rows={Math.min(45, Math.max(14, text.split('\n').length + 1))}
        maxLength={MAX_TEXT}
        spellCheck={false}
        autoComplete="off"
        value={text}
        error={reading.kind === 'failed' ? (reading.why ?? tImport('failed')) : undefined}
        onChange={(event) => setWritten(event.target.value)}
      />
      {list && <ImportReport list={list} picks={picks} onPicks={setPicks} />}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          disabled={written === undefined || written === present || reading.kind === 'asking'}
        >
          {list ? t('applyRest') : t('apply')}
        </Button>
        {written !== undefined && written !== present && <Button onClick={startAgain}>{t('discard')}</Button>}
      </div>
    </form>
  );
}
