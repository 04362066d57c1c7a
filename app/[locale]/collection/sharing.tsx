import { getTranslations } from 'next-intl/server';
import { SHARED_LISTS, type SharedList } from '@/lib/collection/lists';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { Button } from '@/lib/ui/controls/button';
import { Check } from '@/lib/ui/controls/field';
import { share } from './share-action';

interface SharingFormProps {
  locale: Locale;
  handle: string;
  shared: readonly SharedList[];
}

/** Which lists others may see, and where. Said beside the choice: what one owns is never shown. */
export async function SharingForm({ locale, handle, shared }: SharingFormProps) {
  const t = await getTranslations('collection.sharing');
  return (
    <form action={share.bind(null, locale)} className="flex max-w-2xl flex-col items-start gap-2">
      <p className="text-soft">{t('lead')}</p>
      {SHARED_LISTS.map((list) => (
        <div key={list} className="flex flex-wrap items-center gap-x-3">
          <Check name="list" value={list} defaultChecked={shared.includes(list)}>
            {t(list)}
          </Check>
          {shared.includes(list) && <Link href={`/u/${handle}/${list}`}>{t('seen')}</Link>}
        </div>
      ))}
      <Button type="submit">{t('save')}</Button>
    </form>
  );
}
