import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../edit/draft';
import { dropGuestDraft, forgetOthers } from './shelf';
import { memoryStorage } from './testing';
import { keepWritten, writtenKey, writtenText } from './written';

const basis = { ...emptyDraft({ name: 'Sand', format: 'mythos/standard' }), main: [{ code: 'KS-075', count: 2 }] };
const written = { text: '1 KS-075', basis };
const ann = writtenKey('ann', { id: 'deck', slug: 'sand' });
const guest = writtenKey(null, { id: 'any' });

describe('a text that is not applied yet', () => {
  it('comes back with the deck it was written over, until it is done with', () => {
    const device = memoryStorage();
    keepWritten(device, ann, written);
    expect(writtenText(device, ann)).toEqual(written);
    keepWritten(device, ann, undefined);
    expect(writtenText(device, ann)).toBeUndefined();
    expect(device.length).toBe(0);
  });

  it('is told apart by person and deck; a deck without an address has no lasting id', () => {
    const deck = { id: 'deck', slug: 'sand' };
    const keys = [writtenKey('ann', deck), writtenKey('bob', deck), writtenKey('ann', { ...deck, id: 'other' }), guest];
    expect(new Set(keys).size).toBe(4);
    expect(writtenKey('ann', { id: 'one' })).toBe(writtenKey('ann', { id: 'two' }));
    expect(guest).toBe(writtenKey(null, { id: 'other', slug: undefined }));
  });

  it('is nothing where the device holds something else', () => {
    const device = memoryStorage();
    for (const junk of [
      '',
      '{',
      '[]',
      '{"text":1}',
      '{"text":"1 KS-075"}',
      '{"text":"1 KS-075","basis":{"name":"x"}}',
    ]) {
      device.setItem(ann, junk);
      expect(writtenText(device, ann), junk).toBeUndefined();
    }
  });

  it('costs no more than itself where the device is full', () => {
    const full = memoryStorage({ full: true });
    expect(() => keepWritten(full, ann, written)).not.toThrow();
  });

  it('is forgotten with its owner', () => {
    const kept = (forget: (device: ReturnType<typeof memoryStorage>) => void) => {
      const device = memoryStorage();
      keepWritten(device, ann, written);
      keepWritten(device, guest, written);
      forget(device);
      return [ann, guest].filter((key) => writtenText(device, key));
    };
    expect(kept((device) => forgetOthers(device, 'ann'))).toEqual([ann, guest]);
    expect(kept((device) => forgetOthers(device, 'bob'))).toEqual([guest]);
    expect(kept((device) => dropGuestDraft(device, 'mythos'))).toEqual([ann]);
    expect(kept((device) => forgetOthers(device, null))).toEqual([guest]);
  });
});
