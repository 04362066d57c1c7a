import type { Locale } from '@/lib/i18n/locales';
import type {
  CardDefinition,
  CardType,
  Faction,
  LocalizedName,
  Printing,
  Rarity,
} from '@/lib/rules/mythos/cards/schema';
import type { EffectLine } from '../text/effect-lines';
import type { SignWords } from '../text/sign';

/** A text and the language it is in: names stay English where a language has none of its own. */
interface Words {
  text: string;
  locale: string;
}

/** What a drawn face shows. Items of the catalogue's lists have this shape; `faceOf` makes it of a whole card. */
export interface FaceCard {
  code: string;
  type: CardType;
  /** English name: the strokes of the crest follow from it, so that namesakes look akin. */
  identity: string;
  name: Words;
  version?: Words;
  chakra?: number;
  power?: number;
  points?: number;
  faction?: Faction;
  keywords: readonly string[];
  rarity: Rarity;
  /** Id of the printing drawn. */
  printing: string;
  /** What it does; left out where the face is drawn without. */
  text?: readonly EffectLine[];
}

/** Names of the symbols on a face, in the reader's language: messages `cards.face`. */
export interface FaceWords extends SignWords {
  cost: string;
  power: string;
  points: string;
}

function words(names: LocalizedName, locale: Locale): Words {
  const text = names[locale];
  return text ? { text, locale } : { text: names.en, locale: 'en' };
}

/** The face of one printing of a card; left out: of the base printing. */
export function faceOf(
  card: CardDefinition,
  locale: Locale,
  printing: Printing | undefined = card.printings[0],
): FaceCard {
  const version = printing?.version ?? card.version;
  return {
    code: card.code,
    type: card.type,
    identity: card.name.en,
    name: words(card.name, locale),
    ...(version && { version: words(version, locale) }),
    ...(card.type === 'mission'
      ? { points: card.points }
      : { chakra: card.chakra, power: card.power, faction: card.faction }),
    keywords: card.keywords,
    rarity: printing?.rarity ?? 'C',
    printing: printing?.id ?? card.code,
  };
}

/** An attachment's Power is added to its host's, so it always carries its sign. */
export function printedPower({ type, power = 0 }: { type: string; power?: number }): string {
  const sign = power < 0 ? '−' : type === 'attachment' ? '+' : '';
  return `${sign}${Math.abs(power)}`;
}
