import { getFormatter, getTranslations } from 'next-intl/server';
import { compareAddress } from '@/lib/decks/compare/compare';
import type { ChangedField, DeckHistory, HistoryEntry, Sitting } from '@/lib/decks/compare/history';
import { gameOf } from '@/lib/decks/games/games';
import type { Locale } from '@/lib/i18n/locales';
import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { placeOf } from '../place';
import { CardChanges } from './card-changes';
import { restore } from './actions';

interface ItemProps {
  history: DeckHistory;
  locale: Locale;
}

/** What was done at one sitting, with the version it ended in. */
export async function SittingItem({ sitting, history, locale }: ItemProps & { sitting: Sitting }) {
  const [t, format] = await Promise.all([getTranslations('compare.history'), getFormatter()]);
  const [last] = sitting.entries;
  const first = sitting.entries.at(-1) ?? last;
  const span = format.dateTimeRange(first.at, last.at, { dateStyle: 'medium', timeStyle: 'short' });
  const isPresent = last.revision === history.revision;
  return (
    <li className="border-t border-line py-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg" dir="auto">
          {last.version?.name ?? t('version', { revision: last.revision })}
        </h2>
        {isPresent && <span className="chip">{t('present')}</span>}
        <time dateTime={last.at.toISOString()} className="text-soft tabular-nums">
          {span}
        </time>
      </div>
      {last.version && <p className="text-sm text-soft">{t('version', { revision: last.revision })}</p>}
      {last.version?.note && (
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {last.version.note}
        </p>
      )}
      <Changes {...sitting} history={history} locale={locale} />
      {sitting.entries.length > 1 && (
        <details className="mt-1">
          <summary className="min-h-11 py-2 text-soft">{t('saves', { count: sitting.entries.length })}</summary>
          <ol className="border-l-2 border-line pl-4">
            {sitting.entries.map((entry) => (
              <SingleSave key={entry.revision} entry={entry} history={history} locale={locale} />
            ))}
          </ol>
        </details>
      )}
      <Ways revision={last.revision} from={first.revision} history={history} locale={locale} />
    </li>
  );
}

async function SingleSave({ entry, history, locale }: ItemProps & { entry: HistoryEntry }) {
  const [t, format] = await Promise.all([getTranslations('compare.history'), getFormatter()]);
  return (
    <li className="py-2">
      <p className="text-sm text-soft tabular-nums">
        {t('version', { revision: entry.revision })} · {format.dateTime(entry.at, { timeStyle: 'medium' })}
      </p>
      <Changes cards={entry.cards} fields={entry.fields} history={history} locale={locale} />
      <Ways revision={entry.revision} history={history} locale={locale} />
    </li>
  );
}

/** A version with a name, of which there are no records any more: it can be looked at and restored all the same. */
export async function OlderVersion({ version, history, locale }: ItemProps & { version: DeckHistory['olderVersions'][number] }) {
  const [t, format] = await Promise.all([getTranslations('compare.history'), getFormatter()]);
  return (
    <li className="border-t border-line py-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg" dir="auto">
          {version.name}
        </h2>
        <time dateTime={version.at.toISOString()} className="text-soft tabular-nums">
          {format.dateTime(version.at, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </div>
      <p className="text-sm text-soft">{t('version', { revision: version.revision })}</p>
      {version.note && (
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {version.note}
        </p>
      )}
      <Ways revision={version.revision} history={history} locale={locale} />
    </li>
  );
} // prettier-ignore

async function Changes({ cards, fields, history, locale }: ItemProps & Pick<HistoryEntry, 'cards' | 'fields'>) {
  const [t, format] = await Promise.all([getTranslations('compare.history'), getFormatter()]);
  return (
    <div className="mt-2">
      {cards.length > 0 && <CardChanges changes={cards} pool={history.pool} locale={locale} />}
      {fields.length > 0 && (
        <p className="text-soft">
          {t('changed', { fields: format.list(fields.map((field: ChangedField) => t(`fields.${field}`))) })}
        </p>
      )}
      {cards.length === 0 && fields.length === 0 && <p className="text-soft">{t('nothing')}</p>}
    </div>
  );
}

/** From one version on: beside the present one, beside the one before, and back to it. */
async function Ways({ revision, from = revision, history, locale }: ItemProps & { revision: number; from?: number }) {
  const t = await getTranslations('compare.history');
  const { slug, isOwner, revision: present, sittings } = history;
  const game = gameOf(history.format);
  // Not always the one before: others know of no version that was private.
  const before = sittings.flatMap(({ entries }) => entries).find((entry) => entry.revision < from)?.revision;
  const isPresent = revision === present;
  if (isPresent && before === undefined) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {!isPresent && (
        <ButtonLink small href={compareAddress(game, { slug, revision }, { slug })}>
          {t('compareNow')}
        </ButtonLink>
      )}
      {before !== undefined && (
        <ButtonLink small href={compareAddress(game, { slug, revision: before }, { slug, revision })}>
          {t('compareBefore')}
        </ButtonLink>
      )}
      {isOwner && !isPresent && (
        <form action={restore.bind(null, placeOf(history, locale), revision)}>
          <Button type="submit" small>
            {t('restore')}
          </Button>
        </form>
      )}
    </div>
  );
}
