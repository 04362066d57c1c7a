import type { IconName } from './shapes';

/** Raised when a drawing changes: the file is cached for ever under its address. */
export const ICONS_VERSION = 1;

interface IconProps {
  name: IconName;
  /** What it says where no word beside it does. Left out: decoration, nobody hears of it. */
  label?: string;
  className?: string;
}

/** A sign as large as the letters around it and in their colour. All signs are one file, which every page shares. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`/icons.svg?v=${ICONS_VERSION}#${name}`} />
    </svg>
  );
}
