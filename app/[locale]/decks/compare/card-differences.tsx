import { getTranslations } from 'next-intl/server';
import type { CardPool } from '@/lib/decks/cards/pool-card';
import { cardTitle } from '@/lib/decks/cards/title';
import type { ComparedLine, ComparedPart } from '@/lib/decks/compare/compare';
import type { Locale } from '@/lib/i18n/locales';
import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';
import { signed } from '@/lib/ui/signed';
import { CardLink } from './card-link';

interface DifferencesProps {
  parts: readonly ComparedPart[];
  /** Where cards are looked up; two, when the decks are of two games. */
  pools: readonly CardPool[];
  locale: Locale;
}

const KINDS = ['added', 'removed', 'changed'] as const;

/** Which cards came, went and changed in number, part by part. */
export async function CardDifferences({ parts, pools, locale }: DifferencesProps) {
  const t = await getTranslations('compare');
  const find = (code: string) => pools.map((pool) => pool.get(code)).find((found) => found !== undefined);
  const title = (code: string) => {
    const card = find(code);
    return card ? cardTitle(card.definition, locale) : code;
  };
  const byTitle = (lines: readonly ComparedLine[]) =>
    lines.toSorted((x, y) => title(x.code).localeCompare(title(y.code), locale) || (x.code < y.code ? -1 : 1));
  const copies = (lines: readonly ComparedLine[]) => lines.reduce((sum, { a, b }) => sum + Math.max(a, b), 0);
  const rows = (lines: readonly ComparedLine[]) => (
    <tbody>
      {byTitle(lines).map(({ code, a, b }) => (
        <tr key={code}>
          <td>
            <CardLink code={code} card={find(code)} locale={locale} />{' '}
            {!isOwnCode(code) && <span className="text-sm whitespace-nowrap text-soft">{code}</span>}
          </td>
          <td className="number">{a}</td>
          <td className="number">{b}</td>
          <td className={`number font-semibold ${b > a ? 'text-good' : b < a ? 'text-bad' : ''}`}>
            {a === b ? '=' : signed(b - a)}
          </td>
        </tr>
      ))}
    </tbody>
  );
  const head = (
    <thead>
      <tr>
        <th scope="col">{t('card')}</th>
        <th scope="col" className="number w-12">
          A
        </th>
        <th scope="col" className="number w-12">
          B
        </th>
        <th scope="col" className="number w-12">
          <span aria-hidden="true">±</span>
          <span className="sr-only">{t('difference')}</span>
        </th>
      </tr>
    </thead>
  );

  return (
    <div className="min-w-0">
      {parts.length === 0 && <p className="text-soft">{t('empty')}</p>}
      {parts.map((part) => {
        const kinds = KINDS.filter((kind) => part[kind].length > 0);
        return (
          <section key={part.part} className="mb-8" aria-labelledby={`part-${part.part}`}>
            <h2 id={`part-${part.part}`} className="mb-2">
              {t(`parts.${part.part}`)}
            </h2>
            {kinds.length === 0 && <p className="text-soft">{t('none')}</p>}
            {kinds.map((kind) => (
              <table key={kind} className="table mb-4">
                <caption className="text-start font-semibold">
                  {t(kind)} <span className="font-normal text-soft tabular-nums">{copies(part[kind])}</span>
                </caption>
                {head}
                {rows(part[kind])}
              </table>
            ))}
            {part.same.length > 0 && (
              <details>
                <summary className="min-h-11 py-2">{t('same', { count: copies(part.same) })}</summary>
                <table className="table">
                  <caption className="sr-only">{t('same', { count: copies(part.same) })}</caption>
                  {head}
                  {rows(part.same)}
                </table>
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
}
