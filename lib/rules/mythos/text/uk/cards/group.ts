import type { Place } from '../../../cards/effects/expression';
import { joined, say, term, type Text } from '../../pieces';
import { inflect, type Phrase } from '../words/phrase';
import { CHARACTER, type Count, DECK, DISCARD_PILE, HAND, MISSION, type Noun, OWN, YOUR } from '../words/vocabulary';
import { barePhrase, type Described, isOneOnTop } from './describe';
import { placeText, type Way } from './place';
import { named } from './reference';
import type { Scope } from './scope';

/**
 * A group with where it is, or, by `way`, where it is taken from: `ворожого персонажа на цій місії з Power 3 або менше`,
 * `ворожого персонажа з Power 3 або менше з цієї місії`. A mission that is not this one comes last, so that nothing is
 * read as said of it.
 */
export function groupPhrase(group: Described, scope: Scope, way: Way = 'at'): Phrase {
  const { noun, before, after, last } = barePhrase(group, scope);
  const first = way === 'at' ? !placedLast(group, scope) : isAnywhere(group);
  return {
    noun,
    before,
    after: (form) => joined([after?.(form) ?? '', first ? locationText(group, scope, way, form.count) : '']),
    last: (form) => joined([last?.(form) ?? '', first ? '' : locationText(group, scope, way, form.count)]),
  };
}

/** In play, wherever: nothing is left then for it to be taken from. */
function isAnywhere(group: Described): boolean {
  return (group.from === undefined || group.from === 'play') && group.in === undefined && !eachMission(group);
}

function placedLast(group: Described, { arrived }: Scope): boolean {
  const elsewhere = 'in' in group && group.in === (arrived ? 'here' : 'elsewhere');
  return elsewhere || eachMission(group);
}

function eachMission(group: Described): boolean {
  return 'perMission' in group && group.perMission === true;
}

/** Where a group is; empty for missions, which are places themselves. */
export function locationText(group: Described, scope: Scope, way: Way, count: Count = 'one'): Text {
  if (way === 'nowhere') return say``;
  switch (group.from) {
    case undefined:
    case 'play':
      return eachMission(group) && group.in === undefined
        ? say`${way === 'from' ? 'з кожної місії' : 'на кожній місії'}`
        : inPlay(group.in, scope, way, count);
    case 'attachments':
      return attachedTo(group, scope, way, count);
    case 'hidden':
      return say`у грі`;
    case 'hand':
      return zoneText(HAND, group, scope, way);
    case 'deck':
      return zoneText(DECK, group, scope, way);
    case 'discard':
      return zoneText(DISCARD_PILE, group, scope, way);
    case 'missions':
      return say`${group.with ? '' : 'у грі'}`;
    case 'stack':
      return stackText(group, scope, way);
    case 'bound':
      return seenText(group.name, scope);
  }
}

function inPlay(place: Place | undefined, scope: Scope, way: Way, count: Count): Text {
  return place === undefined ? say`у грі` : placeText(place, way, scope, count);
}

type Of<From extends Described['from']> = Extract<Described, { from: From }>;

function attachedTo({ on, in: place }: Of<'attachments'>, scope: Scope, way: Way, count: Count): Text {
  const where = place === undefined ? '' : placeText(place, on ? 'at' : way, scope, count);
  const [preposition, wanted] = way === 'from' ? (['з', 'g'] as const) : (['на', 'l'] as const);
  switch (on) {
    case undefined:
      return place === undefined ? say`у грі` : say`${where}`;
    case 'character':
      return say`${preposition} ${inflect({ noun: CHARACTER, before: [] }, wanted, count)} ${where}`;
    case 'mission':
      return say`${preposition} ${inflect({ noun: MISSION, before: [] }, wanted, count)}`;
    default: {
      const { phrase, count: cards } = named(on.card, scope);
      return say`${preposition} ${inflect(phrase, wanted, cards)} ${where}`;
    }
  }
}

type Zone = Of<'hand' | 'deck' | 'discard' | 'hidden'>;

/** `зі свого стосу скидання`, `у руці суперника`; of the cards on top, `своєї колоди`. */
function zoneText(noun: Noun, zone: Zone, scope: Scope, way: Way): Text {
  const owner = ownerOf(zone, scope);
  const said = (wanted: 'g' | 'l'): Text => {
    const mine = owner === OWN && noun === HAND ? undefined : owner;
    const word = mine?.({ noun, count: 'one', case: wanted }) ?? '';
    return say`${word} ${inflect({ noun, before: [] }, wanted)} ${owner ? '' : 'суперника'}`;
  };
  if (isOneOnTop(zone)) return say`з верху ${said('g')}`;
  if (zone.top !== undefined) return said('g');
  if (way === 'at') return say`у ${said('l')}`;
  const awkward = noun !== HAND && (owner === OWN || (owner === undefined && noun === DISCARD_PILE));
  return say`${awkward ? 'зі' : 'з'} ${said('g')}`;
}

/** Whose zone it is, seen from who acts; nobody: the opponent's. */
function ownerOf({ whose }: Zone, { actor, acting }: Scope): typeof OWN | undefined {
  if (actor === 'opponent') return whose ? YOUR : OWN;
  if (whose) return undefined;
  return acting || actor === 'each' ? OWN : YOUR;
}

function stackText({ of, part }: Of<'stack'>, scope: Scope, way: Way): Text {
  const owner = typeof of === 'string' ? named(of, scope) : { phrase: groupPhrase(of, scope), count: 'one' as const };
  const whose = inflect(owner.phrase, 'g', owner.count);
  const said = (form: string) => term('stack', form);
  if (part !== 'each') return say`${said('стосу')} ${whose}`;
  return way === 'from' ? say`зі ${said('стосу')} ${whose}` : say`у ${said('стосі')} ${whose}`;
}

/** Among what was looked at or revealed. */
function seenText(name: string, scope: Scope): Text {
  if (name === scope.recent) return say`з-поміж них`;
  const { phrase, count } = named(name, scope);
  return say`з-поміж ${inflect(phrase, 'g', count)}`;
}
