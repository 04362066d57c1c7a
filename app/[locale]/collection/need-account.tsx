import { getTranslations } from 'next-intl/server';
import { signInPath } from '@/lib/accounts/session';
import { Page } from '@/lib/ui/page/page';

/** For visitors: what a collection is good for, that it needs an account, and the way that comes back here. */
export async function NeedAccount({ locale, returnTo }: { locale: string; returnTo: string }) {
  const t = await getTranslations('collection.guest');
  return (
    <Page narrow title={t('title')} lead={t('lead')}>
      <ul className="list-disc pl-5">
        {(['count', 'missing', 'filter', 'lists'] as const).map((what) => (
          <li key={what}>{t(what)}</li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-2">
        <a className="button button-primary" href={signInPath(locale, returnTo)}>
          {t('signIn')}
        </a>
      </p>
      <p className="mt-3 text-soft">{t('account')}</p>
    </Page>
  );
}
