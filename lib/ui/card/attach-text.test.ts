import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/lib/i18n/messages/en/cards.json';
import fr from '@/lib/i18n/messages/fr/cards.json';
import pl from '@/lib/i18n/messages/pl/cards.json';
import uk from '@/lib/i18n/messages/uk/cards.json';
import type { AttachCondition } from '@/lib/rules/mythos/cards/schema';
import { attachText } from './attach-text';

const MESSAGES: Record<Locale, typeof en> = { en, fr, pl, uk };

function inWords(condition: AttachCondition, locale: Locale): string {
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'attachTo' });
  return attachText(condition, t, locale);
}

const OWN: AttachCondition = { to: 'character', side: 'friendly', faceUp: false };
const LEE: AttachCondition = {
  to: 'character',
  side: 'any',
  faceUp: false,
  anyOf: [{ name: 'Rock Lee' }, { keyword: 'Taijutsu' }],
};
const NO_JUTSU: AttachCondition = { to: 'character', side: 'friendly', faceUp: true, noneOf: [{ keyword: 'Jutsu' }] };
const SAND: AttachCondition = { to: 'character', side: 'enemy', faceUp: true, anyOf: [{ faction: 'Sand Village' }] };

describe('attachText', () => {
  it.each([
    [{ to: 'mission' }, 'a mission'],
    [OWN, 'a friendly character'],
    [LEE, 'any character named Rock Lee or with the keyword Taijutsu'],
    [NO_JUTSU, 'a friendly non-hidden character, but not one with the keyword Jutsu'],
    [SAND, 'an enemy non-hidden character of the faction Sand Village'],
  ] as [AttachCondition, string][])('says %j in English', (condition, words) =>
    expect(inWords(condition, 'en')).toBe(words),
  );

  it.each([
    ['pl', 'wrogiej odkrytej postaci z frakcji Wioska Piasku'],
    ['uk', 'ворожого неприхованого персонажа із фракції Селище Піску'],
    ['fr', 'un personnage ennemi non caché de la faction Village du Sable'],
  ] as [Locale, string][])('says it in %s', (locale, words) => expect(inWords(SAND, locale)).toBe(words));

  it('keeps the apostrophe of French', () => {
    expect(inWords(LEE, 'fr')).toBe('n’importe quel personnage nommé Rock Lee ou avec le mot-clé Taijutsu');
  });
});
