'use client';

import { useTranslations } from 'next-intl';
import { copiesIn, type DeckDraft } from '@/lib/decks/edit/draft';
import { DECK_PARTS, type DeckPart } from '@/lib/decks/games/parts';
import { gamePath } from '@/lib/catalogue/games';
import { isOwnCode } from '@/lib/rules/ccg/cards/own-code';
import { rarityLabel } from '@/lib/rules/mythos/text/traits';
import { Button } from '@/lib/ui/controls/button';
import { Check } from '@/lib/ui/controls/field';
import { CardText } from '../card-glimpse';
import { homeOf, isYounger, useEditor } from '../editor-context';
import { Stepper } from '../stepper';
import { RowMarks } from '../verdict/row-marks';
import type { Mark } from '../verdict/use-judgement';
import { Dialog } from '@/lib/ui/controls/dialog';

interface CardDialogProps {
  code: string;
  draft: DeckDraft;
  limitOf: (code: string, part: DeckPart) => string | undefined;
  marks: readonly Mark[] | undefined;
  /** Opens a card of one's own to be changed. */
  onOwn?: (code: string) => void;
  onClose: () => void;
}

/** All there is to do with one card, by finger as by key: what it says, copies in each part, artwork. */
export function CardDialog({ code, draft, limitOf, marks, onOwn, onClose }: CardDialogProps) {
  const t = useTranslations('editor.cardDialog');
  const tPart = useTranslations('editor.deck');
  const tOwn = useTranslations('editor.own');
  const { cards, label, locale, game, move, choosePrinting } = useEditor();
  const card = cards.get(code);
  const home = card ? homeOf(card) : 'main';
  const parts = DECK_PARTS.filter((part) => part === home || part === 'maybe' || copiesIn(draft, part, code) > 0);
  const held = DECK_PARTS.flatMap((part) => draft[part].filter((line) => line.code === code));
  const chosen = held.find(({ printing }) => printing)?.printing;
  const printings = card && isYounger(card) ? card.printings : [];
  const inHome = copiesIn(draft, home, code) > 0;
  const movable = inHome || copiesIn(draft, 'maybe', code) > 0;

  return (
    <Dialog title={label(code)} onClose={onClose}>
      {card && <CardText code={code} card={card} />}
      {marks && (
        <div className="mt-3">
          <RowMarks marks={marks} />
        </div>
      )}
      <ul className="card-parts" aria-label={t('copies')}>
        {parts.map((part) => (
          <li key={part} data-row={`dialog/${part}`} data-code={code} data-part={part}>
            <span>{tPart(part)}</span>
            <Stepper
              code={code}
              part={part}
              count={copiesIn(draft, part, code)}
              limit={limitOf(code, part)}
              reachable
            />
          </li>
        ))}
      </ul>
      {movable && (
        <Button className="mt-2" onClick={() => move(code, inHome ? home : 'maybe', inHome ? 'maybe' : home)}>
          {inHome ? t('toMaybe') : t('toDeck')}
        </Button>
      )}
      {printings.length > 1 && (
        <fieldset className="mt-4" disabled={held.length === 0}>
          <legend className="field-label">{t('artwork')}</legend>
          <p className="field-hint">{held.length === 0 ? t('artworkFirst') : t('artworkHint')}</p>
          <Check
            type="radio"
            name="printing"
            checked={chosen === undefined}
            onChange={() => choosePrinting(code, undefined)}
          >
            {t('anyArtwork')}
          </Check>
          {printings.map(({ id, rarity }) => (
            <Check
              key={id}
              type="radio"
              name="printing"
              checked={chosen === id}
              onChange={() => choosePrinting(code, id)}
            >
              {rarityLabel(rarity, locale)} <span className="text-soft tabular-nums">{id}</span>
            </Check>
          ))}
        </fieldset>
      )}
      <div className="dialog-actions">
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
        {isOwnCode(code) && onOwn && <Button onClick={() => onOwn(code)}>{tOwn('edit')}</Button>}
        {card && !isOwnCode(code) && (
          <a className="button" href={`/${locale}${gamePath(game.id)}/cards/${code}`} target="_blank">
            {t('page')}
          </a>
        )}
      </div>
    </Dialog>
  );
}
