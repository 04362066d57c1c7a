import type { LocalizedName } from '@/lib/rules/mythos/cards/schema';
import type { Dice } from './dice';

// Names and titles as the catalogue has them: in Latin letters with and without marks, in Cyrillic and in kana. A language
// that is left out is left out in the real catalogue too.

/** A syllable in Latin letters, in French, in Ukrainian and in kana. */
const SYLLABLES = [
  ['ka', 'ka', 'ка', 'カ'], ['ki', 'ki', 'кі', 'キ'], ['ku', 'ku', 'ку', 'ク'], ['ko', 'kô', 'ко', 'コ'],
  ['sa', 'sa', 'са', 'サ'], ['shi', 'shi', 'ші', 'シ'], ['su', 'su', 'су', 'ス'], ['so', 'sô', 'со', 'ソ'],
  ['ta', 'ta', 'та', 'タ'], ['chi', 'chi', 'чі', 'チ'], ['tsu', 'tsu', 'цу', 'ツ'], ['to', 'tô', 'то', 'ト'],
  ['na', 'na', 'на', 'ナ'], ['ne', 'né', 'не', 'ネ'], ['no', 'no', 'но', 'ノ'], ['ha', 'ha', 'га', 'ハ'],
  ['hi', 'hi', 'хі', 'ヒ'], ['ma', 'ma', 'ма', 'マ'], ['mi', 'mi', 'мі', 'ミ'], ['mo', 'mo', 'мо', 'モ'],
  ['ra', 'ra', 'ра', 'ラ'], ['ri', 'ri', 'рі', 'リ'], ['ru', 'ru', 'ру', 'ル'], ['ro', 'rô', 'ро', 'ロ'],
  ['ga', 'ga', 'ґа', 'ガ'], ['ji', 'ji', 'джі', 'ジ'], ['za', 'za', 'дза', 'ザ'], ['do', 'do', 'до', 'ド'],
  ['ba', 'ba', 'ба', 'バ'], ['yu', 'yû', 'ю', 'ユ'], ['ya', 'ya', 'я', 'ヤ'], ['wa', 'wa', 'ва', 'ワ'],
] as const; // prettier-ignore

/** What titles are made of, in English, French, Polish, Ukrainian, Italian and Japanese. */
const WORDS = [
  ['Blade', 'Lame', 'Ostrze', 'Лезо', 'Lama', '刃'], ['Shadow', 'Ombre', 'Cień', 'Тінь', 'Ombra', '影'],
  ['Storm', 'Tempête', 'Burza', 'Буря', 'Tempesta', '嵐'], ['River', 'Rivière', 'Rzeka', 'Річка', 'Fiume', '川'],
  ['Guardian', 'Gardien', 'Strażnik', 'Вартовий', 'Guardiano', '守護者'], ['Dance', 'Danse', 'Taniec', 'Танець', 'Danza', '舞'],
  ['Seal', 'Sceau', 'Pieczęć', 'Печать', 'Sigillo', '封印'], ['Promise', 'Promesse', 'Obietnica', 'Обіцянка', 'Promessa', '約束'],
  ['Needle', 'Aiguille', 'Igła', 'Голка', 'Ago', '針'], ['Flame', 'Flamme', 'Płomień', 'Полум’я', 'Fiamma', '炎'],
  ['Ice', 'Glace', 'Lód', 'Лід', 'Ghiaccio', '氷'], ['Sand', 'Sable', 'Piasek', 'Пісок', 'Sabbia', '砂'],
  ['Messenger', 'Messager', 'Posłaniec', 'Гонець', 'Messaggero', '使者'], ['Pupil', 'Élève', 'Uczeń', 'Учень', 'Allievo', '弟子'],
  ['Oath', 'Serment', 'Przysięga', 'Клятва', 'Giuramento', '誓い'], ['Moon', 'Lune', 'Księżyc', 'Місяць', 'Luna', '月'],
  ['Gate', 'Porte', 'Brama', 'Брама', 'Porta', '門'], ['Wall', 'Muraille', 'Mur', 'Мур', 'Muro', '壁'],
  ['Song', 'Chanson', 'Pieśń', 'Пісня', 'Canto', '歌'], ['Root', 'Racine', 'Korzeń', 'Корінь', 'Radice', '根'],
] as const; // prettier-ignore

function spelt(parts: readonly (readonly string[])[], script: number): string {
  const word = parts.map((part) => part[script] ?? '').join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Somebody, in the languages that chance gives; English and French always. */
export function madeName(dice: Dice): LocalizedName {
  const part = () => Array.from({ length: dice.whole(2, 4) }, () => dice.pick(SYLLABLES));
  const names = dice.happens(0.7) ? [part(), part()] : [part()];
  const inScript = (script: number, between: string) => names.map((one) => spelt(one, script)).join(between);
  return {
    en: inScript(0, ' '),
    fr: inScript(1, ' '),
    ...(dice.happens(0.4) ? { pl: inScript(0, ' ') } : {}),
    ...(dice.happens(0.3) ? { uk: inScript(2, ' ') } : {}),
    ...(dice.happens(0.6) ? { ja: inScript(3, '・') } : {}),
  };
}

/** A title like "Blade of the Moon", or the name of a thing or a mission. */
export function madeTitle(dice: Dice): LocalizedName {
  const [what, whose] = [dice.pick(WORDS), dice.pick(WORDS)];
  return {
    en: `${what[0]} of the ${whose[0]}`,
    fr: `${what[1]} – ${whose[1]}`,
    ...(dice.happens(0.5) ? { pl: `${what[2]}: ${whose[2]}` } : {}),
    ...(dice.happens(0.4) ? { uk: `${what[3]}: ${whose[3]}` } : {}),
    ...(dice.happens(0.4) ? { it: `${what[4]} – ${whose[4]}` } : {}),
    ...(dice.happens(0.4) ? { ja: `${whose[5]}の${what[5]}` } : {}),
  };
}

/** A single word of a title in one of the languages, for names that people give. */
export function madeWord(dice: Dice): string {
  return dice.pick(dice.favourite(WORDS, 1.5));
}
