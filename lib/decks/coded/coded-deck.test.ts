import { describe, expect, it } from 'vitest';
import { toDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { readSetFile } from '@/lib/rules/mythos/testing/set-files';
import { poolOf } from '../cards/pool';
import { legalContent } from '../testing/people';
import { codeOfDeck, codedDeck, contentOfCode } from './coded-deck';

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

  it('is none that could not be stored: two hundred copies of a card', () => {
    const much = codeOfDeck({ ...deck, main: [{ code: 'KS-001', count: 200 }] });
    expect(contentOfCode(much ?? '')).toBeUndefined();
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
