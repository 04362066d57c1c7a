import { expect, it } from 'vitest';
import { legalContent } from '../testing/people';
import { addressIn } from './address';
import { writeDeckCode } from './code/deck-code';

const code = writeDeckCode(legalContent());
const slug = 'a1B2c3D4e5F6g7';

it.each([
  [`https://kage.example/en/decks/${slug}`, { kind: 'deck', reference: { slug } }],
  [`  http://kage.example/uk/decks/${slug}/history?x=1#top\n`, { kind: 'deck', reference: { slug } }],
  [`/decks/${slug}@12`, { kind: 'deck', reference: { slug, revision: 12 } }],
  [`kage.example/d/${slug}`, { kind: 'deck', reference: { slug } }],
  [`https://kage.example/pl/decks/code/${code.toLowerCase()}`, { kind: 'code', code: code.toLowerCase() }],
  [`https://kage.example/pl/decks/${code}/hands`, { kind: 'code', code }],
  [`https://evil.example/en/decks/${slug}`, undefined],
  [`https://kage.example@evil.example/decks/${slug}`, undefined],
  [`https://kage.example.evil.example/decks/${slug}`, undefined],
  [`evil.example/d/${slug}`, undefined],
  [`//evil.example/decks/${slug}`, undefined],
  [`https://elsewhere.example/decks/code/${code}`, { kind: 'code', code }],
  [slug, undefined],
  ['Naruto Uzumaki', undefined],
  [`2 KS-108 https://kage.example/decks/${slug}`, undefined],
  [`https://kage.example/cards/${slug}`, undefined],
  ['https://kage.example/decks/mine', undefined],
  [`/decks/${'a'.repeat(100_000)}`, undefined],
  ['/'.repeat(4999), undefined],
])('the address in %j', (text, address) => expect(addressIn(text, 'https://kage.example')).toEqual(address));
