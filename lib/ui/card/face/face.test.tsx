import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { cardText } from '@/lib/rules/mythos/text/card-text';
import { plain } from '@/lib/rules/mythos/text/pieces';
import { readSetFile } from '@/lib/testing/set-files';
import { CardFace } from './face';
import { faceOf } from './face-card';
import { faceSentence } from './sentence';

const WORDS = {
  cost: 'Cost',
  power: 'Power',
  points: 'Mission points',
  instant: 'Instant effect',
  continuous: 'Continuous effect',
};
const cards = ['ks', 'ss'].flatMap((set) => readSetFile(set).cards);
/** Ten of each kind of card, spread over the sets. */
const THIRTY = (['character', 'attachment', 'mission'] as const).flatMap((type) => {
  const all = cards.filter((card) => card.type === type);
  return Array.from({ length: 10 }, (_, index) => all[Math.floor((index * all.length) / 10)]).filter(
    (card) => card !== undefined,
  );
});

describe('CardFace', () => {
  it('draws thirty cards in every language as it did: look at them before you run `vitest -u`', async () => {
    expect(THIRTY).toHaveLength(30);
    const hashes = THIRTY.flatMap((card) =>
      LOCALES.map((locale): [string, string] => {
        const face = { ...faceOf(card, locale), text: cardText(card, { locale }).map(plain) };
        const html = renderToStaticMarkup(<CardFace card={face} locale={locale} words={WORDS} href="#" />);
        return [`${card.code} ${locale}`, createHash('sha256').update(html).digest('hex').slice(0, 12)];
      }),
    );
    await expect(`${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`).toMatchFileSnapshot('face.golden.json');
  });

  it('escapes what it is given', () => {
    const face = faceOf(THIRTY[0] ?? cards[0] ?? never(), 'en');
    const html = renderToStaticMarkup(
      <CardFace card={{ ...face, name: { text: '<script>"', locale: 'en' } }} locale="en" words={WORDS} />,
    );
    expect(html).not.toContain('<script');
  });
});

describe('faceSentence', () => {
  const card = cards.find(({ code }) => code === 'KS-108') ?? never();
  it.each([
    [
      'en',
      /^Naruto Uzumaki, Shadow Clone Jutsu\. Character, Leaf Village\. Cost 5, Power 5\. Team 7, Jutsu\. Rare, KS-108\.$/,
    ],
    ['pl', /^Naruto Uzumaki, .*\. Postać, Wioska Liścia\. .* Rzadka, KS-108\.$/],
  ] as const)('reads a card out in %s', (locale, sentence) =>
    expect(faceSentence(faceOf(card, locale), WORDS, locale)).toMatch(sentence),
  );

  it('says of a mission what it is worth, and of an attachment what it adds', () => {
    const told = (type: string) =>
      faceSentence(faceOf(cards.find((other) => other.type === type) ?? never(), 'en'), WORDS, 'en');
    expect(told('mission')).toMatch(/Mission\. Mission points 1\. D 2, C 3, B 4, A 5\. KS-M01\.$/);
    expect(told('attachment')).toMatch(/Power [+−]\d\./);
  });
});

function never(): never {
  throw new Error('the sets have no such card');
}
