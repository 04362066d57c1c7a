import type { CardDefinition } from '../../cards/schema';
import type { Effect } from '../../cards/effects/effect';
import { libraryFor } from '../board';
import { runScenario } from '../run';

/**
 * The line with nothing left to do. It keeps its place: an effect to copy is named by its number, and other lines may
 * speak of it ("repeat the MAIN effect").
 */
function emptied(effect: Effect): Effect {
  if (effect.kind === 'instant' || effect.kind === 'triggered') return { ...effect, steps: [] };
  return { kind: 'static', timing: effect.timing, grants: [] };
}

/**
 * Effect lines that could be taken off their card without any scenario noticing: `KS-001 2` is the second line of that
 * card. Only scenarios that name the card are run for it, in the order given; all of them must hold as the cards are.
 */
export function uncoveredLines(definitions: readonly CardDefinition[], scenarios: readonly unknown[]): string[] {
  const named = scenarios.map(codesIn);
  const uncovered: string[] = [];
  for (const card of definitions) {
    const used = scenarios.filter((_, i) => named[i]?.has(card.code));
    const codes = new Set([card.code, ...named.filter((one) => one.has(card.code)).flatMap((one) => [...one])]);
    const around = definitions.filter(({ code }) => codes.has(code));
    card.effects.forEach((_, line) => {
      const without = around.map((one) => (one === card ? withoutLine(card, line) : one));
      const library = libraryFor(without, {});
      const noticed = used.some((scenario) => !runScenario(without, scenario, library).ok);
      if (!noticed) uncovered.push(`${card.code} ${line + 1}`);
    });
  }
  return uncovered;
}

function withoutLine(card: CardDefinition, line: number): CardDefinition {
  return { ...card, effects: card.effects.map((effect, i) => (i === line ? emptied(effect) : effect)) };
}

/** Everything in a scenario that can be a card code. */
function codesIn(node: unknown): Set<string> {
  const codes = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') codes.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(node);
  return codes;
}
