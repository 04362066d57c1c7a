import { useTranslations } from 'next-intl';
import type { Part } from '@/lib/rules/mythos/scenario/playthrough/position';
import { plainNumber, signed } from '../signed';
import { type BoardCards, nameOf } from './board-cards';

interface PowerPartsProps {
  /** Characters of a side, where it is a side's. */
  characters?: readonly { id: string; power: number }[];
  parts: readonly Part[];
  power: number;
  cards: BoardCards;
}

/** What Power is made of, line by line, and what it comes to. */
export function PowerParts({ characters = [], parts, power, cards }: PowerPartsProps) {
  const t = useTranslations('board.part');
  return (
    <table className="board-parts">
      <tbody>
        {characters.map((one) => (
          <tr key={one.id}>
            <th scope="row">{nameOf(cards, one.id)}</th>
            <td>{plainNumber(one.power)}</td>
          </tr>
        ))}
        {parts.map(({ kind, amount, source }, index) => (
          <tr key={index}>
            <th scope="row">{t(kind, { card: source === null ? '' : nameOf(cards, source) })}</th>
            <td>{kind === 'printed' || kind === 'hidden' ? plainNumber(amount) : signed(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('sum')}</th>
          <td>{plainNumber(power)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
