'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import type { Mark } from './use-judgement';

/** What is wrong with a card where it stands: the sentence, the remedy, the rule it rests on. */
export function RowMarks({ marks }: { marks: readonly Mark[] }) {
  const t = useTranslations('violations');
  return marks.map(({ text, rule }) => (
    <span key={text} className="row-mark">
      <span aria-hidden="true">✕ </span>
      {text}{' '}
      {rule.href ? (
        <Link className="link row-rule" href={rule.href} target="_blank">
          {t('rule', { name: rule.name })}
        </Link>
      ) : (
        <span className="row-rule">{t('rule', { name: rule.name })}</span>
      )}
    </span>
  ));
}
