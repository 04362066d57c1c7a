import { getTranslations } from 'next-intl/server';
import { Section } from '@/lib/ui/page';
import { ActionForm } from '../form/action-form';
import { deleteAccountAction } from './actions';

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
    <Section title={t('deleteTitle')} id="delete">
      <p>{t('deleteLead')}</p>
      <details>
        <summary className="link cursor-pointer py-3">{t('deleteOpen')}</summary>
        <div className="max-w-md pt-2">
          <ActionForm
            id="delete"
            action={deleteAccountAction}
            fields={[{ ...field, name: 'confirmation' }]}
            submit={t('deleteSubmit')}
            variant="danger"
          />
        </div>
      </details>
    </Section>
  );
}
