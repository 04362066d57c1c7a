import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../form/action-form';
import { deleteAccountAction } from './actions';
import { Leaving } from './farewell';
import { SettingsSection } from './settings-section';

interface DeleteSectionProps {
  handle: string;
  hasPassword: boolean;
}

/** Folded away: nobody deletes an account by a slip of the finger. */
export async function DeleteSection({ handle, hasPassword }: DeleteSectionProps) {
  const t = await getTranslations('account.settings');
  const field = hasPassword
    ? { label: t('deletePassword'), type: 'password', autoComplete: 'current-password' }
    : { label: t('deleteHandle', { handle }), autoComplete: 'off' };
  return (
    <SettingsSection title={t('deleteTitle')} id="delete">
      <p>{t('deleteLead')}</p>
      <details>
        <summary className="link cursor-pointer py-3">{t('deleteOpen')}</summary>
        <Leaving>
          <ActionForm
            id="delete"
            action={deleteAccountAction}
            fields={[{ ...field, name: 'confirmation' }]}
            submit={t('deleteSubmit')}
            variant="danger"
          />
        </Leaving>
      </details>
    </SettingsSection>
  );
}
