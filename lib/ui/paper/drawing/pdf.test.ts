import { describe, expect, it } from 'vitest';
import { NAMES } from '../testing/paper';
import { toPdf } from './pdf';
import { label } from './set-text';
import { rectangle } from './shapes';
import { readable } from './typeface';

async function bytes(stream: ReadableStream<Uint8Array>): Promise<string> {
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('latin1');
}
const style = { face: 'text', size: 10, colour: '#000000' } as const;
const about = { title: 'Лист', language: 'uk', paper: 'a4' } as const;
const page = (text: string) => ({ shapes: [label(text, [40, 40], style)] });

describe('toPdf', () => {
  it('has the pages it was given, of the size that was asked for', async () => {
    const pdf = await bytes(toPdf([page('one'), page('two')], { ...about, paper: 'letter' }));
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    expect(pdf).toContain('/MediaBox [0 0 612 792]');
  });

  it('embeds its own letters, and only those that it uses', async () => {
    const pdf = await bytes(toPdf([page('Ґанок — żółć')], about));
    expect(pdf).toMatch(/\/FontFile2/);
    expect(pdf).not.toMatch(/Helvetica/);
    expect(pdf.length).toBeLessThan(40_000);
  });

  it.each(NAMES)('is sound whatever it is called: %j', async (name) => {
    const pdf = await bytes(toPdf([page(readable(name, 'text'))], { ...about, title: name }));
    expect(pdf.match(/^startxref$/gm)).toHaveLength(1);
    // A title is one string, whatever brackets are in it.
    const [, at] = /\/Title (\d+) 0 R/.exec(pdf) ?? [];
    const [, title] = new RegExp(`\n${at} 0 obj\n\\(((?:\\\\.|[^()\\\\])*)\\)\nendobj`, 's').exec(pdf) ?? [];
    expect(title).toBeDefined();
    if (/^[\x20-\x7e]*$/.test(name)) expect(title?.replace(/\\(.)/g, '$1')).toBe(name);
  });

  it('draws a page only when it is asked for', async () => {
    let drawn = 0;
    const pages = (function* () {
      for (; drawn < 100; drawn += 1) {
        // Enough on each page to fill what waits in between.
        yield { shapes: Array.from({ length: 200 }, (_, i) => label(`${drawn} ${i}`, [i, i], style)) };
      }
    })();
    const reader = toPdf(pages, about).getReader();
    await reader.read();
    await reader.cancel();
    expect(drawn).toBeLessThan(50);
  });
});

it('draws a rectangle with and without round corners', () => {
  expect(rectangle({ x: 1, y: 2, width: 3, height: 4 })).toBe('M1 2h3v4h-3z');
  expect(rectangle({ x: 0, y: 0, width: 10, height: 10 }, 2)).toBe(
    'M2 0h6a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
  );
});
