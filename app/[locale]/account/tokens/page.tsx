import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { accountSettings } from '@/lib/accounts/own/account';
import { requireUser } from '@/lib/accounts/session';
import { MAX_TOKEN_NAME, ownTokens, TOKEN_DAYS } from '@/lib/accounts/tokens/own-tokens';
import { SCOPES } from '@/lib/accounts/tokens/scopes';
import type { Locale } from '@/lib/i18n/locales';
import { ButtonLink } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Page, Section } from '@/lib/ui/page/page';
import { accountFields } from '../form/account-fields';
import { TokenForm } from './token-form';
import { TokenList } from './token-list';

interface TokensProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: TokensProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('tokens');
  return pageMetadata({ locale, path: '/account/tokens', title: t('title'), indexed: false });
}

/** What programs of one's own may do with one's decks: tokens to make, to look at and to revoke. */
export default async function Tokens({ params }: TokensProps) {
  const { locale } = await params;
  const user = await requireUser(locale, `/${locale}/account/tokens`);
  const [t, fields, tokens, { hasPassword }] = await Promise.all([
    getTranslations('tokens'),
    accountFields(),
    ownTokens(user.id),
    accountSettings(user),
  ]);
  return (
    <Page
      narrow
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink href="/account">{t('toAccount')}</ButtonLink>
          <ButtonLink href="/api">{t('toApi')}</ButtonLink>
        </>
      }
    >
      <Section title={t('mine')} id="tokens">
        <div className="flex flex-col gap-3">
          <TokenList tokens={tokens} />
          <p className="text-soft">{t('endings')}</p>
        </div>
      </Section>
      <Section title={t('make')} id="make">
        <div className="max-w-md">
          <TokenForm
            name={{
              name: 'name',
              label: t('name'),
              hint: t('nameHint'),
              autoComplete: 'off',
              maxLength: MAX_TOKEN_NAME,
            }}
            scopes={SCOPES.map((value) => ({ value, label: t(`scopes.${value}`) }))}
            days={TOKEN_DAYS.map((value) => ({
              value,
              label: value === '0' ? t('forever') : t('days', { count: Number(value) }),
            }))}
            password={hasPassword ? fields.currentPassword : undefined}
            words={{
              scopes: t('scopesLegend'),
              days: t('daysLegend'),
              submit: t('submit'),
              made: t('made'),
              madeText: t('madeText'),
              token: t('token'),
              copy: t('copy'),
              copied: t('copied'),
              refused: t('refused'),
            }}
          />
        </div>
      </Section>
    </Page>
  );
}
