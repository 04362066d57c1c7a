import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import type { BoardCharacter } from '@/lib/rules/mythos/scenario/playthrough/position';
import { cardTint, crestAddress } from '../crest/address';
import { plainNumber } from '../signed';
import { type BoardCards, nameOf, namesOf } from './board-cards';
import { PowerParts } from './power-parts';

interface CharacterProps {
  character: BoardCharacter;
  cards: BoardCards;
  locale: Locale;
  changed: boolean;
  /** Address of a card's page; left out: its name is no link. */
  hrefOf?: (code: string) => string | undefined;
}

/**
 * A character on its mission, as small as a board needs it; opened, it says why its Power is what it is. Read out it is a
 * sentence with everything that the drawing shows.
 */
export function Character({ character, cards, locale, changed, hrefOf }: CharacterProps) {
  const t = useTranslations('board');
  const { id, code, hidden, tokens, power, cost, parts, under, attachments, controller, owner, side } = character;
  const face = cards.get(id);
  const taken = owner !== side;
  const facts = [
    hidden && t('character.hidden'),
    t('character.power', { power: plainNumber(power) }),
    tokens > 0 && t('character.tokens', { count: tokens }),
    attachments.length > 0 && t('character.attached', { cards: namesOf(cards, attachments) }),
    under.length > 0 && t('character.under', { count: under.length, cards: namesOf(cards, under) }),
    taken && t('character.controlled', { owner }),
    changed && t('changed'),
  ].filter((fact) => fact !== false);
  const lang = face && face.name.locale !== locale ? face.name.locale : undefined;
  const href = hrefOf?.(code);
  return (
    <details className={`board-card faction-${face ? cardTint(face) : 'mission'}`} data-changed={changed || undefined}>
      <summary>
        <span className="sr-only">
          {nameOf(cards, id)}, {facts.join(', ')}
        </span>
        <span aria-hidden="true" className="board-face" data-hidden={hidden || undefined}>
          {changed && <span className="board-mark">✦</span>}
          <span className="board-art">
            {!hidden && face && <img src={crestAddress(face)} alt="" width={180} height={200} loading="lazy" />}
          </span>
          <span className="board-power">{plainNumber(power)}</span>
          <b className="board-name" lang={lang}>
            {nameOf(cards, id)}
          </b>
          {hidden && <span className="board-note">{t('character.hidden')}</span>}
          {tokens > 0 && <span className="board-tokens">+{tokens}</span>}
          {taken && <span className="board-note">⇄ {t('character.controlled', { owner })}</span>}
          {attachments.map((one) => (
            <span key={one.id} className="board-note">
              ⊕ {nameOf(cards, one.id)}
            </span>
          ))}
          {under.length > 0 && <span className="board-note">▤ {under.length}</span>}
        </span>
      </summary>
      <div className="board-why">
        <PowerParts parts={parts} power={power} cards={cards} />
        <p>{t('character.cost', { cost })}</p>
        {under.length > 0 && <p>{t('character.under', { count: under.length, cards: namesOf(cards, under) })}</p>}
        {taken && (
          <p>
            {controller === null
              ? t('character.controlled', { owner })
              : t('character.controlledBy', { owner, card: nameOf(cards, controller) })}
          </p>
        )}
        {href && (
          <p>
            <a href={href}>{t('character.open')}</a>
          </p>
        )}
      </div>
    </details>
  );
}
