import { effectSchema, type Effect, type Trigger } from '../effects/effect';
import { BUILT_IN_REFS, conditionSchema, refSchema } from '../effects/expression';
import { type Step, stepSchema } from '../effects/step';
import { type CardDefinition, type CardType } from '../schema';
import { mistake, type Mistake } from './mistake';
import { around, type Node, type Visit, within } from './walk';

// Names spoken of (`self`, `it`, what `as` bound): each must stand for something where it is said.

const isBuiltIn = (name: string) => (BUILT_IN_REFS as readonly string[]).includes(name);

/** Looks at one card from its first line to its last: a name is there once what binds it was passed. */
export function referenceCheck(card: CardDefinition, report: (mistakes: readonly Mistake[]) => void): Visit {
  const bound = new Set<string>();
  return (node) => {
    if (node.schema === refSchema) {
      report(isBinding(node) ? shadowing(node) : unbound(node, bound, card));
      return;
    }
    // Done again until: from the second time on, the step's own result is there to ask about.
    if (node.path.at(-1) === 'until' && node.schema === conditionSchema) bind(stepOf(node)?.as, bound);
    if (node.path.at(-1) === 'steps') {
      const step = stepOf(node);
      if (step?.do === 'forEach' && node.parent?.value === step) return scoped(step.member, bound);
    }
    if (node.schema === stepSchema)
      return () => {
        const step = node.value as Step;
        bind(step.as, bound);
        if (step.do === 'revealUntil') bind(step.found, bound);
      };
    // "host" is also one of the words of a field that takes nothing but words and groups.
    if (node.value === 'host' && isWords(node)) report(absent(node, 'host', card));
    return;
  };
}

function bind(name: string | undefined, bound: Set<string>): void {
  if (name !== undefined) bound.add(name);
}

/** Bound on the way in, for as long as the walk is inside. */
function scoped(name: string, bound: Set<string>): (() => void) | undefined {
  if (bound.has(name)) return undefined;
  bound.add(name);
  return () => bound.delete(name);
}

function stepOf(node: Node): Step | undefined {
  return around(node, stepSchema)?.value as Step | undefined;
}

function isWords(node: Node): boolean {
  const { def } = node.schema._zod;
  return def.type === 'enum' || def.type === 'literal';
}

/** The fields that give a name rather than speak of it. */
function isBinding(node: Node): boolean {
  const field = node.path.at(-1);
  return field === 'as' || field === 'found' || field === 'member';
}

function shadowing({ path, value }: Node): Mistake[] {
  const name = value as string;
  return isBuiltIn(name) ? [mistake(path, 'taken', { name })] : [];
}

function unbound(node: Node, bound: ReadonlySet<string>, card: CardDefinition): Mistake[] {
  const name = node.value as string;
  if (!isBuiltIn(name)) {
    if (bound.has(name)) return [];
    const known = [...BUILT_IN_REFS.filter((ref) => absent(node, ref, card).length === 0), ...bound];
    return [mistake(node.path, 'unbound', { name, known })];
  }
  const expected = notACard(node);
  if (expected && !(name === 'self' && card.type === 'mission'))
    return [mistake(node.path, 'noCard', { name, expected })];
  return absent(node, name, card);
}

/** What a field asks for where it does not ask for a card: these names all stand for cards. */
function notACard(node: Node): string | undefined {
  switch (node.path.at(-1)) {
    case 'done':
      return 'the name of a step';
    case 'amount':
      return 'the name of a number';
    case 'mission':
      return 'the name of a mission';
    default:
      return undefined;
  }
}

/** Says where a built-in name is there, when it is not there here. */
function absent(node: Node, name: string, card: CardDefinition): Mistake[] {
  const where = nowhere(node, name, card);
  return where ? [mistake(node.path, 'notHere', { name, where })] : [];
}

function nowhere(node: Node, name: string, card: CardDefinition): string | undefined {
  const effects = effectsAround(node);
  switch (name) {
    case 'host':
      return card.type === 'attachment' && card.attach.to === 'character' ? undefined : 'on attachments of characters';
    case 'it':
      return effects.some(hasIt) ? undefined : 'where something happens to a character: triggered, replacement';
    case 'partner':
      return effects.some((effect) => effect.gate?.duel !== undefined) ? undefined : 'behind a gate with duel';
    case 'covered':
      return speaker(effects, card) === 'character' ? undefined : 'on characters, which can be upgrades';
    case 'target':
      return within(node, 'price') ? undefined : 'in the price of a step';
    default:
      return undefined;
  }
}

/** From the inside out: an effect can stand in another that gives it to characters. */
function effectsAround(node: Node): Effect[] {
  const found = around(node, effectSchema);
  return found ? [found.value as Effect, ...(found.parent ? effectsAround(found.parent) : [])] : [];
}

/** Whose text it is: effects that are given away are given to characters. */
function speaker(effects: readonly Effect[], card: CardDefinition): CardType {
  return effects.length > 1 ? 'character' : card.type;
}

const ABOUT_A_CHARACTER: readonly Trigger['event'][] = ['played', 'defeated', 'moved', 'attached', 'affected'];

function hasIt(effect: Effect): boolean {
  return effect.kind === 'replacement' || (effect.kind === 'triggered' && ABOUT_A_CHARACTER.includes(effect.on.event));
}
