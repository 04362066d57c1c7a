'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { Link } from '@/lib/i18n/navigation';

interface MainNavProps {
  label: string;
  /** Rooms of the site by the first part of their path; `wide`: only where there is room. */
  items: readonly { segment: string; label: string; wide?: boolean }[];
}

export function MainNav({ label, items }: MainNavProps) {
  const current = useSelectedLayoutSegment();
  return (
    <nav aria-label={label} className="site-nav">
      {items.map(({ segment, label: name, wide }) => (
        <Link
          key={segment}
          href={`/${segment}`}
          aria-current={segment === current ? 'true' : undefined}
          className={wide ? 'max-md:hidden' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
