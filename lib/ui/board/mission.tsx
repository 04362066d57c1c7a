import type { CSSProperties } from 'react';
import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import type { Changed } from '@/lib/rules/mythos/scenario/playthrough/changes';
import type { BoardMission, Position } from '@/lib/rules/mythos/scenario/playthrough/position';
import type { Side } from '@/lib/rules/mythos/scenario/schema';
import { plainNumber } from '../signed';
import { type BoardCards, namesOf } from './board-cards';
import { Character } from './character';
import { PowerParts } from './power-parts';

export interface PlaceProps {
  position: Position;
  changed: Changed;
  cards: BoardCards;
  locale: Locale;
  hrefOf?: (code: string) => string | undefined;
}

/** A mission with the two sides above and below it, and who is ahead. */
export function Mission({ mission, number, ...place }: PlaceProps & { mission: BoardMission; number: number }) {
  const t = useTranslations('board');
  const { cards, changed, position } = place;
  const { id, rank, base, bonus, worth, attachments, sides } = mission;
  const more = worth - base - bonus;
  const most = Math.max(1, sides.A.total, sides.B.total);
  const name = mission.blank ? undefined : cards.get(id)?.name;
  return (
    <li className="board-mission" aria-labelledby={`board-${id}`} data-changed={changed.has(id) || undefined}>
      <SideRow side="B" mission={mission} {...place} />
      <div className="board-middle">
        <Total side="B" mission={mission} number={number} most={most} cards={cards} changed={changed} />
        <div className="board-plate">
          <h3 id={`board-${id}`}>
            {name
              ? t.rich('missionNamed', {
                  number,
                  // Of the title only the name is in another language.
                  name: () => <span lang={name.locale === place.locale ? undefined : name.locale}>{name.text}</span>,
                })
              : t('mission', { number })}
          </h3>
          <p>
            <b>{t('rank', { rank })}</b> · <b>{t('worth', { worth })}</b>{' '}
            <span>({more === 0 ? t('sum', { base, bonus, rank }) : t('sumMore', { base, bonus, rank, more })})</span>
          </p>
          {attachments.length > 0 && <p>⊕ {t('character.attached', { cards: namesOf(cards, attachments) })}</p>}
          <p className="board-ahead">
            {changed.has(id) && (
              <>
                <span aria-hidden="true" className="board-mark">
                  ✦
                </span>
                <span className="sr-only">{t('changed')}, </span>
              </>
            )}
            <Standing mission={mission} edge={position.edge} />
          </p>
        </div>
        <Total side="A" mission={mission} number={number} most={most} cards={cards} changed={changed} />
      </div>
      <SideRow side="A" mission={mission} {...place} />
    </li>
  );
}

function Standing({ mission, edge }: { mission: BoardMission; edge: Side }) {
  const t = useTranslations('board');
  const { ahead, winner, sides } = mission;
  if (winner) return t('won', { player: winner });
  if (!ahead) return t('nobodyAhead');
  if (sides.A.total === sides.B.total) return t('aheadByEdge', { player: edge });
  return t('ahead', { player: ahead });
}

function SideRow({
  side,
  mission,
  cards,
  locale,
  changed,
  hrefOf,
}: PlaceProps & { side: Side; mission: BoardMission }) {
  const t = useTranslations('board');
  const { characters } = mission.sides[side];
  if (characters.length === 0) return <p className="board-side board-side-empty">{t('noCharacters')}</p>;
  return (
    <ul className="board-side" aria-label={t('characters', { player: side })} data-side={side}>
      {characters.map((character) => (
        <li key={character.id}>
          <Character
            character={character}
            cards={cards}
            locale={locale}
            changed={changed.has(character.id)}
            hrefOf={hrefOf}
          />
        </li>
      ))}
    </ul>
  );
}

interface TotalProps {
  side: Side;
  mission: BoardMission;
  number: number;
  /** The larger total of the two: a bar of full length. */
  most: number;
  cards: BoardCards;
  changed: Changed;
}

/** A side's Power as a bar with its number; opened, whose Power it is. */
function Total({ side, mission, number, most, cards, changed }: TotalProps) {
  const t = useTranslations('board');
  const { total, parts, characters } = mission.sides[side];
  const isChanged = changed.has(`total:${number}:${side}`);
  const share = { '--share': Math.max(0, total) / most } as CSSProperties;
  const bar = (
    <>
      <span className="sr-only">
        {t('total', { player: side, power: plainNumber(total) })}
        {isChanged && `, ${t('changed')}`}
      </span>
      <span aria-hidden="true" className="board-bar" style={share} data-ahead={mission.ahead === side || undefined}>
        <span>{side}</span>
        <span className="board-bar-length" />
        {isChanged && <span className="board-mark">✦</span>}
        <b>{plainNumber(total)}</b>
      </span>
    </>
  );
  if (characters.length === 0 && parts.length === 0) return <p className="board-total">{bar}</p>;
  return (
    <details className="board-total">
      <summary>{bar}</summary>
      <div className="board-why">
        <PowerParts characters={characters} parts={parts} power={total} cards={cards} />
      </div>
    </details>
  );
}
