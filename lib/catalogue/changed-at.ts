import { defaultSource, type Source } from './source';

/** When the catalogue on this site last changed: the seed writes its files' rows anew when any of them did. */
export async function catalogueChangedAt({ db }: Pick<Source, 'db'> = defaultSource()): Promise<Date> {
  const { _max } = await db.seedFile.aggregate({ _max: { seededAt: true } });
  return _max.seededAt ?? new Date(0);
}
