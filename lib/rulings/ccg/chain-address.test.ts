import { expect, it } from 'vitest';
import { resolveChain } from '@/lib/rules/ccg/chain/chain';
import { readChain, toChain } from './chain-address';

const steps = (params: Record<string, string | string[]>) =>
  resolveChain(toChain(readChain(params))).map(({ link, resolves }) => `${link + 1}${resolves ? '' : ' fails'}`);

it.each<[string, Record<string, string | string[]>, string[]]>([
  ['nobody has played', {}, []],
  ['one alone', { p1: 'attacker' }, ['1']],
  ['in reverse', { p1: 'attacker', p2: 'blocker', p3: 'attacker' }, ['3', '2', '1']],
  ['a target taken away', { p1: 'attacker', p2: 'blocker', t2: '1', n2: 'target' }, ['2', '1 fails']],
  ['a taker that is stopped takes nothing', { p1: 'attacker', p2: 'blocker', t2: '1', p3: 'attacker', t3: '2' }, ['3', '2 fails', '1']],
  ['from itself or a later one', { p1: 'attacker', t1: '1', p2: 'blocker', t2: '3' }, ['2', '1']],
  ['a gap ends the chain', { p1: 'attacker', p3: 'blocker' }, ['1']],
  ['an unknown player', { p1: 'judge' }, []],
  ['a player given twice', { p1: ['attacker', 'blocker'] }, []],
  ['an unknown need is the target', { p1: 'attacker', p2: 'blocker', t2: '1', n2: 'hat' }, ['2', '1 fails']],
  ['more than fit', Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`p${i + 1}`, 'attacker'])), ['8', '7', '6', '5', '4', '3', '2', '1']],
])('%s', (_, params, expected) => expect(steps(params)).toEqual(expected)); // prettier-ignore
