import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { ALL } from '../testing/paper';
import { toPdf } from './pdf';
import { FACES, outlinesOf, readable, widthOf } from './typeface';

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

describe('a text of whatever letters and marks', () => {
  const drawnEverywhere = async (texts: readonly string[]) => {
    const set = texts.flatMap((text) => FACES.map((face) => ({ text, face })));
    for (const { text, face } of set) {
      expect(widthOf(text, face)).toBeGreaterThanOrEqual(0);
      expect(outlinesOf(text, face).some(({ d }) => d.includes('NaN'))).toBe(false);
    }
    const shapes = set.map((one) => ({ kind: 'words', at: [9, 9], size: 9, colour: '#000', ...one }) as const);
    const pdf = await new Response(toPdf([{ shapes }], { title: '-', language: 'en', paper: 'a4' })).arrayBuffer();
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/%%EOF\s*$/);
  };

  it('is drawn where marks are heaped upon each other', async () => {
    const heaped = [
      'a\u0334\u0335',
      'Z\u0334\u0335\u0301a\u0338\u0327\u0336lgo deck',
      '\u0301\u0302\u0334',
      'a\u00a0\u0334\u0335',
    ];
    await drawnEverywhere([...heaped, ...heaped.map((text) => readable(text, 'name'))]);
  });

  it('keeps a mark that the font can place', () => {
    expect(outlinesOf('\u0430\u0301', 'text')[0]?.d).not.toBe(outlinesOf('\u0430', 'text')[0]?.d);
  });

  it('is drawn, whatever it is', async () => {
    const between = (min: number, max: number) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code));
    const letter = fc.oneof(
      between(0x20, 0x24f),
      between(0x370, 0x52f),
      between(0x590, 0xd7ff),
      between(0x1e00, 0xfffd),
      fc.constant(' '),
    );
    const mark = fc.oneof(
      between(0x300, 0x36f),
      between(0x483, 0x489),
      between(0x1ab0, 0x1aff),
      between(0x20d0, 0x20f0),
    );
    const text = fc.array(fc.oneof(letter, mark, mark), { maxLength: 24 }).map((parts) => parts.join(''));
    await fc.assert(fc.asyncProperty(fc.array(text, { minLength: 40, maxLength: 60 }), drawnEverywhere), {
      numRuns: 6,
    });
  });
});
