import { describe, expect, it } from 'vitest';
import { toDeckCard } from '@/lib/rules/mythos/deck/deck-list';
import { readNamedSet } from '@/lib/testing/set-files';
import { poolOf } from '../cards/pool-card';
import { cardsMeant, MOST_MEANT } from './cards-meant';
import { nameIndex } from './name-index';

const cards = ['ks', 'ss'].flatMap((set) => readNamedSet(set).cards);
const index = nameIndex(poolOf(cards.map((definition) => ({ ...toDeckCard(definition), definition }))));
const named = (...names: string[]) => cards.filter(({ name }) => names.includes(name.en)).map(({ code }) => code);

describe('the cards a text means', () => {
  it.each<[string, readonly string[]]>([
    ['KS-108', ['KS-108']],
    ['ks108', ['KS-108']],
    ['KS-108-RA', ['KS-108']],
    ['(KS) 009', ['KS-009', 'KS-M09']],
    ['Naruto Uzumaki', named('Naruto Uzumaki')],
    ['uzumaki naruto', named('Naruto Uzumaki')],
    ['Naruto', named('Naruto Uzumaki')],
    ['Наруто', named('Naruto Uzumaki')],
    ['narut', named('Naruto Uzumaki')],
    ['Shikamru', named('Shikamaru Nara')],
    ['Shikamru Nara', named('Shikamaru Nara')],
    ['Шікамару', named('Shikamaru Nara')],
    ['Gaara of the Desert', named('Gaara')],
    ['Pakkun Rashomon', []],
    ['Naruto Uzumaki xyzzy', []],
    ['KS-999', []],
    ['', []],
    ['—', []],
    ['\u0000', []],
  ])('%j', (text, codes) => {
    expect(cardsMeant(text, index)).toEqual(codes);
  });

  it('are bounded', () => {
    for (const text of ['n', 'a', 'genin', 'x'.repeat(100_000), 'naruto '.repeat(10_000)])
      expect(cardsMeant(text, index).length).toBeLessThanOrEqual(MOST_MEANT);
  });
});
