import { describe, expect, it } from 'vitest';
import { readNamedSet, readSetFile } from '@/lib/testing/set-files';
import { readFileSync } from 'node:fs';
import { withNicknames } from './nicknames';

const file = (names: Record<string, string[]>) => ({
  path: 'prisma/data/nicknames/x.json',
  text: JSON.stringify({ game: 'mythos', names }),
  hash: '',
});
const aliasesOf = (name: string, sets: ReturnType<typeof withNicknames>) =>
  sets.flatMap(({ cards }) => cards).find((card) => card.name.en === name)?.aliases?.name;

describe('withNicknames', () => {
  const sets = [readSetFile('ks')];

  it('adds nicknames to the other names of a card, and leaves the others as they are', () => {
    const named = withNicknames(sets, [file({ Jiraiya: ['Pervy Sage'] })]);
    expect(aliasesOf('Jiraiya', named)).toContain('Pervy Sage');
    expect(aliasesOf('Tsunade', named)).toEqual(aliasesOf('Tsunade', sets));
  });

  it('names a nickname of nobody', () => {
    expect(() => withNicknames(sets, [file({ Jiraja: ['x'] })])).toThrow('names.Jiraja: no card has this name');
  });

  it('is what tests of other rooms rest on', () => {
    const text = readFileSync('prisma/data/nicknames/mythos.json', 'utf8');
    const both = [readSetFile('ks'), readSetFile('ss')];
    const named = withNicknames(both, [{ path: '', text, hash: '' }]);
    expect(aliasesOf('Gaara', named)).toEqual(aliasesOf('Gaara', [readNamedSet('ks')]));
  });
});
