// Names that characters go by outside the cards: full names of the story, other romanisations, and Ukrainian spellings
// that the transliteration of lib/catalogue/fold.ts does not reach. Found by search, never shown.

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  Gaara: ['Sabaku no Gaara', 'Gaara of the Desert', 'Gaara of the Sand'],
  Kankuro: ['Sabaku no Kankuro'],
  Temari: ['Sabaku no Temari'],
  Haku: ['Гаку'],
  'Rock Lee': ['Рок Лі', 'Rokku Ri'],
  'Might Guy': ['Maito Gai', 'Майто Ґай', 'Майт Гай'],
  'Nine-Tailed Fox': ['Kyubi', 'Kurama', 'Дев’ятихвостий Лис', 'Дев’ятихвіст'],
  'One-Tail': ['Ichibi', 'Shukaku', 'Однохвостий'],
  'Genma Shiranui': ['Ґенма Шірануї'],
  Katsuyu: ['Кацую'],
  Gamabunta: ['Ґамабунта'],
  'Minato Namikaze': ['Fourth Hokage', 'Yondaime'],
  'Kakashi Hatake': ['Copy Ninja'],
};

/** Other names of a character by its English name; none for most. */
export function otherNames(englishName: string): readonly string[] {
  return Object.hasOwn(OTHER_NAMES, englishName) ? (OTHER_NAMES[englishName] ?? []) : [];
}
