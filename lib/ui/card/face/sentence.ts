import type { Locale } from '@/lib/i18n/locales';
import { factionLabel, keywordLabel, rarityLabel, typeLabel } from '@/lib/rules/mythos/text/traits';
import { RANK_BONUS } from '@/lib/rules/mythos/cards/mission-rank';
import { type FaceCard, type FaceWords, printedPower } from './face-card';

/**
 * A face as it is read out: “Rock Lee, Loopy Fist. Character, Leaf Village. Cost 2, Power 3. Team Guy. Common, XX-001.”
 * A mission also says what it is worth in each rank. What the card does follows as text of its own.
 */
export function faceSentence(card: FaceCard, words: FaceWords, locale: Locale): string {
  const { name, version, type, faction, chakra, power, points, keywords, rarity, code } = card;
  const told = (value: number | undefined, word: string, shown = String(value)) => (value === undefined ? [] : [`${word} ${shown}`]); // prettier-ignore
  const sentences = [
    [name.text, ...(version ? [version.text] : [])],
    [typeLabel(type, locale), ...(faction ? [factionLabel(faction, locale)] : [])],
    [...told(chakra, words.cost), ...told(power, words.power, printedPower(card)), ...told(points, words.points)],
    points === undefined ? [] : RANK_BONUS.map(({ rank, bonus }) => `${rank} ${points + bonus}`),
    keywords.map((keyword) => keywordLabel(keyword, locale)),
    // The rarity of a mission is that it is one.
    [rarityLabel(rarity, locale), code].filter((part) => part !== typeLabel(type, locale)),
  ];
  return sentences.filter((parts) => parts.length > 0).map((parts) => `${parts.join(', ')}.`).join(' '); // prettier-ignore
}
