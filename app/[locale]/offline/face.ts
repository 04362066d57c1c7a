import type { SnapshotCard } from '@/lib/catalogue/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import type { FaceCard } from '@/lib/ui/card/face/face-card';

/** A card of the device's own catalogue as it is drawn. */
export function faceFromSnapshot(card: SnapshotCard, locale: Locale): FaceCard {
  const words = (names: SnapshotCard['names']) =>
    names[locale] ? { text: names[locale], locale } : { text: names.en, locale: 'en' };
  const { code, type, name, names, versions, chakra, power, points, faction, keywords, printings } = card;
  return {
    code,
    type,
    identity: name,
    name: words(names),
    ...(versions && { version: words(versions) }),
    chakra,
    power,
    points,
    faction,
    keywords,
    rarity: printings[0]?.rarity ?? 'C',
    printing: printings[0]?.id ?? code,
  };
}
