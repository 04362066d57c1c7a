import type { ReactNode } from 'react';

/** How the panel speaks of cards: brought by the place it stands in, which knows their names. */
export interface CardWords {
  /** Name with version: "Naruto Uzumaki - Rasengan". */
  title: (code: string) => string;
  /** The name alone, in the reader's language. */
  name: (code: string) => string;
  /** The title, leading to the card. */
  link: (code: string) => ReactNode;
}
