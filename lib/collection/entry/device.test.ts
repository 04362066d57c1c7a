import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/lib/decks/local/testing';
import { batchShelf, claimBatch, forgetBatches, leftBatches } from './device';
import type { KeptBatch } from './ports';

const batch = (id: string): KeptBatch => ({ id, changes: [{ list: 'owned', printing: 'KS-108-R', delta: 2 }] });

describe('batches on a device', () => {
  it('come back as they were kept, to their owner only', () => {
    const device = memoryStorage();
    batchShelf(device, 'ann', 'tab').keep(batch('one'));
    expect(leftBatches(device, 'ann')).toEqual([{ tab: 'tab', ...batch('one') }]);
    expect(leftBatches(device, 'bob')).toEqual([]);
    batchShelf(device, 'ann', 'tab').drop('one');
    expect(device.keys()).toEqual([]);
  });

  it('are handed from a tab that is gone to one that lives', () => {
    const device = memoryStorage();
    batchShelf(device, 'ann', 'gone').keep(batch('one'));
    claimBatch(device, 'ann', { tab: 'gone', ...batch('one') }, 'here');
    expect(leftBatches(device, 'ann')).toEqual([{ tab: 'here', ...batch('one') }]);
  });

  it('are cleared when another person signs in, or the last one leaves', () => {
    const device = memoryStorage();
    device.setItem('kage.shortcuts', 'off');
    batchShelf(device, 'ann', 'tab').keep(batch('one'));
    batchShelf(device, 'bob', 'tab').keep(batch('two'));
    forgetBatches(device, 'bob');
    expect(leftBatches(device, 'ann')).toEqual([]);
    expect(leftBatches(device, 'bob')).toHaveLength(1);
    forgetBatches(device);
    expect(device.keys()).toEqual(['kage.shortcuts']);
  });

  it.each([
    'no JSON {',
    'null',
    '{}',
    '[]',
    '[{"list":"owned","printing":"KS-108-R","delta":0}]',
    '[{"list":"owned","printing":"KS-108-R","delta":5000}]',
    '[{"list":"stolen","printing":"KS-108-R","delta":1}]',
    '[{"list":"owned","delta":1}]',
  ])('%s is no batch', (text) => {
    const device = memoryStorage();
    device.setItem('kage.collection/ann/tab/one', text);
    expect(leftBatches(device, 'ann')).toEqual([]);
  });
});
