import type { ReactNode } from 'react';
import type { SuggestedCard } from '@/lib/decks/kinship/suggest';
import type { Locale } from '@/lib/i18n/locales';
import { cardTint } from '@/lib/ui/crest/address';
import './kinship.css';

/** Names of the numbers on a card, for those who do not see the colours. */
export type PipWords = Record<'cost' | 'power' | 'points', string>;

interface KinListProps {
  cards: readonly SuggestedCard[];
  locale: Locale;
  words: PipWords;
  /** Names the list for those who hear it. */
  label: string;
  /** What can be done with a card, beside its line. */
  action?: (card: SuggestedCard) => ReactNode;
}

/** Suggested cards with their reasons, for a page and for the editor alike. */
export function KinList({ cards, locale, words, label, action }: KinListProps) {
  return (
    <ul className="kin-list" aria-label={label}>
      {cards.map((card) => (
        <li key={card.code}>
          <div className="kin-card">
            <a className="line-link" href={`/${locale}/cards/${card.code}`} rel="nofollow">
              <KinLine card={card} words={words} />
            </a>
            <ul className="kin-reasons">
              {card.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
          {action?.(card)}
        </li>
      ))}
    </ul>
  );
}

function KinLine({ card, words }: { card: SuggestedCard; words: PipWords }) {
  const { name, version, chakra, power, points } = card;
  const pip = (kind: keyof PipWords, value: number | undefined) =>
    value !== undefined && (
      <span className={`pip pip-${kind}`} role="img" aria-label={`${words[kind]} ${value}`}>
        {value < 0 ? `−${-value}` : value}
      </span>
    );
  return (
    <span className={`card-line faction-${cardTint(card)}`}>
      {pip('points', points)}
      {pip('cost', chakra)}
      <span className="card-line-name">
        <b>{name}</b>
        {version && <span> {version}</span>}
      </span>
      {pip('power', power)}
    </span>
  );
}
