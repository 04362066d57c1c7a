import { getTranslations } from 'next-intl/server';
import { THEMES, type Theme } from './theme';
import { chooseTheme } from './theme-action';

/** Paper, ink, or as the system has it. A form: works without JavaScript. */
export async function ThemeMenu({ chosen }: { chosen: Theme | null }) {
  const t = await getTranslations('common.theme');
  return (
    <details className="menu" name="header-menu">
      <summary className="menu-button" aria-label={t('label')} title={t('label')}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle cx="12" cy="12" r="8.25" fill="none" stroke="currentColor" strokeWidth="1.8" />
          <path d="M12 3.75a8.25 8.25 0 0 1 0 16.5z" fill="currentColor" />
        </svg>
      </summary>
      <form action={chooseTheme} className="menu-list">
        {(['system', ...THEMES] as const).map((theme) => (
          <button
            key={theme}
            name="theme"
            value={theme}
            className="menu-item"
            aria-pressed={theme === (chosen ?? 'system')}
          >
            {t(theme)}
          </button>
        ))}
      </form>
    </details>
  );
}
