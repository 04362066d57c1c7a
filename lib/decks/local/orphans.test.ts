import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../edit/draft';
import type { KeptDraft, ServerAnswer } from '../edit/ports';
import { dropDrafts, orphanedDrafts } from './orphans';
import { accountShelf, leftDrafts } from './shelf';
import { memoryStorage } from './testing';

const kept = (id: string, at = 1, base = 2): KeptDraft => ({
  id,
  base,
  draft: emptyDraft({ name: id, format: 'mythos/standard' }),
  changes: [],
  at,
});
const abandoned = () => Promise.resolve(true);

/** A server that has deleted the decks of those ids, and notes what it was asked for. */
function serverWithout(...gone: string[]) {
  const asked: string[] = [];
  const load = (id: string): Promise<ServerAnswer> => {
    asked.push(id);
    return Promise.resolve(gone.includes(id) ? { kind: 'gone' } : { kind: 'unreachable' });
  };
  return { load, asked };
}

describe('drafts of deleted decks', () => {
  it('are found, the latest of each deck', async () => {
    const device = memoryStorage();
    accountShelf(device, 'ann', 'tab-1').keep(kept('deleted', 1));
    accountShelf(device, 'ann', 'tab-2').keep(kept('deleted', 2));
    accountShelf(device, 'ann', 'tab-1').keep(kept('there', 3));
    const found = await orphanedDrafts(device, 'ann', serverWithout('deleted'), abandoned);
    expect(found).toEqual([{ tab: 'tab-2', kept: kept('deleted', 2) }]);
  });

  it('are nobody else’s, nor a new deck’s that was never saved', async () => {
    const device = memoryStorage();
    accountShelf(device, 'bob', 'tab').keep(kept('deleted'));
    accountShelf(device, 'ann', 'tab').keep(kept('new', 1, 0));
    const server = serverWithout('deleted', 'new');
    expect(await orphanedDrafts(device, 'ann', server, abandoned)).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it('are left to the tab that has them open', async () => {
    const device = memoryStorage();
    accountShelf(device, 'ann', 'open').keep(kept('deleted'));
    const alive = (tab: string) => Promise.resolve(tab !== 'open');
    expect(await orphanedDrafts(device, 'ann', serverWithout('deleted'), alive)).toEqual([]);
  });

  it('are asked about a few at a time', async () => {
    const device = memoryStorage();
    for (let at = 1; at <= 20; at += 1) accountShelf(device, 'ann', 'tab').keep(kept(`deck-${at}`, at));
    const server = serverWithout();
    await orphanedDrafts(device, 'ann', server, abandoned);
    expect(server.asked).toEqual(['deck-20', 'deck-19', 'deck-18', 'deck-17', 'deck-16']);
  });

  it('go from all tabs at once, other decks’ stay', () => {
    const device = memoryStorage();
    for (const tab of ['tab-1', 'tab-2']) accountShelf(device, 'ann', tab).keep(kept('deleted'));
    accountShelf(device, 'ann', 'tab-1').keep(kept('there'));
    dropDrafts(device, 'ann', 'deleted');
    expect(leftDrafts(device, 'ann')).toEqual([{ tab: 'tab-1', kept: kept('there') }]);
  });
});
