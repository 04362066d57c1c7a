import type { Locale } from '@/lib/i18n/locales';
import { factionLabel, keywordLabel, rarityLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { cardTint, crestAddress } from '../crest/address';
import { EffectLines } from './effect-lines';
import { type FaceCard, type FaceWords, printedPower } from './face-card';
import { cardImage } from './image';
import type { LineLink } from './linked-lines';

export interface CardFaceProps {
  card: FaceCard;
  locale: Locale;
  words: FaceWords;
  /** Makes the whole face a link; what is read out as its name is the card's. */
  href?: string;
  /** What the links in the card's text are. */
  links?: readonly LineLink[];
  /** CARD_IMAGE_URL: pictures that cover the drawn face once they are there. */
  imageTemplate?: string | null;
  /** The one picture the page opens with; all others wait until they come near the window. */
  eager?: boolean;
}

/**
 * A card drawn by us. It scales with its width: the same markup is a tile of a grid and the large face of a card's page.
 * Lists hold up to a hundred of these, so there is no element without a purpose.
 */
export function CardFace({ card, locale, words, href, links, imageTemplate, eager }: CardFaceProps) {
  const { name, version, faction, points, chakra, rarity, text = [] } = card;
  const lang = (text: { locale: string }) => (text.locale === locale ? undefined : text.locale);
  const Title = href ? 'a' : 'div';
  return (
    <div className={`face face-${card.type} faction-${cardTint(card)}`}>
      <Title href={href} className="face-title">
        <b className="face-name" lang={lang(name)}>
          {name.text}
        </b>
        {version && (
          <span className="face-version" lang={lang(version)}>
            {version.text}
          </span>
        )}
      </Title>
      <span className="face-spine">{faction ? factionLabel(faction, locale) : typeLabel(card.type, locale)}</span>
      {points !== undefined && (
        <span className="face-points" role="img" aria-label={`${words.points} ${points}`}>
          {points}
        </span>
      )}
      {chakra !== undefined && (
        <span className="face-cost" role="img" aria-label={`${words.cost} ${chakra}`}>
          {chakra}
        </span>
      )}
      {card.power !== undefined && (
        <span className="face-power" role="img" aria-label={`${words.power} ${printedPower(card)}`}>
          {printedPower(card)}
        </span>
      )}
      <img
        className="face-art"
        src={crestAddress(card)}
        alt=""
        width={card.type === 'mission' ? 320 : 180}
        height={card.type === 'mission' ? 180 : 200}
        loading={eager ? undefined : 'lazy'}
      />
      {card.type === 'attachment' && <span className="face-type">{typeLabel('attachment', locale)}</span>}
      {card.keywords.length > 0 && (
        <span className="face-keywords">
          {card.keywords.map((keyword) => keywordLabel(keyword, locale)).join(' · ')}
        </span>
      )}
      {text.length > 0 && (
        <div className="face-text">
          <EffectLines lines={text} links={links} aside words={words} />
        </div>
      )}
      <span className="face-foot">
        <span title={rarityLabel(rarity, locale)}>{rarity}</span> {card.code}
      </span>
      {imageTemplate && (
        <img className="face-picture" src={cardImage(imageTemplate, card.printing)} alt="" loading="lazy" />
      )}
    </div>
  );
}
