import { z } from 'zod';
import { isList, type List } from '@/lib/collection/lists';

/** `all`: every printing of a set, to count in. `have`: what is on the list. `missing`: what is not. */
export const SHOWS = ['all', 'have', 'missing'] as const;
export type Show = (typeof SHOWS)[number];

export interface ListQuery {
  list: List;
  /** Code of the set; undefined: all sets, only for what is on the list. */
  set: string | undefined;
  show: Show;
  /** From 1. */
  page: number;
  /** What was typed into the entry line and could mean several printings. */
  entry: string | undefined;
}

const one = (schema: z.ZodType<string | undefined, unknown>) => schema.catch(undefined);
const schema = z.object({
  set: one(
    z
      .string()
      .regex(/^[A-Z0-9]{1,8}$/)
      .optional(),
  ),
  show: z.enum(SHOWS).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
  entry: one(z.string().max(120).optional()),
});

/**
 * What a list's address asks for. What is owned is entered set by set; wishes and trades are few and stand together,
 * until a set is asked for. Undefined: there is no such list.
 */
export function readListQuery(
  list: string,
  params: Record<string, unknown>,
  sets: readonly string[],
): ListQuery | undefined {
  if (!isList(list)) return undefined;
  const { set, show, page, entry } = schema.parse(params);
  const known = sets.find((code) => code === set);
  if (list === 'owned') return { list, set: known ?? sets[0], show: show ?? 'all', page, entry };
  return { list, set: known, show: known ? (show ?? 'all') : 'have', page, entry };
}

export function listPath({
  list,
  set,
  show,
  page = 1,
}: Pick<ListQuery, 'list' | 'set' | 'show'> & { page?: number }): string {
  const params = new URLSearchParams();
  if (set) params.set('set', set);
  if (show !== 'all' && (set || list === 'owned')) params.set('show', show);
  if (page > 1) params.set('page', String(page));
  const search = params.toString();
  return `/collection/${list}${search && `?${search}`}`;
}
