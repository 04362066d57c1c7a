import { useTranslations } from 'next-intl';
import type { Changed } from '@/lib/rules/mythos/scenario/playthrough/changes';
import type { KnownCard, Position } from '@/lib/rules/mythos/scenario/playthrough/position';
import type { Side } from '@/lib/rules/mythos/scenario/schema';
import { Icon } from '../icons/icon';
import { type BoardCards, namesOf } from './board-cards';

interface PlayerStripProps {
  side: Side;
  position: Position;
  changed: Changed;
  cards: BoardCards;
}

/** What a player has beside the missions: Edge, chakra, points, and the cards in hand and piles. */
export function PlayerStrip({ side, position, changed, cards }: PlayerStripProps) {
  const t = useTranslations('board');
  const { chakra, points, passed, hand, deck, discard } = position.players[side];
  const onTurn = position.phase === 'action' && !passed && position.turn === side;
  const pile = (list: readonly KnownCard[]) =>
    list.length === 0
      ? t('cards', { count: 0 })
      : t('pile', { cards: t('cards', { count: list.length }), names: namesOf(cards, list) });
  const facts = [
    ['chakra', t('chakra'), chakra],
    ['points', t('points'), points],
    ['hand', t('hand'), pile(hand)],
    ...(deck > 0 || changed.has(`${side}:deck`) ? [['deck', t('deck'), t('cards', { count: deck })] as const] : []),
    ...(discard.length > 0 || changed.has(`${side}:discard`)
      ? [['discard', t('discard'), pile(discard)] as const]
      : []),
  ] as const;
  return (
    <section className="board-player" aria-label={t('player', { player: side })}>
      <p className="board-player-name">
        <b>{t('player', { player: side })}</b>
        {position.edge === side && (
          <span className="board-edge" data-changed={changed.has('edge') || undefined}>
            {changed.has('edge') && <Mark />}
            <Icon name="edge" /> {t('edge')}
          </span>
        )}
        {onTurn && <span>{t('turn')}</span>}
        {passed && (
          <span>
            {changed.has(`${side}:passed`) && <Mark />}
            {t('passed')}
          </span>
        )}
      </p>
      <dl>
        {facts.map(([key, label, value]) => (
          <div key={key} data-changed={changed.has(`${side}:${key}`) || undefined}>
            <dt>{label}</dt>
            <dd>
              {changed.has(`${side}:${key}`) && <Mark />}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The sign beside the colour of what has changed. */
function Mark() {
  const t = useTranslations('board');
  return (
    <>
      <span aria-hidden="true" className="board-mark">
        ✦
      </span>
      <span className="sr-only">{t('changed')}, </span>
    </>
  );
}
