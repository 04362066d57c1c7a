import type { CardDefinition } from '../../cards/schema';
import { runScenario } from '../run';

/** Every code that stands anywhere in a scenario. */
function codesIn(json: unknown, codes: ReadonlyMap<string, CardDefinition>): string[] {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node === 'string' && codes.has(node)) found.add(node);
    else if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) Object.values(node).forEach(walk);
  };
  walk(json);
  return [...found];
}

/** Effects, as `code:number`, without which every scenario would still hold: nothing proves them. */
export function unprovenEffects(definitions: readonly CardDefinition[], scenarios: readonly unknown[]): string[] {
  const byCode = new Map(definitions.map((one) => [one.code, one]));
  const known = scenarios.map((json) => ({ json, codes: codesIn(json, byCode) }));
  return definitions.flatMap((card) => {
    const about = known.filter(({ codes }) => codes.includes(card.code));
    return card.effects.flatMap((_, i) => {
      const without = { ...card, effects: card.effects.filter((_effect, at) => at !== i) };
      const proven = about.some(({ json, codes }) => {
        const cards = codes.map((code) => (code === card.code ? without : (byCode.get(code) as CardDefinition)));
        return !runScenario(cards, json).ok;
      });
      return proven ? [] : [`${card.code}:${i + 1}`];
    });
  });
}
