import { getLocale, getTranslations } from 'next-intl/server';
import type { RuleRef } from '@/lib/rules/ccg/rules';

/** Numbers of the paragraphs that explain the rules, by the names the code cites them under. */
export type RuleNumbers = ReadonlyMap<string, string>;

/** The paragraph of the older game's rulebook that a result rests on. */
export async function RuleLink({ rule, numbers }: { rule: RuleRef | null; numbers: RuleNumbers }) {
  const number = rule && numbers.get(rule);
  if (!number) return null;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('ccg.showdown')]);
  return (
    <a className="link text-sm font-normal" href={`/${locale}/ccg/rules/${number.split('.')[0]}#r${number}`}>
      {t('rule', { number })}
    </a>
  );
}
