import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/lib/ui/icons/icon';
import { Menu } from '@/lib/ui/controls/menu';
import { EmptyState, Notice } from '@/lib/ui/controls/notice';
import { ComboboxStory, DialogStory, TabsStory } from './live';

/** A component in each of its states, and how one works it without a pointer. */
function Story({ title, keys, children }: { title: string; keys?: string; children: ReactNode }) {
  return (
    <section className="story">
      <h3>{title}</h3>
      {keys && <p className="story-keys">{keys}</p>}
      <div className="story-stage">{children}</div>
    </section>
  );
}

const BUTTONS = ['', 'button-primary', 'button-danger', 'button-ghost'];

export async function Components() {
  const t = await getTranslations('design.parts');
  const word = t('word');
  return (
    <div className="stories">
      <Story title={t('button')} keys={t('buttonKeys')}>
        {BUTTONS.map((variant) => (
          <div key={variant} className="flex flex-wrap gap-2">
            <button type="button" className={`button ${variant}`}>
              <Icon name="search" />
              {word}
            </button>
            <button type="button" className={`button button-small ${variant}`}>
              {word}
            </button>
            <button type="button" className={`button ${variant}`} disabled>
              {word}
            </button>
          </div>
        ))}
      </Story>
      <Story title={t('field')} keys={t('fieldKeys')}>
        <label className="field">
          <span className="field-label">{word}</span>
          <input className="input" placeholder={word} />
        </label>
        <div className="field">
          <label htmlFor="design-wrong" className="field-label">
            {word}
          </label>
          <input id="design-wrong" className="input" aria-invalid="true" aria-describedby="design-wrong-error" />
          <p id="design-wrong-error" className="field-error">
            {t('error')}
          </p>
        </div>
        <label className="field">
          <span className="field-label">{word}</span>
          <select className="input">
            <option>{word}</option>
          </select>
        </label>
        <label className="check">
          <input type="checkbox" defaultChecked /> {word}
        </label>
      </Story>
      <Story title={t('menu')} keys={t('menuKeys')}>
        <div>
          <Menu
            button={
              <>
                {word} <Icon name="down" />
              </>
            }
          >
            <ul>
              <li>
                <a className="menu-item" href="#menu" aria-current="true">
                  {word}
                </a>
              </li>
              <li>
                <a className="menu-item" href="#menu">
                  {word}
                </a>
              </li>
            </ul>
          </Menu>
        </div>
      </Story>
      <Story title={t('popover')} keys={t('popoverKeys')}>
        <button type="button" className="button" popoverTarget="design-popover">
          {word}
        </button>
        <div id="design-popover" popover="auto" className="panel m-auto shadow-raised">
          {t('error')}
        </div>
      </Story>
      <Story title={t('combobox')} keys={t('comboboxKeys')}>
        <ComboboxStory word={word} />
      </Story>
      <Story title={t('tabs')} keys={t('tabsKeys')}>
        <TabsStory word={word} text={t('error')} />
      </Story>
      <Story title={t('dialog')} keys={t('dialogKeys')}>
        <DialogStory word={word} text={t('error')} />
      </Story>
      <Story title={t('disclosure')} keys={t('disclosureKeys')}>
        <details>
          <summary className="min-h-11 font-semibold">{word}</summary>
          <p>{t('error')}</p>
        </details>
      </Story>
      <Story title={t('chip')}>
        <p className="flex flex-wrap gap-2">
          <span className="chip">{word}</span>
          <a className="chip" href="#chip">
            {word}
          </a>
          <a className="chip" href="#chip" aria-current="true">
            {word}
          </a>
        </p>
      </Story>
      <Story title={t('notice')}>
        {(['plain', 'good', 'warn', 'bad'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={word}>
            {t('error')}
          </Notice>
        ))}
        <EmptyState title={word}>{t('error')}</EmptyState>
      </Story>
    </div>
  );
}
