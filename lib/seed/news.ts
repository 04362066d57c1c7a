import type { Prisma } from '@/lib/db/generated/client';
import { noteChanges } from '@/lib/rulings/changes';
import type { RulingEntry } from '@/lib/rulings/files';

/** Notes for the feed which shipped rulings say something new, with their scenarios, and which are no more. */
export async function noteShipped(
  tx: Prisma.TransactionClient,
  gameId: string,
  rulings: readonly RulingEntry[],
  scenarios: ReadonlyMap<string, unknown>,
): Promise<void> {
  const there = await tx.ruling.findMany({ where: { gameId }, select: { slug: true, origin: true } });
  const kept = new Map(there.map(({ slug, origin }) => [slug, origin]));
  const shipped = rulings
    .filter(({ slug }) => kept.get(slug) === 'files')
    .map((ruling) => ({ slug: ruling.slug, content: JSON.stringify([ruling, scenarios.get(ruling.slug) ?? null]) }));
  const noted = await tx.rulingChange.findMany({ where: { gameId, kind: { not: 'gone' } }, select: { slug: true } });
  const gone = noted.filter(({ slug }) => !kept.has(slug)).map(({ slug }) => ({ slug, content: '' }));
  await noteChanges(tx, gameId, [...shipped, ...gone], new Date());
}
