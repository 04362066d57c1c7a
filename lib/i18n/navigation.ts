import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing';

/** Links and redirects that keep the reader's language. */
export const { Link, redirect, permanentRedirect, usePathname, useRouter, getPathname } = createNavigation(routing);
