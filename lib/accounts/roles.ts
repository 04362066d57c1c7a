import { db } from '@/lib/db/client';

/**
 * What the operator may trust people with (`npm run role`). judge: publishes rulings; moderator: hides what was
 * reported; curator: puts sets of the older game in.
 */
export const ROLES = ['judge', 'moderator', 'curator'] as const;
export type Role = (typeof ROLES)[number];

/** Of a visitor (null) as of anybody. */
export function hasRole(user: { roles: readonly Role[] } | null, role: Role): boolean {
  return user?.roles.includes(role) ?? false;
}

/** Words of the column that are roles: an older or newer program may know others. */
export function knownRoles(words: readonly string[]): Role[] {
  return ROLES.filter((role) => words.includes(role));
}

/** Gives a role or takes it; undefined when there is no such handle, else the roles held after it. */
export async function setRole(handle: string, role: Role, held: boolean, client = db()): Promise<Role[] | undefined> {
  return client.$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { handle }, select: { roles: true } });
    if (!user) return undefined;
    const others = user.roles.filter((word) => word !== role);
    const roles = held ? [...others, role] : others;
    await tx.user.update({ where: { handle }, data: { roles } });
    return knownRoles(roles);
  });
}
