import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { requireUser } from '@/lib/accounts/session';
import { LARGEST_SET_FILE } from '@/lib/catalogue/curation/set-file';
import { curatorsDesk, getUpload } from '@/lib/catalogue/curation/uploads';
import { localized } from '@/lib/catalogue/localized';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';
import { pageMetadata } from '@/lib/ui/page/metadata';
import { Notice } from '@/lib/ui/controls/notice';
import { Page, Section } from '@/lib/ui/page/page';
import { NothingHere } from '../../nothing-here';
import { withdrawAction } from './actions';
import { SetFileInput } from './file-input';
import { UploadPreview } from './preview';

interface SetsProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Partial<Record<'upload' | 'done', string | string[]>>>;
}

const DONE = ['imported', 'same', 'withdrawn', 'of-the-files', 'wait', 'too-large', 'no-file', 'failed'] as const;
const GOOD: readonly string[] = ['imported', 'same', 'withdrawn'];

export async function generateMetadata({ params }: SetsProps): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('ccg.sets')]);
  return pageMetadata({ locale, path: '/ccg/sets', title: t('title'), indexed: false });
}

/** Where curators bring sets of the older game; for everybody else there is no such page. */
export default async function Sets({ params, searchParams }: SetsProps) {
  const [{ locale }, { upload, done }] = await Promise.all([params, searchParams]);
  const user = await requireUser(locale, `/${locale}/ccg/sets`);
  const [desk, looked] = await Promise.all([
    curatorsDesk(user),
    typeof upload === 'string' ? getUpload(user, upload) : undefined,
  ]);
  if (!desk) return <NothingHere />;
  const [t, format] = await Promise.all([getTranslations('ccg.sets'), getFormatter()]);
  const outcome = DONE.find((one) => one === done);
  return (
    <Page narrow title={t('title')} lead={t('lead')}>
      {outcome && <Notice tone={GOOD.includes(outcome) ? undefined : 'warn'}>{t(`done.${outcome}`)}</Notice>}
      {typeof upload === 'string' && !looked && <Notice tone="warn">{t('gone')}</Notice>}
      {looked && <UploadPreview upload={looked} locale={locale} />}
      <Section title={t('bring')}>
        {/* The language is in the address: it is known also of a form that is too large to be read. */}
        <form
          method="post"
          action={`/api/ccg/uploads?locale=${locale}`}
          encType="multipart/form-data"
          className="space-y-3"
        >
          <div className="field">
            <label htmlFor="file" className="field-label">
              {t('file')}
            </label>
            <p id="file-hint" className="field-hint">
              {t('hint')}
            </p>
            <SetFileInput id="file" name="file" largest={LARGEST_SET_FILE} tooLarge={t('done.too-large')} />
          </div>
          <Button type="submit" variant="primary">
            {t('look')}
          </Button>
        </form>
      </Section>
      <Section title={t('brought')}>
        {desk.sets.length === 0 ? (
          <p className="text-soft">{t('none')}</p>
        ) : (
          <ul className="space-y-2">
            {desk.sets.map(({ code, name, cards }) => {
              const { text, locale: written } = localized(name, locale);
              return (
                <li key={code} className="panel flex flex-wrap items-center justify-between gap-2">
                  <span className="wrap-anywhere">
                    <b>{code}</b> <span lang={written === locale ? undefined : written}>{text}</span>
                    {', '}
                    {t('cards', { count: cards })}
                  </span>
                  {cards > 0 && (
                    <form action={withdrawAction.bind(null, locale, code)}>
                      <Button type="submit" aria-label={t('withdrawSet', { code })}>
                        {t('withdraw')}
                      </Button>
                    </form>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Section>
      <Section title={t('log')}>
        <ul className="mention-list">
          {desk.changes.map(({ id, setCode, action, handle, added, changed, withdrawn, createdAt }) => (
            <li key={id}>
              {format.dateTime(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}:{' '}
              {t('logged', {
                who: handle ?? t('operator'),
                action: action === 'withdraw' ? 'withdraw' : 'import',
                code: setCode,
                added,
                changed,
                withdrawn,
              })}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
