import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { localeOf } from '../kept';

// Said before anything has been kept on this device: not even the page that says it better.

const WORDS: Readonly<Record<Locale, { title: string; text: string; retry: string }>> = {
  en: {
    title: 'No connection',
    text: 'Kage Codex cannot be reached, and nothing of it is kept on this device yet. What you were building is safe on this device.',
    retry: 'Try again',
  },
  pl: {
    title: 'Brak połączenia',
    text: 'Nie można połączyć się z Kage Codex, a na tym urządzeniu nic z niego jeszcze nie zapisano. Talia, nad którą pracujesz, jest bezpieczna na tym urządzeniu.',
    retry: 'Spróbuj ponownie',
  },
  uk: {
    title: 'Немає з’єднання',
    text: 'Kage Codex недоступний, і на цьому пристрої з нього ще нічого не збережено. Колода, над якою ти працюєш, ціла на цьому пристрої.',
    retry: 'Спробувати ще раз',
  },
  fr: {
    title: 'Pas de connexion',
    text: 'Kage Codex est injoignable et rien n’en est encore gardé sur cet appareil. Le deck que vous construisiez est en sécurité sur cet appareil.',
    retry: 'Réessayer',
  },
};

/** A page in the place of the browser's own about a missing network. */
export function nothingYet(path: string): Response {
  const locale = localeOf(path) ?? DEFAULT_LOCALE;
  const { title, text, retry } = WORDS[locale];
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Kage Codex</title><style>:root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}a{display:inline-block;padding:.7rem 1rem;border:1px solid}</style><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    },
  });
}
