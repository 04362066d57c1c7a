import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkParts } from './link-parts';

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

describe('links in plain text', () => {
  it.each([
    ['see https://example.org/a?b=c#d, it is good', ['https://example.org/a?b=c#d']],
    ['(http://example.org/x).', ['http://example.org/x']],
    ['«https://example.org/як-грати»', ['https://example.org/як-грати']],
    ['HTTPS://EXAMPLE.ORG/X', ['HTTPS://EXAMPLE.ORG/X']],
    ['two: https://a.example/1 https://b.example/2!', ['https://a.example/1', 'https://b.example/2']],
  ])('%s', (text, expected) => expect(links(text)).toEqual(expected));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://example.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x file:///etc/passwd ftp://example.org/x //example.org/x',
    'https://kage.example@evil.example/x',
    'https://user:pass@evil.example/x',
    'https:// http://.',
    'xhttps',
  ])('%s is no link', (text) => expect(links(text)).toEqual([]));

  it('ends an address before markup and quotes', () => {
    expect(links('https://example.org/x"onmouseover=alert(1)')).toEqual(['https://example.org/x']);
    expect(links('https://example.org/x<img src=y>')).toEqual(['https://example.org/x']);
  });

  it('puts the text together again as it was', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.webUrl(),
      fc.constantFrom(' ', '\n', 'https://'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        const parts = linkParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { at, text: part, href } of parts) {
          expect(text.slice(at, at + part.length)).toBe(part);
          if (href) expect(['http:', 'https:']).toContain(new URL(href).protocol);
        }
      }),
    );
  });
});
