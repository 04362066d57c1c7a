import type { ReactNode } from 'react';
import type { GameId } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import type { Term } from '@/lib/rulings/glossary';
import { RichText } from './text/rich-text';

interface TermListProps {
  terms: readonly Term[];
  locale: Locale;
  game?: GameId;
  /** What stands below a definition. */
  below?: (term: Term) => ReactNode;
}

/** The terms of a glossary, each with its place in the address: `#edge`. */
export function TermList({ terms, locale, game, below }: TermListProps) {
  return (
    <dl className="mt-4 divide-y divide-line border-y border-line">
      {terms.map((term) => (
        <div key={term.slug} id={term.slug} className="py-4" lang={term.locale === locale ? undefined : term.locale}>
          <dt className="text-lg font-semibold">{term.name}</dt>
          <dd className="mt-1 space-y-2">
            <RichText text={term.definition} locale={locale} game={game} />
            {below?.(term)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
