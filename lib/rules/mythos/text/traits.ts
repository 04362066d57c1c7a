import type { CardType, Faction, Rarity } from '../cards/schema';

// What traits of a card are called in each language. English is the identity in the data; these are its words.
// Names of people and teams stay as the fans of each language write them.

export type TextLocale = 'en' | 'pl' | 'uk' | 'fr';
type Label = Readonly<Record<TextLocale, string>>;

const FACTION_LABELS: Readonly<Record<Faction, Label>> = {
  'Leaf Village': { en: 'Leaf Village', pl: 'Wioska Liścia', uk: 'Селище Листя', fr: 'Village de la Feuille' },
  'Sand Village': { en: 'Sand Village', pl: 'Wioska Piasku', uk: 'Селище Піску', fr: 'Village du Sable' },
  'Sound Village': { en: 'Sound Village', pl: 'Wioska Dźwięku', uk: 'Селище Звуку', fr: 'Village du Son' },
  Akatsuki: { en: 'Akatsuki', pl: 'Akatsuki', uk: 'Акацукі', fr: 'Akatsuki' },
  Independent: { en: 'Independent', pl: 'Niezależni', uk: 'Незалежні', fr: 'Indépendants' },
};

const TYPE_LABELS: Readonly<Record<CardType, Label>> = {
  character: { en: 'Character', pl: 'Postać', uk: 'Персонаж', fr: 'Personnage' },
  attachment: { en: 'Attachment', pl: 'Dołączenie', uk: 'Долучення', fr: 'Attachement' },
  mission: { en: 'Mission', pl: 'Misja', uk: 'Місія', fr: 'Mission' },
};

const RARITY_LABELS: Readonly<Record<Rarity, Label>> = {
  C: { en: 'Common', pl: 'Pospolita', uk: 'Звичайна', fr: 'Commune' },
  UC: { en: 'Uncommon', pl: 'Niepospolita', uk: 'Незвичайна', fr: 'Peu commune' },
  R: { en: 'Rare', pl: 'Rzadka', uk: 'Рідкісна', fr: 'Rare' },
  RA: { en: 'Rare Art', pl: 'Rare Art', uk: 'Rare Art', fr: 'Rare Art' },
  S: { en: 'Secret', pl: 'Sekretna', uk: 'Секретна', fr: 'Secrète' },
  SV: { en: 'Secret V', pl: 'Sekretna V', uk: 'Секретна V', fr: 'Secrète V' },
  SPV: { en: 'Special V', pl: 'Specjalna V', uk: 'Спеціальна V', fr: 'Spéciale V' },
  CHIBIV: { en: 'Chibi V', pl: 'Chibi V', uk: 'Chibi V', fr: 'Chibi V' },
  POPV: { en: 'Pop V', pl: 'Pop V', uk: 'Pop V', fr: 'Pop V' },
  SHINOBIV: { en: 'Shinobi V', pl: 'Shinobi V', uk: 'Shinobi V', fr: 'Shinobi V' },
  M: { en: 'Mythos', pl: 'Mythos', uk: 'Mythos', fr: 'Mythos' },
  MV: { en: 'Mythos V', pl: 'Mythos V', uk: 'Mythos V', fr: 'Mythos V' },
  L: { en: 'Legendary', pl: 'Legendarna', uk: 'Легендарна', fr: 'Légendaire' },
  MMS: { en: 'Mission', pl: 'Misja', uk: 'Місія', fr: 'Mission' },
};

const KEYWORD_LABELS: Readonly<Record<string, Label>> = {
  'Academy Student': { en: 'Academy Student', pl: 'Student Akademii', uk: 'Учень Академії', fr: 'Élève de l’Académie' },
  Armor: { en: 'Armor', pl: 'Zbroja', uk: 'Обладунок', fr: 'Armure' },
  Bomb: { en: 'Bomb', pl: 'Bomba', uk: 'Бомба', fr: 'Bombe' },
  Book: { en: 'Book', pl: 'Książka', uk: 'Книга', fr: 'Livre' },
  Civilian: { en: 'Civilian', pl: 'Cywil', uk: 'Цивільний', fr: 'Civil' },
  'Demon Brother': { en: 'Demon Brother', pl: 'Demoniczny Brat', uk: 'Демонічний брат', fr: 'Frère Démon' },
  Food: { en: 'Food', pl: 'Jedzenie', uk: 'Їжа', fr: 'Nourriture' },
  'Head of Clan': { en: 'Head of Clan', pl: 'Głowa klanu', uk: 'Голова клану', fr: 'Chef de clan' },
  Hokage: { en: 'Hokage', pl: 'Hokage', uk: 'Хокаге', fr: 'Hokage' },
  Jutsu: { en: 'Jutsu', pl: 'Jutsu', uk: 'Джуцу', fr: 'Jutsu' },
  'Kekkei Genkai': { en: 'Kekkei Genkai', pl: 'Kekkei Genkai', uk: 'Кеккей ґенкай', fr: 'Kekkei Genkai' },
  Lair: { en: 'Lair', pl: 'Kryjówka', uk: 'Лігво', fr: 'Repaire' },
  Landmark: { en: 'Landmark', pl: 'Zabytek', uk: 'Пам’ятка', fr: 'Site' },
  Location: { en: 'Location', pl: 'Miejsce', uk: 'Місце', fr: 'Lieu' },
  'Medical Ninja': { en: 'Medical Ninja', pl: 'Ninja medyk', uk: 'Ніндзя-медик', fr: 'Ninja médecin' },
  'Ninja Hound': { en: 'Ninja Hound', pl: 'Pies ninja', uk: 'Собака-ніндзя', fr: 'Chien ninja' },
  'Ninja Pig': { en: 'Ninja Pig', pl: 'Świnka ninja', uk: 'Свинка-ніндзя', fr: 'Cochon ninja' },
  Puppet: { en: 'Puppet', pl: 'Marionetka', uk: 'Маріонетка', fr: 'Marionnette' },
  Reanimation: { en: 'Reanimation', pl: 'Ożywienie', uk: 'Оживлення', fr: 'Réincarnation' },
  'Rogue Ninja': { en: 'Rogue Ninja', pl: 'Zbiegły ninja', uk: 'Ніндзя-втікач', fr: 'Ninja déserteur' },
  Sannin: { en: 'Sannin', pl: 'Sannin', uk: 'Саннін', fr: 'Sannin' },
  Scroll: { en: 'Scroll', pl: 'Zwój', uk: 'Сувій', fr: 'Rouleau' },
  Situation: { en: 'Situation', pl: 'Sytuacja', uk: 'Ситуація', fr: 'Situation' },
  'Sound Four': { en: 'Sound Four', pl: 'Czwórka Dźwięku', uk: 'Четвірка Звуку', fr: 'Quartet du Son' },
  'Sound Ninja': { en: 'Sound Ninja', pl: 'Ninja Dźwięku', uk: 'Ніндзя Звуку', fr: 'Ninja du Son' },
  'Special Jonin': { en: 'Special Jonin', pl: 'Specjalny jōnin', uk: 'Особливий джонін', fr: 'Jônin spécial' },
  Summon: { en: 'Summon', pl: 'Przywołanie', uk: 'Призов', fr: 'Invocation' },
  Taijutsu: { en: 'Taijutsu', pl: 'Taijutsu', uk: 'Тайджуцу', fr: 'Taijutsu' },
  'Tailed Beast': { en: 'Tailed Beast', pl: 'Ogoniasta Bestia', uk: 'Хвостатий звір', fr: 'Bête à queues' },
  'Team 10': { en: 'Team 10', pl: 'Drużyna 10', uk: 'Команда 10', fr: 'Équipe 10' },
  'Team 7': { en: 'Team 7', pl: 'Drużyna 7', uk: 'Команда 7', fr: 'Équipe 7' },
  'Team 8': { en: 'Team 8', pl: 'Drużyna 8', uk: 'Команда 8', fr: 'Équipe 8' },
  'Team Baki': { en: 'Team Baki', pl: 'Drużyna Bakiego', uk: 'Команда Бакі', fr: 'Équipe Baki' },
  'Team Dosu': { en: 'Team Dosu', pl: 'Drużyna Dosu', uk: 'Команда Досу', fr: 'Équipe Dosu' },
  'Team Guy': { en: 'Team Guy', pl: 'Drużyna Guya', uk: 'Команда Ґая', fr: 'Équipe Gaï' },
  Tool: { en: 'Tool', pl: 'Narzędzie', uk: 'Знаряддя', fr: 'Outil' },
  Village: { en: 'Village', pl: 'Wioska', uk: 'Селище', fr: 'Village' },
  'Village of Artisans': {
    en: 'Village of Artisans',
    pl: 'Wioska Rzemieślników',
    uk: 'Селище майстрів',
    fr: 'Village des Artisans',
  },
  Weapon: { en: 'Weapon', pl: 'Broń', uk: 'Зброя', fr: 'Arme' },
};

export function factionLabel(faction: Faction, locale: TextLocale): string {
  return FACTION_LABELS[faction][locale];
}

export function typeLabel(type: CardType, locale: TextLocale): string {
  return TYPE_LABELS[type][locale];
}

export function rarityLabel(rarity: Rarity, locale: TextLocale): string {
  return RARITY_LABELS[rarity][locale];
}

/** Keywords that have words in every language. */
export const KEYWORDS: readonly string[] = Object.keys(KEYWORD_LABELS);

/** A keyword that a set file brought before its words are known here is shown as the file has it. */
export function keywordLabel(keyword: string, locale: TextLocale): string {
  return KEYWORD_LABELS[keyword]?.[locale] ?? keyword;
}

/** Whether a keyword has its words in every language: set files are held to it by a test. */
export function hasKeywordLabel(keyword: string): boolean {
  return Object.hasOwn(KEYWORD_LABELS, keyword);
}
