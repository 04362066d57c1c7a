import { expect, it } from 'vitest';
import { keptNote } from '@/lib/ui/frame/kept-page';
import { markKept } from './mark';

/** Only what is asked of a page here: the text of its one data block. */
const pageOf = (html: string) => ({
  getElementById: (id: string) => {
    const textContent = new RegExp(`<script[^>]* id="${id}">(.*?)</script>`).exec(html)?.[1];
    return textContent === undefined ? null : Object.assign(Object.create(null), { textContent });
  },
});

const html = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body>$& text</body></html>';

it('a kept page says so, and for which address it was written, where React leaves it when it draws the page anew', () => {
  const marked = markKept(html, { at: 5, path: '/en/offline', theme: '' });
  expect(keptNote(pageOf(marked))).toEqual({ at: 5, path: '/en/offline' });
  expect(marked).toContain('<html data-kept="5" lang="en"><head><script type="application/json" ');
  expect(marked).toContain('<body>$& text</body>');
});

it('a page from the network says nothing', () => {
  expect(keptNote(pageOf(html))).toBeUndefined();
});

it('no address ends the note before its end', () => {
  const path = '/en/rulings/</script><script>$1';
  expect(keptNote(pageOf(markKept(html, { at: 5, path, theme: 'dark' })))).toEqual({ at: 5, path });
});
