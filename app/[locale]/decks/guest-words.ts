import { getTranslations } from 'next-intl/server';

/** Words of {@link OpenAsGuest}: handed to the browser one by one, so that it needs no translator. */
export async function guestWords(open?: string) {
  const t = await getTranslations('decks');
  return {
    open: open ?? t('guest.open'),
    note: t('guest.note'),
    occupied: t('guest.occupied', { name: '{name}' }),
    replace: t('guest.replace'),
    keep: t('guest.keep'),
    failed: t('guest.failed'),
    untitled: t('untitled'),
  };
}
