import type { CSSProperties } from 'react';
import { getFormatter, getTranslations } from 'next-intl/server';
import { setNames } from '@/lib/catalogue/sets';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Progress, SetProgress } from '@/lib/collection/progress';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { rarityLabel } from '@/lib/rules/mythos/text/traits';
import { TableHead } from '@/lib/ui/list/table-head';

/** How far each set is collected: a table whose rows carry a bar, so that it needs no other one behind it. */
export async function SetProgressTables({ sets, locale }: { sets: readonly SetProgress[]; locale: Locale }) {
  const [t, names] = await Promise.all([getTranslations('collection.progress'), setNames(DEFAULT_GAME, locale)]);
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      {sets.map(({ set, rarities, ...whole }) => {
        const name = names.get(set)?.text ?? set;
        return (
          <section key={set} className="panel" aria-labelledby={`set-${set}`}>
            <h2 id={`set-${set}`} className="text-xl">
              <Link href={`/collection/owned?set=${set}`}>{name}</Link>
            </h2>
            <p className="mb-2 text-soft">{t('summary', { ...whole })}</p>
            <table className="table progress-table" aria-label={t('label', { set: name })}>
              <TableHead words={[t('rarity')]} figures={[t('printings'), t('copies')]} />
              <tbody>
                {rarities.map(({ rarity, ...progress }) => (
                  <ProgressRow key={rarity} label={rarityLabel(rarity, locale)} {...progress} />
                ))}
              </tbody>
              <tfoot>
                <ProgressRow label={t('all')} {...whole} />
              </tfoot>
            </table>
          </section>
        );
      })}
    </div>
  );
}

async function ProgressRow({ label, printings, owned, copies }: Progress & { label: string }) {
  const [t, format] = await Promise.all([getTranslations('collection.progress'), getFormatter()]);
  const part = owned / Math.max(1, printings);
  const percent = format.number(part, { style: 'percent' });
  return (
    <tr>
      <th scope="row">
        {label}
        <span className="progress-bar" style={{ '--part': part } as CSSProperties} title={percent} aria-hidden="true" />
      </th>
      <td className="number whitespace-nowrap">{t('of', { owned, printings })}</td>
      <td className="number">{copies}</td>
    </tr>
  );
}
