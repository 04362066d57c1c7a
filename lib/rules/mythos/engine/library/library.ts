import type { CardDefinition } from '../../cards/schema';
import { steps } from '../../cards/effects/bindings';
import { type Card, effectOf, replacementOf, triggerOf } from './effects';
import { grantsOfStatic } from './grants';
import type { Making } from './steps';
import { makeCompiler } from '../expressions/make-compiler';
import { traitNumber, traitNumbers } from './traits';
import type { Block, CardLibrary, CompiledCard } from './types';

/** Cards compiled once; definitions of later codes replace earlier ones of the same code. */
export function makeLibrary(definitions: Iterable<CardDefinition>): CardLibrary {
  const blocks: Block[] = [];
  const making: Making = { compiler: makeCompiler(), blocks };
  const byCode = new Map<string, number>();
  const cards: CompiledCard[] = [];
  for (const definition of definitions) {
    const index = byCode.get(definition.code) ?? cards.length;
    byCode.set(definition.code, index);
    cards[index] = compile(making, definition, index);
  }
  return {
    cards,
    byCode,
    blocks,
    trait: (key) => traitNumber(making.compiler.traits, key),
    traitName: (trait) => making.compiler.traits.keys[trait] ?? '',
    allTraits: () => making.compiler.traits.keys.map((_, trait) => trait),
  };
}

function compile(m: Making, definition: CardDefinition, index: number): CompiledCard {
  const one: Card = { def: index, effects: definition.effects };
  const name = traitNumber(m.compiler.traits, `name:${definition.name.en}`);
  const traits = new Set([
    name,
    ...definition.keywords.map((keyword) => traitNumber(m.compiler.traits, `keyword:${keyword}`)),
  ]);
  if (definition.family) traits.add(traitNumber(m.compiler.traits, `family:${definition.family}`));
  if (definition.type !== 'mission') traits.add(traitNumber(m.compiler.traits, `faction:${definition.faction}`));
  const attach = definition.type === 'attachment' ? definition.attach : null;
  const onCharacter = attach?.to === 'character' ? attach : null;
  const data = JSON.stringify(definition.effects);
  const lines = linesOf(m, one);
  return {
    code: definition.code,
    index,
    definition,
    type: definition.type,
    name,
    cost: definition.type === 'mission' ? 0 : definition.chakra,
    power: definition.type === 'mission' ? 0 : definition.power,
    points: definition.type === 'mission' ? definition.points : 0,
    traits,
    attach,
    attachAny: traitNumbers(m.compiler.traits, onCharacter?.anyOf),
    attachNone: traitNumbers(m.compiler.traits, onCharacter?.noneOf),
    ...lines,
    continuous: lines.grants.length + lines.triggers.length + lines.replacements.length > 0,
    blanks: lines.grants.some((grant) => grant.kind === 'blank'),
    sided: /"side"|"you"|"losing"/.test(data),
    hasMust: steps(definition.effects).some((step) => step.obligation === 'must'),
  };
}

type Lines = Pick<CompiledCard, 'effects' | 'triggers' | 'replacements' | 'grants'>;

function linesOf(m: Making, one: Card): Lines {
  const lines = {
    effects: [] as CompiledCard['effects'][number][],
    triggers: [] as CompiledCard['triggers'][number][],
    replacements: [] as CompiledCard['replacements'][number][],
    grants: [] as CompiledCard['grants'][number][],
  };
  one.effects.forEach((effect, i) => {
    const number = i + 1;
    switch (effect.kind) {
      case 'instant':
        lines.effects.push(effectOf(m, one, effect, number));
        break;
      case 'triggered':
        lines.triggers.push(triggerOf(m, one, effect, number));
        break;
      case 'replacement':
        lines.replacements.push(replacementOf(m, one, effect, number));
        break;
      case 'static':
        lines.grants.push(...grantsOfStatic(m, one, effect, number));
        break;
      case 'modifier':
        break;
    }
  });
  return lines;
}
