import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labCode, MOST_CHARACTERS, readLabCode } from './link';

const scenario = { title: 'Наруто, Łódź', round: 2, missions: [{ card: 'KS-M06', A: ['KS-010'] }] };
const code = async (value: unknown = scenario) => (await labCode(value)) ?? '';

describe('a link to the lab', () => {
  it('brings back what it was made of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), async (text) => {
        const value: unknown = JSON.parse(text);
        expect(await readLabCode(await code(value))).toEqual({ kind: 'json', json: value });
      }),
    );
  });

  it('is made of letters that no messenger changes', async () => {
    expect(await code()).toMatch(/^1\.[\w-]+$/);
  });

  it('is not made where it would be too long', async () => {
    const noise = Array.from({ length: 4000 }, (_, i) => ((i * 2654435761) % 2 ** 32).toString(36)).join('');
    expect(await labCode({ title: noise })).toBeNull();
  });

  it('is known to be broken wherever it was cut or changed', async () => {
    const whole = await code();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: whole.length - 1 }), fc.boolean(), async (at, cut) => {
        const letter = whole[at] === 'A' ? 'B' : 'A';
        const hurt = cut ? whole.slice(0, at) : whole.slice(0, at) + letter + whole.slice(at + 1);
        const read = await readLabCode(hurt);
        // The last letter may hold bits that no byte needs.
        if (read.kind === 'json') expect(read.json).toEqual(scenario);
        else expect(read.kind).toBe('broken');
      }),
    );
  });

  it.each<[string, string, string]>([
    ['nothing', '', 'broken'],
    ['words', 'hello', 'broken'],
    ['an older or newer format', '9.abc', 'other-format'],
    ['what is no JSON', `1.${deflateSync('{').toString('base64url')}`, 'broken'],
    ['a bomb', `1.${deflateSync('0'.repeat(5_000_000)).toString('base64url')}`, 'too-large'],
    ['a novel', `1.${'A'.repeat(MOST_CHARACTERS)}`, 'too-large'],
    ['signs of an address', '1.abc%20/../', 'broken'],
  ])('is refused when it is %s', async (_, link, kind) => {
    expect(await readLabCode(link)).toEqual({ kind });
  });
});
