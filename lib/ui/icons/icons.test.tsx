import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon, ICONS_VERSION } from './icon';
import { iconSprite, SHAPES } from './shapes';

it('keeps its drawings under one version: raise ICONS_VERSION when this fails, then `vitest -u`', () => {
  const hash = createHash('sha256').update(iconSprite()).digest('hex').slice(0, 16);
  expect({ version: ICONS_VERSION, hash }).toMatchInlineSnapshot(`
    {
      "hash": "68ff43af56178866",
      "version": 1,
    }
  `);
});

it('draws within its square', () => {
  for (const [name, shape] of Object.entries(SHAPES))
    for (const [number] of shape.matchAll(/(?<=[ML])-?\d+(\.\d+)? ?-?\d+(\.\d+)?/g))
      for (const place of number.split(' ').map(Number))
        expect(Math.abs(place - 12), `${name}: ${number}`).toBeLessThanOrEqual(12);
});

it('is heard when it has a name, and only then', () => {
  expect(renderToStaticMarkup(<Icon name="edge" label="Edge" />)).toContain('role="img" aria-label="Edge"');
  expect(renderToStaticMarkup(<Icon name="edge" />)).toContain('aria-hidden="true"');
});
