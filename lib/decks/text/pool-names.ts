import type { CardPool } from '../cards/pool';
import { nameIndex, type NameIndex } from './name-index';

const indexes = new WeakMap<CardPool, NameIndex>();

/** Names of a pool's cards, indexed once for as long as the pool is in use. */
export function poolNames(pool: CardPool): NameIndex {
  let index = indexes.get(pool);
  if (!index) indexes.set(pool, (index = nameIndex(pool)));
  return index;
}
