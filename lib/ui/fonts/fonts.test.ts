import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measured, SCRIPTS } from './scripts';
import widths from './widths.json';

const here = (file: string) => path.join(import.meta.dirname, file);
const size = (script: string) => ['inter', 'alegreya'].reduce((sum, family) => sum + statSync(here(`${family}-${script}.woff2`)).size, 0); // prettier-ignore

describe('fonts', () => {
  it.each([
    ['en', ['latin']],
    ['fr', ['latin']],
    ['pl', ['latin', 'more']],
    ['uk', ['latin', 'cyrillic']],
  ])('are at most 120 KB for a reader of %s', (_, scripts) => {
    expect(scripts.reduce((sum, script) => sum + size(script), 0)).toBeLessThan(120_000);
  });

  it('are asked for by the letters they have: no letter needs two files, none a file it is not in', () => {
    const css = readFileSync(here('fonts.css'), 'utf8');
    const ranges = [...css.matchAll(/inter-(\w+)\.woff2[^;]+;\s*unicode-range: ([^;]+);/g)].map(
      ([, name, list = '']) => ({
        name,
        spans: list.split(',').map((span) =>
          span
            .trim()
            .slice(2)
            .split('-')
            .map((hex) => parseInt(hex, 16)),
        ),
      }),
    );
    const filesFor = (letter: string) =>
      ranges
        .filter(({ spans }) =>
          spans.some(
            ([from = 0, to = from]) => (letter.codePointAt(0) ?? 0) >= from && (letter.codePointAt(0) ?? 0) <= to,
          ),
        )
        .map(({ name }) => name);
    for (const { name, letters } of SCRIPTS)
      for (const letter of letters) expect(filesFor(letter), letter).toEqual([name]);
  });

  it('are as wide as names and texts are fitted by', async () => {
    expect(await measured()).toEqual(widths);
  });
});
