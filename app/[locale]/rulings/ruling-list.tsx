import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import type { RulingSummary } from '@/lib/rulings/summary';
import { Unbroken } from '@/lib/ui/page/unbroken';
import { RichText } from './text/rich-text';
import { StatusBadge } from './status-badge';

interface RulingListProps {
  rulings: readonly RulingSummary[];
  locale: Locale;
}

/** Questions with their short answers; the reasons unfold. Stands under a heading of the second level. */
export function RulingList({ rulings, locale }: RulingListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rulings.map((ruling) => (
        <li key={ruling.slug}>
          <RulingItem ruling={ruling} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function RulingItem({ ruling, locale }: { ruling: RulingSummary; locale: Locale }) {
  const t = useTranslations('rulings.item');
  const translated = ruling.locale === locale;
  return (
    <article className="py-4">
      <div lang={translated ? undefined : ruling.locale}>
        <h3 className="text-lg leading-snug">
          <a
            href={`/${locale}/rulings/${ruling.slug}`}
            className="text-ink no-underline decoration-accent decoration-2 underline-offset-4 hover:underline"
          >
            <Unbroken text={ruling.question} />
          </a>
        </h3>
        <RichText text={ruling.short} locale={locale} className="mt-1 max-w-[62ch]" />
        {ruling.why && (
          <details className="group mt-1 max-w-[62ch]">
            <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:text-accent-hover pointer-fine:min-h-8">
              <span aria-hidden="true" className="transition-transform group-open:rotate-90">
                ›
              </span>
              {t('why')}
              <span className="sr-only">: {ruling.question}</span>
            </summary>
            <div className="space-y-2 border-l-2 border-line pl-4">
              <RichText text={ruling.why} locale={locale} />
            </div>
          </details>
        )}
      </div>
      {(ruling.status !== 'official' || !translated) && (
        <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-soft">
          {ruling.status !== 'official' && <StatusBadge status={ruling.status} />}
          {!translated && t('english')}
        </p>
      )}
    </article>
  );
}
