import type { Chosen, GroupData } from './vocabulary';
import type { Compiler } from './compiler';
import { PLAIN } from './plain-group';
import { traitNumbers } from '../library/traits';
import type { Group } from '../library/types';
import { card, defOf, type Game } from '../state/game';
import { hereOf, refCards } from '../read/scope';
import { hasTrait } from '../read/stats';

type Of<From extends string> = Extract<GroupData | Chosen, { from: From }>;

function hasOf(collect: Group['collect']): Group['has'] {
  return (g, scope, you, id) => {
    const found: number[] = [];
    collect(g, scope, you, found);
    return found.includes(id);
  };
}

/** Attachments in play, on characters first, mission by mission. */
export function attachmentsOf(t: Compiler, data: Of<'attachments'>): Group {
  const traits = traitNumbers(t.traits, data.anyOf);
  const where = data.in === undefined ? null : t.where(data.in);
  const { on, side } = data;
  const collect: Group['collect'] = (g, scope, you, out) => {
    const host = typeof on === 'object' ? refCards(g, scope, on.card) : null;
    const add = (hosts: readonly number[]) => {
      for (const id of hosts) {
        if (host !== null && !host.includes(id)) continue;
        for (const worn of card(g, id).attached) {
          if (data.other && worn === scope.self) continue;
          if (side !== undefined && (card(g, worn).side === you) !== (side !== 'enemy')) continue;
          if (traits.length > 0 && !traits.some((trait) => hasTrait(g, worn, trait))) continue;
          out.push(worn);
        }
      }
    };
    g.s.row.forEach((mission, at) => {
      if (where !== null && !where(g, scope, at)) return;
      if (on !== 'mission') for (const characters of mission.sides) add(characters);
      if (on !== 'character') add([mission.card]);
    });
  };
  return {
    ...PLAIN,
    from: 'attachments',
    collect,
    has: hasOf(collect),
    oneMission: data.in === 'oneMission',
    sided: side !== undefined,
    other: data.other === true,
  };
}

/** Missions in play, by their cards; those where there is such a character. */
export function missionsOf(t: Compiler, data: Of<'missions'>): Group {
  const inside = data.with ? t.group(data.with) : null;
  // D37: whether the card itself makes its mission count.
  const withSelf = data.with?.side === 'friendly' ? t.group({ ...data.with, side: 'yours' }) : inside;
  const collect: Group['collect'] = (g, scope, you, out) => {
    const at = new Set<number>();
    if (inside !== null) {
      const found: number[] = [];
      (g.s.contested.D37 === 'other' ? withSelf : inside)?.collect(g, scope, you, found, true);
      for (const id of found) at.add(missionAt(g, id));
    }
    g.s.row.forEach((mission, m) => {
      if (inside === null || at.has(m) || (data.orHere && m === hereOf(g, scope))) out.push(mission.card);
    });
  };
  return { ...PLAIN, from: 'missions', collect, has: hasOf(collect), sided: inside?.sided ?? false };
}

function missionAt(g: Game, id: number): number {
  const c = card(g, id);
  return c.zone === 'attached' ? missionAt(g, c.host) : c.mission;
}

/** Cards of upgrade stacks, read by their faces. */
export function stackOf(t: Compiler, data: Of<'stack'>): Group {
  const { of, part } = data;
  const traits = traitNumbers(t.traits, data.anyOf);
  const stacks = typeof of === 'string' ? null : t.group(of);
  const collect: Group['collect'] = (g, scope, you, out) => {
    const tops: number[] = [];
    if (typeof of === 'string') tops.push(...refCards(g, scope, of).filter((id) => card(g, id).zone === 'field'));
    else stacks?.collect(g, scope, you, tops);
    for (const id of tops) {
      for (const one of partsOf(g, id, part)) {
        if (traits.length === 0 || traits.some((trait) => defOf(g, one).traits.has(trait))) out.push(one);
      }
    }
  };
  return { ...PLAIN, from: 'stack', collect, has: hasOf(collect), stacks, part, sided: stacks?.sided ?? false };
}

function partsOf(g: Game, top: number, part: 'top' | 'bottom' | 'each'): readonly number[] {
  const { under } = card(g, top);
  if (part === 'top') return [top];
  if (part === 'each') return [top, ...under];
  return under.length > 0 ? under.slice(-1) : [];
}
