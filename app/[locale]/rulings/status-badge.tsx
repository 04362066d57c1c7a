import { useTranslations } from 'next-intl';
import type { RulingStatus } from '@/lib/rulings/files';

const LOOK: Record<RulingStatus, { symbol: string; className: string }> = {
  official: { symbol: '✓', className: 'border-good bg-good-wash text-good' },
  derived: { symbol: '⊢', className: 'border-good bg-good-wash text-good' },
  reading: { symbol: '≈', className: 'border-warn bg-warn-wash text-warn' },
  superseded: { symbol: '✕', className: 'border-line-strong bg-sunken text-soft' },
};

/** How an answer stands, in a word. The symbol is a second sign beside the colour. */
export function StatusBadge({ status }: { status: RulingStatus }) {
  const t = useTranslations('rulings.status');
  const { symbol, className } = LOOK[status];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full border px-2.5 text-sm font-semibold ${className}`}>
      <span aria-hidden="true">{symbol}</span>
      {t(status)}
    </span>
  );
}
