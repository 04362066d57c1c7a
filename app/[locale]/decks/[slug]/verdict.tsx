import { getTranslations } from 'next-intl/server';
import { titleFinder } from '@/lib/decks/cards/title';
import type { CardPool } from '@/lib/decks/cards/pool-card';
import { describeViolation } from '@/lib/decks/verdict/words';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import type { Violation } from '@/lib/decks/games/game';
import { Notice } from '@/lib/ui/controls/notice';
import { formatName } from '../format-name';

interface VerdictProps {
  legal: boolean;
  violations: readonly Violation[];
  format: string;
  pool: CardPool;
  locale: Locale;
}

/** Whether the deck may be played, and if not, each reason with its remedy and its rule. */
export async function DeckVerdict({ legal, violations, format, pool, locale }: VerdictProps) {
  const [t, tViolations] = await Promise.all([getTranslations('decks'), getTranslations('violations')]);
  const played = formatName(t, format);
  const cardName = titleFinder(pool, locale);
  if (legal) return <Notice tone="good" title={t('deck.legalIn', { format: played })} />;
  return (
    <Notice tone="bad" title={t('deck.illegalIn', { format: played })}>
      <ul className="mt-2 list-disc pl-5">
        {violations.map((violation) => {
          const { text, rule } = describeViolation(violation, { t: tViolations, locale, cardName });
          const name = tViolations('rule', { name: rule.name });
          return (
            <li key={text} className="my-1">
              {text}{' '}
              <span className="text-sm print:hidden">{rule.href ? <Link href={rule.href}>{name}</Link> : name}</span>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
