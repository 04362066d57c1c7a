import { newScope } from '../read/scope';
import { card, defOf, type Game } from '../state/game';

/** Duties that the MAIN effects of a card made when it was played: those that could not be declined. */
export function oweDuties(g: Game, id: number): void {
  const c = card(g, id);
  for (const effect of defOf(g, id).effects) {
    if (effect.timing !== 'main' || effect.gate !== null) continue;
    for (const step of g.lib.blocks[effect.variants[0] as number]?.steps ?? []) {
      if (step.verb !== 'later' || step.obligation === null || step.obligation === 'may') continue;
      g.s.duties.push({ block: step.blocks[0] as number, scope: newScope(id, c.side, c.mission) });
    }
  }
}
