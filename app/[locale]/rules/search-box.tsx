import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Button } from '@/lib/ui/controls/button';
import { TextField } from '@/lib/ui/controls/field';

/** Asks rules, rulings and glossary at once; the answers stand on the page of rulings. */
export async function SearchBox({ locale }: { locale: Locale }) {
  const t = await getTranslations('rules.search');
  return (
    <form action={`/${locale}/rulings`} role="search" className="no-print flex items-end gap-2">
      <TextField
        id="q"
        name="q"
        type="search"
        label={t('label')}
        placeholder={t('placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        className="grow"
      />
      <Button type="submit" variant="primary">
        {t('submit')}
      </Button>
    </form>
  );
}
