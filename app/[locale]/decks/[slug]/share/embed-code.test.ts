import { expect, it } from 'vitest';
import { embedCode } from './embed-code';

it('cannot be broken by the name of a deck', () => {
  const code = embedCode({
    origin: 'https://kage.example',
    slug: 'A1b2C3d4E5f6G7',
    locale: 'uk',
    title: '"><script>&',
  });
  expect(code).toContain('src="https://kage.example/embed/decks/A1b2C3d4E5f6G7?lang=uk"');
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;&amp;"');
  expect(code.match(/</g)).toHaveLength(2);
});
