'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { FaceWords } from '../card/face/face-card';
import { Glimpses } from './glimpses';

/** Comes when it is first looked at. */
const Behind = lazy(() => import('./behind').then((module) => ({ default: module.Behind })));

export interface GlimpseWords {
  face: FaceWords;
  loading: string;
  failed: string;
  /** Labels of the links to a term, to one card, and to all cards of a name. */
  term: string;
  card: string;
  named: string;
}

interface CardGlimpsesProps {
  locale: Locale;
  words: GlimpseWords;
  imageTemplate: string | null;
  children: ReactNode;
}

/**
 * Terms and cards that a text names, seen without leaving it. A link tells by its `data-glimpse` what it names:
 * `term/hidden`, `card/KS-001`, or `name/Gaara` for all cards of that English name.
 */
export function CardGlimpses({ children, ...given }: CardGlimpsesProps) {
  return (
    <Glimpses
      content={(glimpse) => (
        <Suspense fallback={<p>{given.words.loading}</p>}>
          <Behind key={glimpse} glimpse={glimpse} {...given} />
        </Suspense>
      )}
    >
      {children}
    </Glimpses>
  );
}
