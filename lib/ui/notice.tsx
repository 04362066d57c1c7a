import type { ReactNode } from 'react';

export type NoticeTone = 'plain' | 'good' | 'warn' | 'bad';

const SYMBOL: Record<NoticeTone, string | null> = { plain: null, good: '✓', warn: '!', bad: '✕' };

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** `status` or `alert` where the notice appears after the page has been read out. */
  role?: 'status' | 'alert';
}

/** A framed message. The tone shows by symbol and frame as well as by colour. */
export function Notice({ tone = 'plain', title, children, role }: NoticeProps) {
  const symbol = SYMBOL[tone];
  return (
    <div className={tone === 'plain' ? 'notice' : `notice notice-${tone}`} role={role}>
      {title && (
        <p className="font-semibold">
          {symbol && <span aria-hidden="true">{symbol} </span>}
          {title}
        </p>
      )}
      {children}
    </div>
  );
}

/** Nothing to show: says so plainly and offers the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty">
      <p className="font-display text-xl font-bold">{title}</p>
      {children && <div className="mt-2 text-soft">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
