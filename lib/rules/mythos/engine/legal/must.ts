import { gateHolds } from '../read/gate';
import { asPlayed } from '../read/cost';
import { timingHolds } from '../flow/fire';
import { canDo } from '../interpret/feasible';
import { clone } from '../state/clone';
import { card, defOf, type Game, gameOf } from '../state/game';
import { UPGRADE } from '../state/prompt';
import type { PlayerId } from '../state/state';
import { cover, toField } from '../board/zones';
import type { Way } from './refuse';

/**
 * A card whose "must" cannot be done cannot be played (003). Judged as if it lay there already: its own presence counts.
 * What depends on another step ("if you do") is no condition for playing, nor is what the opponent must do: "you" is who
 * plays the card, and an opponent without cards could else forbid it.
 */
export function mustImpossible(g: Game, player: PlayerId, way: Way): boolean {
  const def = defOf(g, way.card);
  if (!def.hasMust) return false;
  const upgrade = way.how === UPGRADE;
  const reveal = card(g, way.card).zone === 'field';
  const scope = { ...asPlayed(g, { player, card: way.card, mission: way.mission, reveal }), upgrade };
  const musts = def.effects
    .filter((effect) => effect.timing !== 'score' && timingHolds(scope, effect.timing))
    .map((effect) => ({
      effect,
      steps: (g.lib.blocks[effect.variants[0] as number]?.steps ?? []).filter(
        (step) => step.obligation === 'must' && step.who !== 'opponent' && step.if === null && step.verb !== 'later',
      ),
    }))
    .filter(({ steps }) => steps.length > 0);
  if (musts.length === 0) return false;
  const trial = gameOf(g.lib, clone(g.s), null);
  trial.s.players[player].chakra = g.s.players[player].chakra;
  if (upgrade) cover(trial, way.card, way.over);
  else if (!reveal) toField(trial, way.card, way.mission, player);
  card(trial, way.card).hidden = false;
  return musts.some(
    ({ effect, steps }) =>
      gateHolds(trial, scope, effect.gate) &&
      steps.some((step) => !step.until?.(trial, scope, player) && !canDo(trial, step, scope, player)),
  );
}
