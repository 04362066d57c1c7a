'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { takeOver } from '@/lib/decks/edit/take-over';
import type { ImportedDeck } from '@/lib/decks/text/import';
import { DECK_PARTS } from '@/lib/decks/games/parts';
import { Button } from '@/lib/ui/controls/button';
import { Check, TextArea } from '@/lib/ui/controls/field';
import { homeOf, useEditor } from '../editor-context';
import { Dialog } from '@/lib/ui/controls/dialog';
import { keepAll, ownOfGuest } from '../older/use-own-cards';
import { ImportReport, type Picks } from './import-report';
import { countOf, MAX_TEXT, readText, withPicks, type Reading } from './read-text';

/** A pasted list is read first; what could not be read is named, and nothing changes before the person says so. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('editor.import');
  const tOlder = useTranslations('editor.older');
  const tAnnounce = useTranslations('editor.announce');
  const tOwn = useTranslations('editor.own.failure');
  const { session, announcer, cards, game, own, userId } = useEditor();
  const { history } = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const [text, setText] = useState('');
  const [mode, setMode] = useState<'add' | 'replace'>('replace');
  const [reading, setReading] = useState<Reading>({ kind: 'none' });
  const [picks, setPicks] = useState<Picks>({});
  const hasCards = DECK_PARTS.some((part) => history.present[part].length > 0);
  const list = reading.kind === 'read' && reading.text === text ? reading.list : undefined;

  const take = async (found: ImportedDeck) => {
    const failure = await keepAll(own, found.ownCards);
    if (failure) return setReading({ kind: 'failed', why: tOwn(failure) });
    const whole = withPicks(found, picks, (code) => {
      const card = cards.get(code);
      return card ? homeOf(card) : 'main';
    });
    session.edit(takeOver(history.present, whole, hasCards ? mode : 'replace', Date.now()));
    announcer.say(tAnnounce('imported', { count: countOf(whole) }), { visible: true });
    onClose();
  };

  const read = async () => {
    setReading({ kind: 'asking' });
    setPicks({});
    const found = await readText(text, game.id, ownOfGuest(own, userId));
    if ('kind' in found) return setReading(found);
    if (found.problems.length === 0 && found.notes.length === 0 && countOf(found) > 0) return take(found);
    setReading({ kind: 'read', text, list: found });
  };

  const takeable = list && (countOf(list) > 0 || Object.values(picks).some(Boolean));
  return (
    <Dialog title={t('title')} text={game.id === 'ccg' ? tOlder('importText') : t('text')} onClose={onClose}>
      <form
        className="mt-3 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (takeable) void take(list);
          else void read();
        }}
      >
        <TextArea
          id="import-text"
          label={t('label')}
          rows={10}
          maxLength={MAX_TEXT}
          spellCheck={false}
          value={text}
          error={
            reading.kind === 'failed'
              ? (reading.why ?? t('failed'))
              : list && countOf(list) === 0 && list.problems.length === 0
                ? t('nothing')
                : undefined
          }
          onChange={(event) => setText(event.target.value)}
        />
        {hasCards && (
          <fieldset>
            <legend className="field-label">{t('mode')}</legend>
            {(['replace', 'add'] as const).map((value) => (
              <Check
                key={value}
                type="radio"
                name="import-mode"
                checked={mode === value}
                onChange={() => setMode(value)}
              >
                {t(value)}
              </Check>
            ))}
          </fieldset>
        )}
        {list && <ImportReport list={list} picks={picks} onPicks={setPicks} />}
        <div className="dialog-actions">
          <Button type="submit" variant="primary" disabled={text.trim() === '' || reading.kind === 'asking'}>
            {takeable ? t('takeReadable') : t('submit')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
