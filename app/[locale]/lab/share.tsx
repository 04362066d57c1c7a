import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';
import { Section } from '@/lib/ui/page/page';
import { openText } from './actions';
import { TextBoard } from './text-board';

/** The board leaves the page: as its address, as a file, as a suggestion to the judges, as text to edit. */
export async function ShareBoard({ json, code, locale }: { json: object; code: string; locale: Locale }) {
  const t = await getTranslations('lab');
  return (
    <Section title={t('share')} id="share">
      <p>{t('shareText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a className="button" href={`/${locale}/lab/file?${new URLSearchParams({ s: code })}`} download>
          {t('export')}
        </a>
        <form method="get" action={`/${locale}/rulings/suggest`}>
          <input type="hidden" name="lab" value={code} />
          <Button type="submit">{t('report')}</Button>
        </form>
      </div>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2">{t('edit')}</summary>
        <TextBoard
          action={openText.bind(null, locale)}
          text={JSON.stringify(json, null, 1)}
          label={t('fileField')}
          submit={t('editGo')}
        />
      </details>
    </Section>
  );
}
