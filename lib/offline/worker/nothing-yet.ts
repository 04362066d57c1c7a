import { DEFAULT_LOCALE, LOCALE_NAMES, type Locale } from '@/lib/i18n/locales';
import { localeOf, shellPath } from '../kept';

// Said where nothing has been kept on this device in the language asked for: not even the page that says it better.

const WORDS: Readonly<Record<Locale, { title: string; text: string; others: string; retry: string }>> = {
  en: {
    title: 'No connection',
    text: 'Kage Codex cannot be reached, and nothing of it is kept on this device yet. What you were building is safe on this device.',
    others: 'Kage Codex cannot be reached, and is not kept on this device in English. It is kept here in:',
    retry: 'Try again',
  },
  pl: {
    title: 'Brak połączenia',
    text: 'Nie można połączyć się z Kage Codex, a na tym urządzeniu nic z niego jeszcze nie zapisano. Talia, nad którą pracujesz, jest bezpieczna na tym urządzeniu.',
    others: 'Nie można połączyć się z Kage Codex, a na tym urządzeniu nie zapisano go po polsku. Zapisane języki:',
    retry: 'Spróbuj ponownie',
  },
  uk: {
    title: 'Немає з’єднання',
    text: 'Kage Codex недоступний, і на цьому пристрої з нього ще нічого не збережено. Колода, над якою ти працюєш, ціла на цьому пристрої.',
    others: 'Kage Codex недоступний, і на цьому пристрої його не збережено українською. Збережені мови:',
    retry: 'Спробувати ще раз',
  },
  fr: {
    title: 'Pas de connexion',
    text: 'Kage Codex est injoignable et rien n’en est encore gardé sur cet appareil. Le deck que vous construisiez est en sécurité sur cet appareil.',
    others: 'Kage Codex est injoignable et n’est pas gardé en français sur cet appareil. Langues gardées :',
    retry: 'Réessayer',
  },
};

/** A page in the place of the browser's own about a missing network. `kept`: the languages in which the device has more. */
export function nothingYet(path: string, kept: readonly Locale[]): Response {
  const locale = localeOf(path) ?? DEFAULT_LOCALE;
  const { title, text, others, retry } = WORDS[locale];
  const links = kept.map(
    (other) => `<a href="${shellPath(other)}" hreflang="${other}" lang="${other}">${LOCALE_NAMES[other]}</a> `,
  );
  const body = kept.length > 0 ? `<p>${others}</p><p>${links.join('')}</p>` : `<p>${text}</p>`;
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Kage Codex</title><style>:root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;background:light-dark(#f5f0e4,#171513);color:light-dark(#211d18,#efe8da)}a{display:inline-block;margin:0 .5rem .5rem 0;padding:.7rem 1rem;border:1px solid;border-radius:.4rem;color:inherit;text-decoration:none}</style><h1>${title}</h1>${body}<p><a href="">${retry}</a></p>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    },
  });
}
