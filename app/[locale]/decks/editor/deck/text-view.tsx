'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { DeckDraft } from '@/lib/decks/edit/draft';
import { takeOverChanges } from '@/lib/decks/edit/take-over';
import type { WrittenText } from '@/lib/decks/local/written';
import type { ImportedDeck } from '@/lib/decks/text/import';
import { Button } from '@/lib/ui/controls/button';
import { TextArea } from '@/lib/ui/controls/field';
import { deckText } from '../dialogs/deck-text';
import { ImportReport, type Picks } from '../dialogs/import-report';
import { keepAll, ownOfGuest } from '../older/use-own-cards';
import { MAX_TEXT, readText, withPicks, type Reading } from '../dialogs/read-text';
import { homeOf, useEditor } from '../editor-context';
import { inOrder } from './groups';

interface TextViewProps {
  draft: DeckDraft;
  /** What has been written and is not applied yet. */
  written: WrittenText | undefined;
  onWritten: (written: WrittenText | undefined) => void;
}

/**
 * The deck as text to edit by hand. Applied, what was changed in it is one step that undo takes back, and autosave sees
 * what changed; what the deck has become since stays.
 */
export function TextView({ draft, written, onWritten }: TextViewProps) {
  const t = useTranslations('editor.textView');
  const tImport = useTranslations('editor.import');
  const tOwn = useTranslations('editor.own.failure');
  const { session, announcer, cards, locale, game, own, userId } = useEditor();
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
  const text = written?.text ?? present;
  const list = reading.kind === 'read' && reading.text === text ? reading.list : undefined;

  const startAgain = () => {
    onWritten(undefined);
    setReading({ kind: 'none' });
  };
  const take = async (found: ImportedDeck) => {
    const failure = await keepAll(own, found.ownCards);
    if (failure) return setReading({ kind: 'failed', why: tOwn(failure) });
    const whole = withPicks(found, picks, (code) => {
      const card = cards.get(code);
      return card ? homeOf(card) : 'main';
    });
    session.edit(takeOverChanges(session.getState().history.present, whole, written?.basis ?? draft, Date.now()));
    announcer.say(t('applied'), { visible: true });
    startAgain();
  };
  const apply = async () => {
    if (list) return take(list);
    setReading({ kind: 'asking' });
    setPicks({});
    const found = await readText(text, game.id, ownOfGuest(own, userId));
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
        onChange={({ target }) => onWritten({ text: target.value, basis: written?.basis ?? draft })}
      />
      {list && <ImportReport list={list} picks={picks} onPicks={setPicks} />}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          disabled={written === undefined || text === present || reading.kind === 'asking'}
        >
          {list ? t('applyRest') : t('apply')}
        </Button>
        {written !== undefined && text !== present && <Button onClick={startAgain}>{t('discard')}</Button>}
      </div>
    </form>
  );
}
