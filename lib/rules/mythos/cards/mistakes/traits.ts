import type { z } from 'zod';
import type { Chosen } from '../effects/expression';
import { type Trait, traitSchema } from '../effects/trait';
import { asOf } from '../errata';
import { type CardDefinition, cardSchema, type CardType } from '../schema';
import { shapeOf } from './filters';
import { type KnownTraits, wordOf } from './known-traits';
import { mistake, type Mistake } from './mistake';
import type { Node } from './walk';

// Names, keywords and families that an effect asks for: some card must have them, or the word is mistyped.

export function traitMistakesAt(node: Node, known: KnownTraits): Mistake[] {
  const { path, schema, value } = node;
  if (schema === cardSchema) return ofCard(value as CardDefinition);
  if (schema === traitSchema) return ofTrait(path, value as Trait, typeAskedFor(node), known);
  if (path.at(-2) === 'gate' && path.at(-1) === 'duel' && isText(schema))
    return ofTrait(path, { name: value as string }, 'character', known);
  return [];
}

function isText(schema: z.core.$ZodType): boolean {
  return schema._zod.def.type === 'string';
}

/** What a card says of itself. */
function ofCard(definition: CardDefinition): Mistake[] {
  const { name, family, keywords, doubts = [], errata = [], ...card } = definition;
  const found: Mistake[] = [];
  if (family !== undefined && !name.en.split(' ').includes(family))
    found.push(mistake(['family'], 'familyNotInName', { family, name: name.en }));
  for (const [index, keyword] of keywords.entries())
    if (keywords.indexOf(keyword) < index) found.push(mistake(['keywords', index], 'twice', { name: keyword }));
  for (const [index, doubt] of doubts.entries()) {
    const same =
      doubt.about === 'faction'
        ? card.type !== 'mission' && doubt.other === card.faction
        : doubt.about === 'keywords' && JSON.stringify(doubt.other) === JSON.stringify(keywords);
    if (same) found.push(mistake(['doubts', index, 'other'], 'noDoubt', { what: doubt.about }));
  }
  for (const [index, { on, was }] of errata.entries()) {
    const after = asOf(definition, on);
    for (const [field, value] of Object.entries(was))
      if (JSON.stringify(value) === JSON.stringify(Reflect.get(after, field)))
        found.push(mistake(['errata', index, 'was', field], 'noErratum', { what: field }));
  }
  return found;
}

function ofTrait(path: Mistake['path'], trait: Trait, type: CardType | undefined, known: KnownTraits): Mistake[] {
  const [kind, name] = wordOf(trait);
  if (!known.isPrinted(trait)) return [mistake(path, 'unknownTrait', { kind, name, like: known.like(trait) })];
  return type && !known.canHave(type, trait) ? [mistake(path, 'wrongType', { kind, name, type })] : [];
}

/** The type of the cards a trait is asked of, where only one comes into question. Ruled out may be anything. */
function typeAskedFor(node: Node): CardType | undefined {
  if (node.path.at(-2) !== 'anyOf') return undefined;
  let at: Node | undefined = node;
  while (at && !('anyOf' in (shapeOf(at.schema) ?? {}))) at = at.parent;
  const shape = at && shapeOf(at.schema);
  if (!at || !shape) return undefined;
  if ('hidden' in shape || 'part' in shape || 'faceUp' in shape) return 'character';
  const filter = at.value as Partial<Extract<Chosen, { type?: unknown }>>;
  return (filter.from as string | undefined) === 'attachments' ? 'attachment' : filter.type;
}
