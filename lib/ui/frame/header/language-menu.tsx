'use client';

import { useSearchParams } from 'next/navigation';
import { LOCALE_NAMES, LOCALES, type Locale } from '@/lib/i18n/locales';
import { Menu } from '../../controls/menu';
import { usePagePath } from './use-page-path';

/** The same page, same filters, in another language. Plain links: the whole document changes with its language. */
export function LanguageMenu({ locale, label }: { locale: Locale; label: string }) {
  const path = usePagePath().replace(/^\/$/, '');
  const query = useSearchParams().toString();
  return (
    <Menu
      label={label}
      button={
        <span aria-hidden="true" className="text-sm font-semibold uppercase">
          {locale}
        </span>
      }
    >
      <ul>
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
    </Menu>
  );
}
