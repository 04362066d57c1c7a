'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { LOCALE_NAMES, LOCALES, type Locale } from '@/lib/i18n/locales';

/** The same page, same filters, in another language. Plain links: the whole document changes with its language. */
export function LanguageMenu({ locale, label }: { locale: Locale; label: string }) {
  const path = usePathname().replace(/^\/[^/]+/, '');
  const query = useSearchParams().toString();
  return (
    <details className="menu" name="header-menu">
      <summary className="menu-button" aria-label={label} title={label}>
        <span aria-hidden="true" className="text-sm font-semibold uppercase">
          {locale}
        </span>
      </summary>
      <ul className="menu-list">
        {LOCALES.map((other) => (
          <li key={other}>
            <a
              className="menu-item"
              href={`/${other}${path}${query && `?${query}`}`}
              hrefLang={other}
              lang={other}
              aria-current={other === locale || undefined}
            >
              {LOCALE_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
