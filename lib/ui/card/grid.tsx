'use client';

import type { Locale } from '@/lib/i18n/locales';
import { CardFace, type CardFaceProps } from './face';
import type { FaceCard } from './face-card';

interface CardGridProps extends Pick<CardFaceProps, 'words' | 'links' | 'imageTemplate'> {
  cards: readonly FaceCard[];
  locale: Locale;
}

/**
 * Faces side by side, each a link to its card. Drawn on the server all the same, but handed to the browser as facts and
 * not as finished markup: a list page carries its cards twice, and this makes the second time four times lighter.
 */
export function CardGrid({ cards, locale, words, links, imageTemplate }: CardGridProps) {
  return (
    <ul className="card-grid">
      {cards.map((card) => (
        <li key={card.code}>
          <CardFace
            card={card}
            locale={locale}
            words={words}
            href={`/${locale}/cards/${card.code}`}
            links={links}
            imageTemplate={imageTemplate}
          />
        </li>
      ))}
    </ul>
  );
}
