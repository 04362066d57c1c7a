import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/shapes';

export type NoticeTone = 'plain' | 'good' | 'warn' | 'bad';

const SIGNS: Record<NoticeTone, IconName | null> = { plain: null, good: 'check', warn: 'warning', bad: 'close' };

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** `status` or `alert` where the notice appears after the page has been read out. */
  role?: 'status' | 'alert';
}

/** A framed message. The tone shows by sign and frame as well as by colour. */
export function Notice({ tone = 'plain', title, children, role }: NoticeProps) {
  const sign = SIGNS[tone];
  return (
    <div className={tone === 'plain' ? 'notice' : `notice notice-${tone}`} role={role}>
      {title && (
        <p className="font-semibold">
          {sign && (
            <>
              <Icon name={sign} />{' '}
            </>
          )}
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
      <span className="empty-ring" aria-hidden="true" />
      <p className="font-display text-xl font-bold">{title}</p>
      {children && <div className="mt-2 text-soft">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
