import type { Subject } from '../../cards/effects/grant';
import type { Making } from './steps';
import type { Group, Match } from './types';
import { hostOf } from '../read/scope';

export function compileSubject(m: Making, subject: Subject): { match: Match; group: Group | null } {
  if (subject === 'self') return { match: (_g, scope, _you, id) => id === scope.self, group: null };
  if (subject === 'host') return { match: (g, scope, _you, id) => id === hostOf(g, scope), group: null };
  const group = m.compiler.group(subject);
  return { match: group.has, group };
}
