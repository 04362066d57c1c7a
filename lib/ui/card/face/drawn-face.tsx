import type { Locale } from '@/lib/i18n/locales';
import { RANK_BONUS } from '@/lib/rules/mythos/cards/mission-rank';
import { factionLabel, keywordLabel, rarityLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { cardTint, crestAddress, crestTier } from '../../crest/address';
import { EffectLines } from '../text/effect-lines';
import { type FaceCard, type FaceWords, printedPower } from './face-card';
import type { FaceFit } from './fit';
import { cardImage } from '../image';
import type { LineLink } from '../text/linked-lines';
import { faceSentence } from './sentence';

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
 * A face whose words are fitted already (see fit.ts). It scales with its width: the same markup is a dot in a list, a
 * tile of a grid and the large face of a card's page. Lists hold up to a hundred of these, so there is no element
 * without a purpose.
 */
export function DrawnFace({
  card,
  fit,
  locale,
  words,
  href,
  links,
  imageTemplate,
  eager,
}: CardFaceProps & { fit: FaceFit }) {
  const { name, version, faction, points, chakra, rarity, text = [] } = card;
  const lang = (text: { locale: string }) => (text.locale === locale ? undefined : text.locale);
  const Title = href ? 'a' : 'div';
  const across = card.type === 'mission';
  return (
    <div
      role="group"
      aria-label={faceSentence(card, words, locale)}
      className={`face face-${card.type} tier-${crestTier(rarity)} faction-${cardTint(card)} fit-name-${fit.name} fit-text-${fit.text}`}
    >
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
      <span className="face-spine" aria-hidden="true">
        {faction ? factionLabel(faction, locale) : typeLabel(card.type, locale)}
      </span>
      {points !== undefined && (
        <span className="face-points" aria-hidden="true">
          {points}
        </span>
      )}
      {chakra !== undefined && (
        <span className="face-cost" aria-hidden="true">
          {chakra}
        </span>
      )}
      {card.power !== undefined && (
        <span className="face-power" aria-hidden="true">
          {printedPower(card)}
        </span>
      )}
      <img
        className="face-art"
        src={crestAddress(card)}
        alt=""
        width={across ? 320 : 180}
        height={across ? 180 : 200}
        loading={eager ? undefined : 'lazy'}
      />
      {card.type === 'attachment' && (
        <span className="face-type" aria-hidden="true">
          {typeLabel('attachment', locale)}
        </span>
      )}
      {points !== undefined && (
        <span className="face-ranks" aria-hidden="true">
          {RANK_BONUS.map(({ rank, bonus }) => (
            <span key={rank}>
              {rank}
              <b>{points + bonus}</b>
            </span>
          ))}
        </span>
      )}
      {card.keywords.length > 0 && (
        <span className="face-keywords" aria-hidden="true">
          {card.keywords.map((keyword) => keywordLabel(keyword, locale)).join(' · ')}
        </span>
      )}
      {text.length > 0 && (
        <div className="face-text">
          <EffectLines lines={text} links={links} aside words={words} />
        </div>
      )}
      <span className="face-foot" aria-hidden="true">
        <span title={rarityLabel(rarity, locale)}>{rarity}</span> {card.code}
      </span>
      {imageTemplate && (
        <img className="face-picture" src={cardImage(imageTemplate, card.printing)} alt="" loading="lazy" />
      )}
    </div>
  );
}
