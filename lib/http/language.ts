import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';

/** Language to answer a request in: the best of Accept-Language that the site speaks, English otherwise. */
export function languageOf(request: Request): Locale {
  const wanted = (request.headers.get('accept-language') ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry, order) => {
      const [tag = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { language: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) : 1, order };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order);
  for (const { language } of wanted) {
    const locale = LOCALES.find((candidate) => candidate === language);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}
