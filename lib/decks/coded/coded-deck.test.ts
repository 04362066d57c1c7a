import { describe, expect, it } from 'vitest';
import { toDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { readSetFile } from '@/lib/testing/set-files';
import { poolOf } from '../cards/pool-card';
import { legalContent } from '../testing/people';
import { beginsAsCode, codeOfDeck, codedDeck, contentOfCode, faultOfCode, isCoded } from './coded-deck';

/** Both sets, the second of them not out before `releasedOn`. */
function poolWith(releasedOn?: string) {
  return poolOf(
    ['ks', 'ss'].flatMap((set) =>
      readSetFile(set).cards.map((definition) => ({
        ...toDeckCard(definition, set === 'ss' ? releasedOn : undefined),
        definition,
      })),
    ),
  );
}

const deck = legalContent({ name: 'Leaf', maybe: [{ code: 'KS-108', count: 1 }] });
const code = codeOfDeck(deck) ?? '';

describe('a deck in its address', () => {
  it('is what was written there, but for the maybe list', () => {
    expect(contentOfCode(code)).toEqual({ ...deck, description: '', visibility: 'unlisted', maybe: [] });
  });

  it.each(['', 'leafleafleaf', 'KAGE', `${code}0`, code.replace(/.$/, (last) => (last === '0' ? '1' : '0'))])(
    'is none at %j',
    (slug) => {
      expect(contentOfCode(slug)).toBeUndefined();
    },
  );

  it('may be written in small letters', () => {
    expect(contentOfCode(code.toLowerCase())).toEqual(contentOfCode(code));
  });

  it('is none that could not be stored: two hundred copies of a card', () => {
    const much = codeOfDeck({ ...deck, main: [{ code: 'KS-001', count: 200 }] }) ?? '';
    expect(contentOfCode(much)).toBeUndefined();
    expect(faultOfCode(much)).toEqual({ reason: 'unusable' });
  });

  it.each([
    ['a stump', 'KAGE1xyz', 'code-short'],
    ['its end is missing', code.slice(0, -3), 'code-short'],
    ['something behind it', `${code}0`, 'code-long'],
    ['another version', code.replace('KAGE1', 'KAGE7'), 'code-version'],
    ['a letter that is in none', code.replace(/.$/, 'U').toLowerCase(), 'code-letter'],
  ])('says what is wrong with it: %s', (_, slug, reason) => {
    expect(isCoded(slug)).toBe(true);
    expect(faultOfCode(slug)).toMatchObject({ reason });
  });

  it('is not taken for a stored deck whose slug begins alike', () => {
    expect(isCoded('kage1leaf234')).toBe(false);
    expect(beginsAsCode('kage1leaf234')).toBe(true);
    expect(beginsAsCode('kagebunshin1')).toBe(false);
  });

  it('is judged and counted like any other', () => {
    const read = codedDeck(code, deck, poolWith());
    expect(read).toMatchObject({ slug: code, legal: true, violations: [], withheld: 0, statistics: { cards: 30 } });
    expect(read.main[0]?.card.definition.code).toBe(read.main[0]?.code);
  });

  it('does not tell of cards that are not out yet', () => {
    const content = { ...deck, main: [...deck.main, { code: 'SS-001', count: 2 }] };
    const read = codedDeck('KAGE', content, poolWith('2999-01-01'));
    expect(read).toMatchObject({ withheld: 2, legal: false, statistics: { cards: 30 } });
    expect(JSON.stringify(read)).not.toContain('SS-001');
  });
});
