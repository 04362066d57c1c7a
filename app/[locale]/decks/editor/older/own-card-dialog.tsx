'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { copiesIn, type DeckDraft } from '@/lib/decks/edit/draft';
import { ownCode } from '@/lib/rules/ccg/cards/own-code';
import { MOST } from '@/lib/rules/ccg/cards/schema';
import { CARD_KINDS, SYMBOL_SIGNS, SYMBOLS } from '@/lib/rules/ccg/cards/symbols';
import { kindLabel, signedSymbolLabel, symbolLabel } from '@/lib/rules/ccg/text/labels';
import { Button } from '@/lib/ui/controls/button';
import { Check, SelectField, TextArea, TextField } from '@/lib/ui/controls/field';
import { Dialog } from '@/lib/ui/controls/dialog';
import { useEditor } from '../editor-context';
import { OwnCardEffects } from './own-card-effects';
import {
  EMPTY_CARD,
  formOf,
  type NumberField,
  type OwnCardForm,
  readForm,
  withKind,
  withSymbol,
} from './own-card-form';
import { OwnCardTarget, OwnCardUser } from './own-card-needs';
import type { OwnCards, OwnFailure } from './use-own-cards';

interface OwnCardDialogProps {
  /** Code of the card to change; null: a new one. */
  code: string | null;
  draft: DeckDraft;
  own: OwnCards;
  onClose: () => void;
}

/** A card that no list has, typed in by hand, looked at by the schema of the rules and kept as the person's own. */
export function OwnCardDialog({ code, draft, own, onClose }: OwnCardDialogProps) {
  const t = useTranslations('editor.own');
  const { locale, userId, add, announcer } = useEditor();
  const before = code === null ? undefined : own.cards.find((card) => card.code === code)?.definition;
  const [form, setForm] = useState<OwnCardForm>(() => (before ? formOf(before) : EMPTY_CARD));
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<OwnFailure>();
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<OwnCardForm>) => setForm({ ...form, ...change });
  const inDeck = code !== null && (copiesIn(draft, 'main', code) > 0 || copiesIn(draft, 'maybe', code) > 0);

  const done = (refused: OwnFailure, after: () => void) => {
    setBusy(false);
    setFailure(refused);
    if (refused) return;
    after();
    onClose();
  };
  const keep = async () => {
    const read = readForm(form, code ?? ownCode(crypto.getRandomValues(new Uint8Array(8))), before);
    if ('wrong' in read) return setWrong(read.wrong);
    setWrong(new Set());
    setBusy(true);
    const { card } = read;
    done(await own.keep(card), () => {
      if (code === null) add(card.code, 'main');
      announcer.say(t('kept', { name: card.name.en }), { visible: true });
    });
  };
  const drop = async () => {
    if (code === null) return;
    setBusy(true);
    done(await own.drop(code), () => announcer.say(t('deleted'), { visible: true }));
  };
  const numberField = (field: NumberField) => (
    <TextField
      key={field}
      id={`own-${field}`}
      label={t(`fields.${field}`)}
      inputMode="numeric"
      value={form[field]}
      maxLength={4}
      error={wrong.has(field) ? t('wrong.number', { least: leastOf(field), most: MOST.number }) : undefined}
      onChange={(event) => set({ [field]: event.target.value })}
    />
  );

  return (
    <Dialog
      title={code === null ? t('add') : t('edit')}
      text={t(userId === null ? 'textGuest' : 'text')}
      onClose={onClose}
    >
      <form
        className="mt-3 grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <TextField
          id="own-name"
          label={t('fields.name')}
          hint={t('nameHint')}
          value={form.name}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          error={wrong.has('name') ? t('wrong.name') : undefined}
          onChange={(event) => set({ name: event.target.value })}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            id="own-kind"
            label={t('fields.kind')}
            value={form.kind}
            onChange={(event) =>
              setForm(withKind(form, CARD_KINDS.find((kind) => kind === event.target.value) ?? 'ninja'))
            }
          >
            {CARD_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {kindLabel(kind, locale)}
              </option>
            ))}
          </SelectField>
          <SelectField
            id="own-symbol"
            label={t('fields.symbol')}
            value={form.symbol}
            onChange={(event) => set({ symbol: SYMBOLS.find((symbol) => symbol === event.target.value) ?? 'fire' })}
          >
            {SYMBOLS.map((symbol) => (
              <option key={symbol} value={symbol}>
                {signedSymbolLabel(symbol, locale)}
              </option>
            ))}
          </SelectField>
        </div>
        {form.kind === 'jutsu' ? (
          <fieldset>
            <legend className="field-label">{t('fields.symbols')}</legend>
            <p className="field-hint" aria-live="polite">
              {form.symbols.map((symbol) => SYMBOL_SIGNS[symbol]).join(' ') || '–'}
            </p>
            <div className="flex flex-wrap gap-1.5">
              {SYMBOLS.map((symbol) => (
                <button
                  key={symbol}
                  type="button"
                  className="chip"
                  disabled={form.symbols.length >= MOST.symbols}
                  onClick={() => set({ symbols: withSymbol(form.symbols, symbol) })}
                >
                  + {symbolLabel(symbol, locale)}
                </button>
              ))}
              <button type="button" className="chip" onClick={() => set({ symbols: [] })}>
                {t('noSymbols')}
              </button>
            </div>
            <div className="mt-3">{numberField('any')}</div>
          </fieldset>
        ) : (
          <div className="grid grid-cols-2 items-end gap-3">
            {(['entranceCost', 'handCost'] as const).map(numberField)}
          </div>
        )}
        {form.kind === 'ninja' && (
          <>
            <div className="grid grid-cols-2 items-end gap-3">
              {(['combat', 'support', 'injuredCombat', 'injuredSupport'] as const).map(numberField)}
            </div>
            <TextField
              id="own-mental"
              label={t('fields.mental')}
              hint={t('mentalHint')}
              inputMode="numeric"
              value={form.mental}
              maxLength={4}
              error={wrong.has('mental') ? t('wrong.number', { least: 0, most: MOST.number }) : undefined}
              onChange={(event) => set({ mental: event.target.value })}
            />
            <TextField
              id="own-traits"
              label={t('fields.traits')}
              hint={t('traitsHint')}
              value={form.traits}
              dir="auto"
              autoComplete="off"
              error={wrong.has('traits') ? t('wrong.traits', { most: MOST.traits }) : undefined}
              onChange={(event) => set({ traits: event.target.value })}
            />
          </>
        )}
        {form.kind === 'ninja' ? (
          <OwnCardEffects rows={form.effects} wrong={wrong} onChange={(effects) => set({ effects })} />
        ) : (
          <TextArea
            id="own-text"
            label={t('fields.text')}
            rows={4}
            maxLength={1000}
            dir="auto"
            value={form.text}
            error={wrong.has('text') ? t('wrong.text') : undefined}
            onChange={(event) => set({ text: event.target.value })}
          />
        )}
        {form.kind === 'jutsu' && <OwnCardUser form={form} wrong={wrong} onChange={set} />}
        {(form.kind === 'jutsu' || form.kind === 'mission') && (
          <OwnCardTarget target={form.target} onChange={(target) => set({ target })} />
        )}
        {form.kind === 'mission' && (
          <Check checked={form.permanent} onChange={() => set({ permanent: !form.permanent })}>
            {t('fields.permanent')}
          </Check>
        )}
        {failure && (
          <p role="alert" className="text-bad">
            {t(`failure.${failure}`)}
          </p>
        )}
        <div className="dialog-actions">
          <Button type="submit" variant="primary" disabled={busy}>
            {code === null ? t('keepNew') : t('keep')}
          </Button>
          {code !== null && (
            <Button variant="danger" disabled={busy || inDeck} onClick={() => void drop()}>
              {t('delete')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
        {inDeck && <p className="text-sm text-soft">{t('deleteHint')}</p>}
      </form>
    </Dialog>
  );
}

/** Values of a ninja may be printed below 0, costs not. */
function leastOf(field: NumberField): number {
  return ['entranceCost', 'handCost', 'any'].includes(field) ? 0 : -MOST.number;
}
