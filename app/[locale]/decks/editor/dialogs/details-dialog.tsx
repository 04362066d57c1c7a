'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DraftFields } from '@/lib/decks/edit/draft';
import { MAX_DESCRIPTION, VISIBILITIES } from '@/lib/decks/limits';
import { FORMATS } from '@/lib/rules/mythos/deck/format';
import { SelectField, TextArea } from '@/lib/ui/field';

interface DetailsFormProps {
  fields: DraftFields;
  guest: boolean;
  onField: <Name extends keyof DraftFields>(field: Name, value: DraftFields[Name]) => void;
}

/** Format, who can see the deck, description. */
export function DetailsForm({ fields, guest, onField }: DetailsFormProps) {
  const t = useTranslations('editor');
  const id = useId();
  const known = FORMATS.find((format) => format.id === fields.format);
  return (
    <div className="details-form">
      <SelectField
        id={`${id}-format`}
        label={t('fields.format')}
        hint={known && t(`formatHint.${known.id}`)}
        value={fields.format}
        onChange={(event) => onField('format', event.target.value)}
      >
        {!known && <option value={fields.format}>{fields.format}</option>}
        {FORMATS.map((format) => (
          <option key={format.id} value={format.id}>
            {t(`format.${format.id}`)}
          </option>
        ))}
      </SelectField>
      {!guest && (
        <SelectField
          id={`${id}-visibility`}
          label={t('fields.visibility')}
          hint={t(`visibilityHint.${fields.visibility}`)}
          value={fields.visibility}
          onChange={(event) => {
            const chosen = VISIBILITIES.find((visibility) => visibility === event.target.value);
            if (chosen) onField('visibility', chosen);
          }}
        >
          {VISIBILITIES.map((visibility) => (
            <option key={visibility} value={visibility}>
              {t(`visibility.${visibility}`)}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        id={`${id}-description`}
        className="details-description"
        label={t('fields.description')}
        hint={t('fields.descriptionHint', { max: MAX_DESCRIPTION })}
        value={fields.description}
        maxLength={MAX_DESCRIPTION}
        rows={4}
        dir="auto"
        onChange={(event) => onField('description', event.target.value)}
      />
    </div>
  );
}
