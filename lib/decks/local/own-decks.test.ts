import { expect, it } from 'vitest';
import { withCards } from '../edit/testing/world';
import { gamesBuilt, ownDecks } from './own-decks';

const younger = withCards('KS-001');
const older = { ...withCards('EX-001'), format: 'ccg/standard' };
const copy = (id: string, draft = younger) => ({ id, slug: `slug-${id}`, revision: 3, savedAt: 5, draft });
const left = (id: string, base: number, draft = younger) => ({ id, base, draft, changes: [], at: 1 });

it('one’s decks are the copies with what was edited here since, by the latest draft of each', () => {
  const edited = withCards('KS-001', 'KS-002');
  const decks = ownDecks({ decks: [copy('a'), copy('b')] }, [left('b', 3, edited), left('b', 2)]);
  expect(decks).toEqual([
    { id: 'a', slug: 'slug-a', isNew: false, draft: younger, unsent: false },
    { id: 'b', slug: 'slug-b', isNew: false, draft: edited, unsent: true },
  ]);
});

it('a draft of a deck that the server has is no new deck, though no copy of it is here', () => {
  expect(ownDecks(undefined, [left('made here', 0), left('on the server', 4)])).toMatchObject([
    { id: 'made here', isNew: true, slug: undefined },
    { id: 'on the server', isNew: false, slug: undefined },
  ]);
});

it('the games built are those of the copies and of the drafts', () => {
  expect(gamesBuilt(ownDecks({ decks: [copy('a')] }, []))).toEqual(['mythos']);
  expect(gamesBuilt(ownDecks({ decks: [copy('a', older)] }, []))).toEqual(['ccg']);
  expect(gamesBuilt(ownDecks({ decks: [copy('a')] }, [left('n', 0, older)]))).toEqual(['mythos', 'ccg']);
  expect(gamesBuilt([])).toEqual([]);
});
