import { sameNameKey } from '@/lib/rules/ccg/deck/deck-list';
import { MAX_COPIES } from '../limits';
import type { LineReading } from './line';
import type { NameIndex } from './name-index';

/** As `exportText` writes a card of somebody's own making. */
const LINE = /^(?<count>[1-9]\d?) (?<name>.+) \((?<code>OWN-[A-Z0-9]{8})\)$/su;

/**
 * A line just as this site writes one of an own card, `2 -1+2 [x] // 3 (OWN-7K2M9QXA)`. People call their cards what
 * they like, so nothing in such a name is taken for a count, a comment or a bracket. Who does not have that card, but
 * one own card of the same name, means that one. Undefined for any other line: that is read as people write it.
 */
export function readOwnLine(line: string, index: NameIndex): LineReading | undefined {
  const { count: digits, name = '', code = '' } = LINE.exec(line.trim())?.groups ?? {};
  const count = Number(digits);
  if (digits === undefined || count > MAX_COPIES) return undefined;
  const key = sameNameKey(name);
  const called = (index.pool.own ?? [])
    .filter(({ definition }) => Object.values(definition.name).some((one) => sameNameKey(one ?? '') === key))
    .map((card) => card.code);
  if (index.pool.get(code)) return { kind: 'card', code, count, otherName: !called.includes(code) };
  const [only] = called;
  if (only !== undefined && called.length === 1) return { kind: 'card', code: only, count, otherName: false };
  const candidates = called.length > 0 ? called : index.named(name);
  return { kind: 'problem', reason: 'own-card', candidates, count };
}
