import type { Grant, Static } from '../../cards/effects/effect';
import type { Subject } from '../../cards/effects/grant';
import { type Card, effectOf, gateOf } from './effects';
import type { Making } from './steps';
import { compileSubject } from './subjects';
import { traitKey, traitNumber } from './traits';
import type { CompiledGrant } from './types';
import { defOf } from '../state/game';

export function grantsOfStatic(m: Making, one: Card, line: Static, number: number): CompiledGrant[] {
  return line.grants.map((grant) => ({
    grant,
    kind: grant.grant,
    timing: line.timing,
    gate: gateOf(m, line.gate),
    if: line.if ? m.compiler.test(line.if) : null,
    ...detailsOf(m, one, grant, number),
  }));
}

type Details = Pick<CompiledGrant, 'subject' | 'group' | 'amount' | 'trait' | 'effect' | 'where' | 'self'>;
const NOTHING: Details = {
  subject: null,
  group: null,
  amount: null,
  trait: -1,
  effect: null,
  where: null,
  self: false,
};

function detailsOf(m: Making, one: Card, grant: Grant, number: number): Details {
  const reach = (subject: Subject): Pick<Details, 'subject' | 'group' | 'self'> => {
    const { match, group } = compileSubject(m, subject);
    return { subject: match, group, self: subject === 'self' };
  };
  switch (grant.grant) {
    case 'power':
    case 'setPower':
    case 'powerupBonus':
      return { ...NOTHING, ...reach(grant.to), amount: m.compiler.num(grant.amount) };
    case 'doublePower':
      return { ...NOTHING, ...reach(grant.of) };
    case 'keepTokens':
    case 'manyAttachments':
      return { ...NOTHING, ...reach(grant.to) };
    case 'sideTotal':
    case 'missionWorth':
    case 'chakra':
      return { ...NOTHING, amount: m.compiler.num(grant.amount) };
    case 'cost':
      return { ...NOTHING, ...costOf(m, grant), amount: m.compiler.num(grant.less ?? grant.more ?? 0) };
    case 'cannot':
    case 'blank':
    case 'defeatedGoToHand':
      return { ...NOTHING, ...reach(grant.what) };
    case 'lookAnytime':
      return { ...NOTHING, ...reach(grant.at) };
    case 'upgradeOver':
      return { ...NOTHING, subject: m.compiler.match(grant.what) };
    case 'playOnly':
      return { ...NOTHING, where: m.compiler.test(grant.where) };
    case 'trait':
      return { ...NOTHING, ...reach(grant.to), trait: traitNumber(m.compiler.traits, traitKey(grant.trait)) };
    case 'phantom':
      return { ...NOTHING, trait: traitNumber(m.compiler.traits, traitKey(grant.trait)) };
    case 'gains':
      return {
        ...NOTHING,
        ...reach(grant.to),
        effect:
          grant.effect.kind === 'instant'
            ? effectOf(m, { def: one.def, effects: [grant.effect] }, grant.effect, number)
            : null,
      };
    case 'scoreTwice':
      return NOTHING;
  }
}

/** Which cards a change of cost is about, read by their faces. */
function costOf(m: Making, grant: Extract<Grant, { grant: 'cost' }>): Pick<Details, 'subject' | 'self'> {
  const { of } = grant;
  if (of === 'self' || of === 'host') return { subject: compileSubject(m, of).match, self: of === 'self' };
  const looks = m.compiler.looks(of);
  return {
    subject: (g, scope, you, id) => {
      if (of.other && id === scope.self) return false;
      if (of.type !== undefined && defOf(g, id).type !== of.type) return false;
      return looks === null || looks(g, scope, you, id);
    },
    self: false,
  };
}
