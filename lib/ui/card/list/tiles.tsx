'use client';

import { type CardFaceProps, DrawnFace } from '../face/drawn-face';
import type { FaceCard } from '../face/face-card';
import type { FaceFit } from '../face/fit';

export interface FaceTilesProps extends Pick<CardFaceProps, 'locale' | 'words' | 'links' | 'imageTemplate'> {
  /** Fitted on the server, which has the widths of all letters; a browser need not load them. */
  cards: readonly { card: FaceCard; fit: FaceFit }[];
  /** So many of the first ones are seen as the page opens: their pictures do not wait until it is laid out. */
  atOnce?: number;
}

/**
 * Faces side by side, each a link to its card. Drawn on the server all the same, but handed to the browser as facts and
 * not as finished markup: a list page carries its cards twice, and this makes the second time four times lighter.
 */
export function FaceTiles({ cards, atOnce = 0, locale, words, links, imageTemplate }: FaceTilesProps) {
  return (
    <ul className="card-grid">
      {cards.map(({ card, fit }, place) => (
        <li key={`${card.code} ${card.printing}`}>
          <DrawnFace
            card={card}
            fit={fit}
            locale={locale}
            words={words}
            href={`/${locale}/cards/${card.code}`}
            links={links}
            imageTemplate={imageTemplate}
            eager={place < atOnce}
          />
        </li>
      ))}
    </ul>
  );
}
