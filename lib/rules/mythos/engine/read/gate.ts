import type { CompiledGate, Test } from '../library/types';
import type { Game } from '../state/game';
import type { Scope } from '../state/state';
import { hereOf, namedHere } from './scope';

/** DUEL and FIRST STRIKE (001, glossary). */
export function gateHolds(g: Game, scope: Scope, gate: CompiledGate | null): boolean {
  if (gate === null) return true;
  if (gate.first && !scope.first) return false;
  return gate.duel < 0 || namedHere(g, hereOf(g, scope), gate.duel).length > 0;
}

/** A static's gate and its "if". */
export function gateOpen(g: Game, scope: Scope, gate: CompiledGate | null, condition: Test | null): boolean {
  return gateHolds(g, scope, gate) && (condition === null || condition(g, scope, scope.you));
}
