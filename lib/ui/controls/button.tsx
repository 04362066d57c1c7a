import type { ComponentProps } from 'react';
import { Link } from '@/lib/i18n/navigation';

export type ButtonVariant = 'primary' | 'plain' | 'danger' | 'ghost';

interface Look {
  /** `primary` once a view: what the reader most likely wants to do. */
  variant?: ButtonVariant;
  /** Smaller where a mouse points; still 44px under a finger. */
  small?: boolean;
  /** Square, for a lone symbol; give it an `aria-label`. */
  icon?: boolean;
}

function buttonClass({ variant = 'plain', small, icon }: Look, extra?: string): string {
  return ['button', variant !== 'plain' && `button-${variant}`, small && 'button-small', icon && 'button-icon', extra]
    .filter(Boolean)
    .join(' ');
}

export function Button({ variant, small, icon, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass({ variant, small, icon }, className)} {...rest} />;
}

/** A link that looks like a button; keeps the reader's language. */
export function ButtonLink({ variant, small, icon, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonClass({ variant, small, icon }, className)} {...rest} />;
}
