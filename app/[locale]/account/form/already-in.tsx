import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/lib/ui/controls/button';
import { Page } from '@/lib/ui/page/page';

/** In place of the forms that lead in, for who is in. */
export async function AlreadyIn({ title, handle }: { title: string; handle: string }) {
  const t = await getTranslations('account.signIn');
  return (
    <Page narrow title={title} lead={t('already', { handle })}>
      <ButtonLink href="/account">{t('toAccount')}</ButtonLink>
    </Page>
  );
}
