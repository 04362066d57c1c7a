import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { ALL } from '../testing/paper';
import { readable } from './typeface';

describe('readable', () => {
  it.each([
    ['Наруто й Сьома команда', 'Наруто й Сьома команда'],
    ['Zażółć gęślą jaźń', 'Zażółć gęślą jaźń'],
    ['\u202Egnp.exe\u202C', 'gnp.exe'],
    ['Fire 🔥 deck', 'Fire deck'],
    ['  two\n\tlines ', 'two lines'],
    ['e\u0301te\u0301', 'été'],
    ['👩‍👩‍👧', ''],
    ['<b>&amp;</b>', '<b>&amp;</b>'],
  ])('%j → %j', (name, expected) => expect(readable(name, 'name')).toBe(expected));
});

it('has every letter of every card, in the faces that set it', () => {
  const missing = ALL.flatMap(({ card: { face, text } }) => {
    const spans = text.flat().flatMap((span) => ('text' in span ? [[span.text, span.face] as const] : []));
    const names = [[face.name.text, 'name'] as const, [face.version?.text ?? '', 'text'] as const];
    return [...spans, ...names].filter(([words, as]) => readable(words, as) !== words.replace(/\s+/g, ' ').trim());
  });
  expect(missing).toEqual([]);
});

it('has every letter of what paper says in each language', async () => {
  for (const locale of LOCALES) {
    const { paper, decks } = await messagesFor(locale);
    const words = JSON.stringify([paper, decks]);
    expect(readable(words, 'text')).toBe(words.replace(/\s+/g, ' '));
    expect(readable(words, 'bold')).toBe(words.replace(/\s+/g, ' '));
  }
});
