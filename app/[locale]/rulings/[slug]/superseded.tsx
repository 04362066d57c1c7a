import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import type { RulingSummary } from '@/lib/rulings/summary';
import { Notice } from '@/lib/ui/controls/notice';

/** Stands above an answer that no longer holds, so that nobody plays by it. */
export function Superseded({ by, locale }: { by: RulingSummary; locale: Locale }) {
  const t = useTranslations('rulings');
  return (
    <div className="mb-4">
      <Notice tone="warn" title={t('status.superseded')}>
        <p>
          {t('source.replaces')}: <a href={`/${locale}/rulings/${by.slug}`}>{by.question}</a>
        </p>
      </Notice>
    </div>
  );
}
