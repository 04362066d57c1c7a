import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken';

it.each([
  ['Comment le renfort fonctionne-t-il ?', ['fonctionne-t-il']],
  [
    'Puis-je jouer, et peut-on défausser ? Deux équipes peuvent-elles bloquer ?',
    ['Puis-je', 'peut-on', 'peuvent-elles'],
  ],
  ['Qu’est-ce que la Loupe ?', ['Qu’est-ce']],
  ['A follow-up, an add-ons list, Yami-no-ilk', []],
  ['', []],
])('%s keeps together %j', (text, kept) => {
  const html = renderToStaticMarkup(<Unbroken text={text} />);
  expect([...html.matchAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g)].map((match) => match[1])).toEqual(kept);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text);
});
