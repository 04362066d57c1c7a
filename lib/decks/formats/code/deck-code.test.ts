import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeckContentLine } from '../../contract';
import { legalContent } from '../../testing/people';
import { anyDeck } from '../testing';
import { packDeck, type CodedDeck } from './layout';
import { looksLikeCode, MAX_CODE, readDeckCode, writeDeckCode } from './deck-code';

const byCode = (lines: readonly DeckContentLine[]) => [...lines].sort((a, b) => (a.code < b.code ? -1 : 1));
const coded = ({ name, format, main, missions, maybe }: CodedDeck) => ({
  name,
  format,
  main: byCode(main),
  missions: byCode(missions),
  maybe: byCode(maybe),
});
const read = (code: string) => {
  const reading = readDeckCode(code);
  return reading.ok ? coded(reading.deck) : reading.fault;
};

const deck = legalContent({ name: 'Leaf' });
const code = writeDeckCode(deck);

describe('a deck code', () => {
  // A code that was given away stays good: this one is from the day the format was made.
  it('is what it was when version 1 was fixed', () => {
    expect(code).toBe('KAGE14G0G8K35C5K0J0JBAC7GM2GA1850M2GA1850M2GA1850E12BACPMT0R9144ZT0FRG4');
    expect(read(code)).toEqual(coded(deck));
  });

  it('gives back any deck, and one deck has one code', () => {
    fc.assert(
      fc.property(anyDeck, (any) => {
        const written = writeDeckCode(any);
        expect(read(written)).toEqual(coded(any));
        expect(writeDeckCode({ ...any, main: [...any.main].reverse() })).toBe(written);
      }),
      { numRuns: 200 },
    );
  });

  it('gives back cards and formats that are not of today', () => {
    const strange: CodedDeck = {
      name: '',
      format: 'ccg/block',
      main: ['KS-001', 'ZZZZZZZZ-00000000', 'A-B', 'KS-9', 'KS-0009', 'X1-A1', 'N-99999999'].map((card, index) => ({
        code: card,
        count: [1, 2, 3, 4, 50, 98, 99][index] ?? 1,
      })),
      missions: [{ code: 'KS-M01', count: 1, printing: 'KS-001-MMS' }],
      maybe: [{ code: 'KS-108', count: 1, printing: 'KS-108_2-MV' }],
    };
    expect(read(writeDeckCode(strange))).toEqual(coded(strange));
  });

  it('survives what happens to it on the way', () => {
    const chunks = fc.array(fc.nat(), { maxLength: 10 });
    const gap = fc.constantFrom(' ', '\n', '\r\n', '\t', '-', '\u200B', '  > ', '\u00A0');
    fc.assert(
      fc.property(anyDeck, chunks, gap, fc.boolean(), (any, places, between, lower) => {
        let sent = writeDeckCode(any);
        for (const place of places) {
          const at = place % (sent.length + 1);
          sent = sent.slice(0, at) + between + sent.slice(at);
        }
        expect(read(lower ? sent.toLowerCase() : sent)).toEqual(coded(any));
      }),
    );
    expect(read(`\`${code.replaceAll('0', 'o').replaceAll('1', 'l')}\``)).toEqual(coded(deck));
    expect(looksLikeCode(`"${code.toLowerCase()}"\n`)).toBe(true);
    for (const stump of ['KAGE1xyz', ' kage1 ', '`KAGE2ABC`']) expect(looksLikeCode(stump), stump).toBe(true);
    for (const line of ['Kage 1', 'Kage Bunshin', 'KAGE', '2 KAGE1xyz']) expect(looksLikeCode(line), line).toBe(false);
  });

  it('is as short as it can be read aloud', () => {
    const bytes = packDeck(deck).length;
    expect(bytes).toBeLessThan(45);
    expect(code.length).toBeLessThan(85);
  });
});

describe('a damaged code', () => {
  const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

  it('is refused, whichever one character became another', () => {
    for (let at = 0; at < code.length; at += 1) {
      for (const letter of ALPHABET) {
        if (letter === code[at]) continue;
        expect(readDeckCode(code.slice(0, at) + letter + code.slice(at + 1)).ok, `${letter} at ${at}`).toBe(false);
      }
    }
  });

  it('is refused, whichever one character is missing, twice there or has changed places', () => {
    for (let at = 0; at < code.length; at += 1) {
      const [before, letter = '', after] = [code.slice(0, at), code[at], code.slice(at + 1)];
      expect(readDeckCode(before + after).ok, `without ${at}`).toBe(false);
      expect(readDeckCode(before + letter + letter + after).ok, `twice ${at}`).toBe(false);
      const next = after[0] ?? letter;
      if (next !== letter) expect(readDeckCode(before + next + letter + after.slice(1)).ok, `turned ${at}`).toBe(false);
    }
  });

  it('is refused for any deck and any damage of a few characters', () => {
    fc.assert(
      fc.property(anyDeck, fc.nat(), fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{1,6}$/), (any, place, instead) => {
        const whole = writeDeckCode(any);
        const at = place % (whole.length - instead.length);
        const damaged = whole.slice(0, at) + instead + whole.slice(at + instead.length);
        fc.pre(damaged !== whole);
        expect(readDeckCode(damaged).ok).toBe(false);
      }),
    );
  });

  it.each<[string, string, object]>([
    ['a changed letter', code.replace(/.$/, (last) => (last === '0' ? 'Z' : '0')), { reason: 'code-damaged' }],
    ['a version of the future', code.replace('KAGE1', 'KAGE2'), { reason: 'code-version', version: '2' }],
    ['a missing end', code.slice(0, -10), { reason: 'code-short', missing: 10 }],
    ['nothing but the mark', 'kage', { reason: 'code-short', missing: 1 }],
    ['nothing behind the version', 'KAGE1', { reason: 'code-short' }],
    ['a second code behind it', code + code, { reason: 'code-long' }],
    ['a letter of no code', code.replace(/.$/, 'U'), { reason: 'code-letter', letter: 'U' }],
    ['a Cyrillic letter', code.replace(/.$/, 'Ж'), { reason: 'code-letter', letter: 'Ж' }],
    ['something else', 'Naruto', { reason: 'code-mark' }],
    ['nothing', '', { reason: 'code-mark' }],
    ['a length of two gigabytes', 'KAGE1ZZZZZZZ', { reason: 'code-damaged' }],
    ['far too much', `KAGE1${'Z'.repeat(10 * MAX_CODE)}`, {}],
  ])('is refused with the reason: %s', (_, text, fault) => {
    const reading = readDeckCode(text);
    expect(reading.ok ? reading.deck : reading.fault).toMatchObject(fault);
    expect(reading.ok).toBe(false);
  });
});

it('the largest deck there may be has a code that is read', () => {
  const main = Array.from({ length: 500 }, (_, index) => ({
    code: `ABCDEFGH-A${index}`,
    count: 99,
    printing: `${'Z'.repeat(30)}${index}`,
  }));
  const largest = { ...deck, name: '🍥'.repeat(80), main, missions: [], maybe: [] };
  const written = writeDeckCode(largest);
  expect(2 * written.length).toBeGreaterThan(MAX_CODE);
  expect(read(written)).toEqual(coded(largest));
});
