import { getLocale, getTranslations } from 'next-intl/server';
import type { Mistake } from '@/lib/decks/search/condition';
import { Notice } from '@/lib/ui/notice';

const MOST_NAMED = 12;

/** What of a query was not understood: the piece, its place, and what could stand there. The rest was searched for. */
export async function Mistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
  if (mistakes.length === 0) return null;
  const [t, locale] = await Promise.all([getTranslations('deckSearch.mistakes'), getLocale()]);
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return (
    <div className="mb-4">
      <Notice tone="warn" role="status" title={t('title')}>
        <ul className="mt-1 list-disc pl-5">
          {mistakes.map(({ code, at, piece, field, expected }) => (
            <li key={`${at} ${code}`} className="wrap-anywhere">
              {t.rich(code, {
                piece,
                place: at + 1,
                field: field ?? '',
                expected: list.format([
                  ...(expected ?? []).slice(0, MOST_NAMED),
                  ...((expected?.length ?? 0) > MOST_NAMED ? ['…'] : []),
                ]),
                code: (text) => (
                  <code dir="auto" className="rounded bg-sunken px-1">
                    {text}
                  </code>
                ),
              })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
