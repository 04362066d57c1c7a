import { cache } from 'react';
import { DEFAULT_GAME } from '@/lib/catalogue/games';
import type { Locale } from '@/lib/i18n/locales';
import { playRuling } from '@/lib/rulings/proof/play-ruling';

/** A ruling played through, once for all parts of a page. */
export const loadPlay = cache((slug: string, locale: Locale) => playRuling(DEFAULT_GAME, slug, locale));
