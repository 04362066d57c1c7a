import { useLocale, useTranslations } from 'next-intl';
import type { Target } from '@/lib/rules/ccg/cards/schema';
import { CARD_KINDS, SYMBOLS } from '@/lib/rules/ccg/cards/symbols';
import { kindLabel, signedSymbolLabel } from '@/lib/rules/ccg/text/labels';
import { SelectField, TextField } from '@/lib/ui/controls/field';
import type { OwnCardForm } from './own-card-form';

interface OwnCardUserProps {
  form: OwnCardForm;
  wrong: ReadonlySet<string>;
  onChange: (change: Partial<OwnCardForm>) => void;
}

/** Who may use a jutsu: a name, a symbol, a trait, and what else its text asks for. */
export function OwnCardUser({ form, wrong, onChange }: OwnCardUserProps) {
  const t = useTranslations('editor.own');
  const locale = useLocale();
  const field = (name: 'userName' | 'userTrait' | 'userText', maxLength: number) => (
    <TextField
      id={`own-${name}`}
      label={t(`fields.${name}`)}
      value={form[name]}
      maxLength={maxLength}
      dir="auto"
      autoComplete="off"
      error={wrong.has(name) ? t('wrong.signs') : undefined}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );

  return (
    <fieldset>
      <legend className="field-label">{t('user')}</legend>
      <p className="field-hint">{t('userHint')}</p>
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        {field('userName', 200)}
        <SelectField
          id="own-userSymbol"
          label={t('fields.userSymbol')}
          value={form.userSymbol}
          onChange={(event) => onChange({ userSymbol: SYMBOLS.find((symbol) => symbol === event.target.value) ?? '' })}
        >
          <option value="">{t('anySymbol')}</option>
          {SYMBOLS.map((symbol) => (
            <option key={symbol} value={symbol}>
              {signedSymbolLabel(symbol, locale)}
            </option>
          ))}
        </SelectField>
        {field('userTrait', 60)}
        {field('userText', 1000)}
      </div>
    </fieldset>
  );
}

const OWNERS = ['own', 'opponent', 'any'] as const;
const TARGETS = CARD_KINDS.flatMap((kind) => OWNERS.map((whose) => ({ id: `${kind}-${whose}`, kind, whose })));

interface OwnCardTargetProps {
  target: Target | undefined;
  onChange: (target: Target | undefined) => void;
}

/** What a mission or a jutsu is aimed at. */
export function OwnCardTarget({ target, onChange }: OwnCardTargetProps) {
  const t = useTranslations('editor.own');
  const locale = useLocale();
  return (
    <SelectField
      id="own-target"
      label={t('fields.target')}
      value={target ? `${target.kind}-${target.whose}` : ''}
      onChange={(event) => {
        const chosen = TARGETS.find(({ id }) => id === event.target.value);
        onChange(chosen && { kind: chosen.kind, whose: chosen.whose });
      }}
    >
      <option value="">{t('noTarget')}</option>
      {TARGETS.map(({ id, kind, whose }) => (
        <option key={id} value={id}>
          {t(`targets.${whose}`, { kind: kindLabel(kind, locale) })}
        </option>
      ))}
    </SelectField>
  );
}
