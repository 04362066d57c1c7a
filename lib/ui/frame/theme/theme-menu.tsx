import { getTranslations } from 'next-intl/server';
import { Icon } from '../../icons/icon';
import { Menu } from '../../controls/menu';
import { THEMES, type Theme } from './theme-cookie';
import { chooseTheme } from './theme-action';

/** Paper, ink, or as the system has it. A form: works without JavaScript. */
export async function ThemeMenu({ chosen }: { chosen: Theme | null }) {
  const t = await getTranslations('common.theme');
  return (
    <Menu label={t('label')} button={<Icon name="theme" />}>
      <form action={chooseTheme}>
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
    </Menu>
  );
}
