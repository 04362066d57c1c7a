import { expect, it } from 'vitest';
import { crestAddress } from '@/lib/ui/crest/address';
import { crest } from '@/lib/ui/crest/crest';
import { drawnCrest } from './crest';

const at = (address: string) => drawnCrest(new URL(address, 'http://site'));

it('draws the very picture that the site would have sent', async () => {
  const answer = at(crestAddress({ identity: 'Rock Lee', faction: 'Leaf Village', rarity: 'R' }));
  expect(answer?.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer?.text()).toBe(crest('rock-lee', 'leaf', 2));
});

it.each([
  '/crest/rock-lee.svg?tint=leaf&tier=2&v=1',
  '/crest/rock-lee.svg?tint=pink&tier=2&v=2',
  '/crest/..%2f.svg?tint=leaf&tier=2&v=2',
  '/crest/rock-lee.svg?tint=leaf&tier=9&v=2',
])('draws nothing for %s', (address) => expect(at(address)).toBeUndefined());
