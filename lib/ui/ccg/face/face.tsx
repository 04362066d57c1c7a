import type { Locale } from '@/lib/i18n/locales';
import { type NatureSymbol, SYMBOL_SIGNS } from '@/lib/rules/ccg/cards/symbols';
import { kindLabel, symbolLabel } from '@/lib/rules/ccg/text/labels';
import { crestFile } from '../../crest/address';
import type { CrestTint } from '../../crest/palette';
import { type CcgFaceCard, printed } from './face-card';
import type { CcgFaceWords } from './face-words';

interface CcgFaceProps {
  card: CcgFaceCard;
  locale: Locale;
  words: CcgFaceWords;
  /** Makes the name a link that covers the whole face. */
  href?: string;
}

/**
 * A card of the older game, drawn by us: symbol, costs, text, and for ninja the two lines of values, healthy and injured.
 * It scales with its width, as the faces of the younger game do; what it says is read out as one sentence.
 */
export function CcgFace({ card, locale, words, href }: CcgFaceProps) {
  const { kind, name, symbol, lines, healthy, injured } = card;
  const lang = (text: { locale: string }) => (text.locale === locale ? undefined : text.locale);
  const Name = href ? 'a' : 'span';
  return (
    <article className={`ccg-face ccg-${kind} ccg-${symbol}`} aria-label={ccgSentence(card, words, locale)}>
      <header className="ccg-face-head">
        <span className="ccg-face-symbol" aria-hidden="true">
          {SYMBOL_SIGNS[symbol]}
        </span>
        <Name href={href} className="ccg-face-name" lang={lang(name)}>
          {name.text}
        </Name>
      </header>
      <p className="ccg-face-kind" aria-hidden="true">
        <span>{card.permanent ? `${kindLabel(kind, locale)} · ${words.permanent}` : kindLabel(kind, locale)}</span>
        <span className="ccg-face-costs">
          {card.entranceCost !== undefined && <b title={words.entrance}>{card.entranceCost}</b>}
          {card.handCost !== undefined && card.handCost > 0 && (
            <b className="ccg-face-hand" title={words.hand}>
              {SYMBOL_SIGNS[symbol]}
              {card.handCost}
            </b>
          )}
          {card.jutsuCost !== undefined && <b title={words.cost}>{card.jutsuCost}</b>}
        </span>
      </p>
      <img className="ccg-face-art" src={pictureAddress(card)} alt="" width={180} height={200} loading="lazy" />
      <div className="ccg-face-text">
        {card.user !== undefined && (
          <p>
            <b>{words.requirement}: </b>
            {card.user}
          </p>
        )}
        {lines.map((line, index) => (
          <p key={index} lang={lang(line)}>
            {line.kind === 'valid' && <b className="ccg-face-valid">{words.valid} </b>}
            {line.kind === 'requirement' && <b>{words.requirement}: </b>}
            {line.text}
          </p>
        ))}
      </div>
      {healthy && injured && (
        <div className="ccg-face-values" aria-hidden="true">
          <span title={words.healthy}>
            {printed(healthy.combat)}
            <i>/</i>
            {printed(healthy.support)}
          </span>
          <span className="ccg-face-injured" title={words.injured}>
            {printed(injured.combat)}
            <i>/</i>
            {printed(injured.support)}
          </span>
          {card.mentalPower !== undefined && (
            <span className="ccg-face-mental" title={words.mental}>
              {card.mentalPower}
            </span>
          )}
        </div>
      )}
      <footer className="ccg-face-foot">
        <span>{card.code}</span>
        {card.madeUp && <span className="ccg-face-made-up">{words.madeUp}</span>}
      </footer>
    </article>
  );
}

/** The colours that the picture of a symbol's card is painted in. */
const TINTS: Readonly<Record<NatureSymbol, CrestTint>> = {
  fire: 'akatsuki',
  wind: 'leaf',
  lightning: 'sand',
  earth: 'sand',
  water: 'independent',
  void: 'sound',
};

function pictureAddress({ identity, symbol, kind }: CcgFaceCard): string {
  return crestFile(identity, kind === 'mission' ? 'mission' : TINTS[symbol], kind === 'ninja' ? 2 : 1);
}

/** Name, kind, symbol, costs and values: what a face shows at a glance. */
export function ccgSentence(card: CcgFaceCard, words: CcgFaceWords, locale: Locale): string {
  const { healthy, injured } = card;
  const values = (label: string, { combat, support }: { combat: number; support: number }) =>
    `${label}: ${words.combat} ${printed(combat)}, ${words.support} ${printed(support)}`;
  return [
    card.name.text,
    kindLabel(card.kind, locale),
    symbolLabel(card.symbol, locale),
    ...(card.permanent ? [words.permanent] : []),
    ...(card.entranceCost === undefined ? [] : [`${words.entrance} ${card.entranceCost}`]),
    ...(card.handCost === undefined ? [] : [`${words.hand} ${card.handCost}`]),
    ...(card.jutsuCost === undefined ? [] : [`${words.cost} ${card.jutsuCost}`]),
    ...(healthy ? [values(words.healthy, healthy)] : []),
    ...(injured ? [values(words.injured, injured)] : []),
    ...(card.mentalPower === undefined ? [] : [`${words.mental} ${card.mentalPower}`]),
    ...(card.madeUp ? [words.madeUp] : []),
  ].join('. ');
}
