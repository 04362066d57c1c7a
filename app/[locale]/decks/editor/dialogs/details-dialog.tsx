'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DraftFields } from '@/lib/decks/edit/draft';
import { deckPath } from '@/lib/decks/games/paths';
import { MAX_DESCRIPTION, VISIBILITIES } from '@/lib/decks/limits';
import { Link } from '@/lib/i18n/navigation';
import { Button } from '@/lib/ui/controls/button';
import { SelectField, TextArea } from '@/lib/ui/controls/field';
import { CopyLink } from '../../copy-link';
import { shortPath } from '../../short-path';
import { Dialog } from '@/lib/ui/controls/dialog';

interface DetailsDialogProps {
  fields: DraftFields;
  guest: boolean;
  /** Address of the deck once the server has it. */
  slug: string | undefined;
  onField: <Name extends keyof DraftFields>(field: Name, value: DraftFields[Name]) => void;
  onClose: () => void;
}

/** Notes on the deck, who can see it and by which link. */
export function DetailsDialog({ fields, guest, slug, onField, onClose }: DetailsDialogProps) {
  const t = useTranslations('editor');
  const tVisibility = useTranslations('decks.visibility');
  const tLink = useTranslations('decks.link');
  const id = useId();
  return (
    <Dialog title={guest ? t('toolbar.detailsGuest') : t('toolbar.details')} onClose={onClose}>
      <div className="mt-3 flex flex-col gap-4">
        <TextArea
          id={`${id}-description`}
          label={t('fields.description')}
          hint={t('fields.descriptionHint', { max: MAX_DESCRIPTION })}
          value={fields.description}
          maxLength={MAX_DESCRIPTION}
          rows={4}
          dir="auto"
          // Notes are gone on with: the caret stands behind them, not before.
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          onChange={(event) => onField('description', event.target.value)}
        />
        {!guest && (
          <SelectField
            id={`${id}-visibility`}
            label={t('fields.visibility')}
            hint={tVisibility(`${fields.visibility}Text`)}
            value={fields.visibility}
            onChange={(event) => {
              const chosen = VISIBILITIES.find((visibility) => visibility === event.target.value);
              if (chosen) onField('visibility', chosen);
            }}
          >
            {VISIBILITIES.map((visibility) => (
              <option key={visibility} value={visibility}>
                {tVisibility(visibility)}
              </option>
            ))}
          </SelectField>
        )}
        {slug && !guest && fields.visibility !== 'private' && (
          <div>
            <CopyLink
              path={shortPath(slug)}
              words={{ label: tLink('label'), copy: tLink('copy'), copied: tLink('copied'), refused: tLink('refused') }}
              send={{ title: fields.name, words: tLink('send') }}
            />
            <Link href={`${deckPath({ slug, format: fields.format })}#share`} className="link">
              {tLink('more')}
            </Link>
          </div>
        )}
      </div>
      <div className="dialog-actions">
        <Button variant="primary" onClick={onClose}>
          {t('fields.done')}
        </Button>
      </div>
    </Dialog>
  );
}
