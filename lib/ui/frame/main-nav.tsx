'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/shapes';

interface MainNavProps {
  label: string;
  /** Rooms of the site by the first part of their path; `wide`: only where there is room. */
  items: readonly { segment: string; label: string; icon: IconName; wide?: boolean }[];
}

export function MainNav({ label, items }: MainNavProps) {
  const current = useSelectedLayoutSegment();
  return (
    <nav aria-label={label} className="site-nav">
      {items.map(({ segment, label: name, icon, wide }) => (
        <Link
          key={segment}
          href={`/${segment}`}
          aria-current={segment === current ? 'true' : undefined}
          className={wide ? 'max-md:hidden' : undefined}
        >
          <Icon name={icon} />
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
