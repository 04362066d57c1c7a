import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_FORMAT } from '@/lib/rules/mythos/deck/format';
import { statistics } from '@/lib/rules/mythos/deck/statistics';
import type { Deck } from '@/lib/rules/mythos/engine/new-game';
import { today } from '../cards/pool';
import type { CardPool, MythosPoolCard } from '../cards/pool-card';
import { judge } from '../verdict/judge';
import { copiesOf } from './opening';

/** A deck of ours that others are tried against. */
export interface Opponent {
  key: string;
  /** The faction most of its cards are of: what it is called by. */
  faction: string | undefined;
  deck: Deck;
}

/** The files of starter decks, as far as playing needs them: what else they say is for other readers. */
const fileSchema = z.looseObject({
  format: z.string().default(DEFAULT_FORMAT),
  cards: z.array(z.looseObject({ code: z.string(), count: z.int().min(1) })),
  missions: z.array(z.string()),
});

/** The starter decks that are legal with the cards there are, by the names of their files. */
export async function opponents(pool: CardPool<MythosPoolCard>): Promise<Opponent[]> {
  const folder = path.join(process.cwd(), 'prisma/data/decks');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const found = await Promise.all(
    files.map(async (file): Promise<Opponent[]> => {
      const { cards, missions, format } = fileSchema.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
      const content = { main: cards, missions: missions.map((code) => ({ code, count: 1 })) };
      if (!judge(content, format, pool, today()).legal) return [];
      const [most] = statistics(content, pool).factions;
      return [{ key: path.basename(file, '.json'), faction: most?.name, deck: copiesOf(content) }];
    }),
  );
  return found.flat();
}
