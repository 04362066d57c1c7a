import type { CompiledEffect } from '../library/types';
import { card, defOf, type Game } from '../state/game';
import { gateOpen } from './gate';
import { grantsOf } from './play-index';

/**
 * The instants of a card, top to bottom, and after them those that others give it, numbered on from its own lines: an
 * effect that speaks of "its effects" means them too.
 */
export function instantsOf(g: Game, id: number): readonly CompiledEffect[] {
  const def = defOf(g, id);
  const gains = grantsOf(g, 'gains');
  if (gains.length === 0 || card(g, id).zone !== 'field') return def.effects;
  const gained: CompiledEffect[] = [];
  for (const { grant, scope } of gains) {
    if (grant.effect && grant.subject?.(g, scope, scope.you, id) && gateOpen(g, scope, grant.gate, grant.if)) {
      gained.push({ ...grant.effect, number: def.definition.effects.length + gained.length + 1 });
    }
  }
  return gained.length === 0 ? def.effects : [...def.effects, ...gained];
}
