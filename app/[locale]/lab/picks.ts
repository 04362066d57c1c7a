import { z } from 'zod';
import { SIDES, type ScenarioStep } from '@/lib/rules/mythos/scenario/schema';
import type { SearchParams } from './asked';

const pick = z.union([z.string().min(1).max(80), z.int()]);

/** The answer of a form in which several are ticked; undefined when it is none. */
export function readPicks(asked: SearchParams): ScenarioStep | undefined {
  const player = z.enum(SIDES).safeParse(asked.player);
  if (!player.success) return undefined;
  const given = [asked.pick ?? []].flat().slice(0, 60);
  const choose = given.flatMap((text) => {
    try {
      return pick.parse(JSON.parse(text));
    } catch {
      return [];
    }
  });
  return choose.length === given.length ? { player: player.data, choose } : undefined;
}
