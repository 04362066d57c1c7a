import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';

describe('what is said of saving', () => {
  it.each(LOCALES)('speaks of this device only where it keeps the deck: %s', async (locale) => {
    const t = createTranslator({ locale, messages: await messagesFor(locale), namespace: 'editor.save' });
    const device = t('device', { kept: 'yes' }).toLocaleLowerCase(locale);
    for (const key of ['device', 'offline', 'signed-out', 'gone', 'refused'] as const) {
      const said = (kept: string) => t(key, { kept, detail: 'X' }).toLocaleLowerCase(locale);
      expect(said('yes'), key).toContain(device);
      expect(said('no'), key).not.toContain(device);
      expect(said('no'), key).not.toBe('');
    }
  });
});

describe('what is said of copies', () => {
  it.each(LOCALES)('names the maybe list where they lie there, and the deck elsewhere: %s', async (locale) => {
    const t = createTranslator({ locale, messages: await messagesFor(locale), namespace: 'editor' });
    const said = (part: string) => {
      const values = { name: 'Gaara', count: 2, part };
      return [t('card.add', values), t('card.remove', values), t('announce.count', values)];
    };
    const maybe = t('deck.maybe');
    for (const words of said('maybe')) expect(words).toMatch(new RegExp(`^(?=.*Gaara)(?=.*2).*${maybe}`));
    for (const part of ['main', 'missions']) {
      for (const words of said(part)) expect(words).not.toContain(maybe);
    }
  });
});
