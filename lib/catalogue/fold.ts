// How every text and every query is brought to one plain form before they are compared, in the browser, on the server
// and in both search engines alike. Pure, and small enough for the editor's bundle.

/** Longest query that is looked at, in UTF-16 units; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;

/** Latin letters that Unicode does not take apart into a base letter and a mark. */
const LATIN: Readonly<Record<string, string>> = {
  ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŋ: 'n', ŧ: 't',
}; // prettier-ignore

/**
 * Ukrainian to the romanisation the card data uses (Hepburn without long vowels), so that names the data has in no
 * Cyrillic are found by them: Шікамару → shikamaru, Джірайя → jiraiya, Намікадзе → namikaze. Both ways of writing a
 * Japanese sound are read (Ґаара and Гаара; Неджі and Недзі); where they differ by one letter (Хіната, Гіната) the
 * tolerance for a mistake bridges it. Russian letters are read too, because people type them.
 * The longest match wins; the soft sign and the apostrophe fall away.
 */
const CYRILLIC: Readonly<Record<string, string>> = {
  дж: 'j', джь: 'j', дзю: 'ju', дзя: 'ja', дзьо: 'jo', дзі: 'ji', дз: 'z',
  джю: 'ju', джя: 'ja', шю: 'shu', шя: 'sha', чю: 'chu', чя: 'cha', тсу: 'tsu',
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'e', ж: 'j', з: 'z', и: 'i', і: 'i', ї: 'i', й: 'i',
  к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch',
  ш: 'sh', щ: 'shch', ь: '', ю: 'yu', я: 'ya', ё: 'yo', ъ: '', ы: 'i', э: 'e', ў: 'u',
}; // prettier-ignore
const CYRILLIC_CHUNK = new RegExp(
  Object.keys(CYRILLIC)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);

/** Articles that French writes together with the next word: "l'équipe" is found by "équipe". */
const FRENCH_ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)'(?=\p{L})/gu;

/** Most of what is typed is plain as it stands, and all that follows would leave it so. */
const PLAIN = /^[a-z0-9 ]*$/;

/**
 * Plain form of a text: lower case, no diacritics, Cyrillic in Latin letters, katakana in hiragana, no apostrophes and nothing invisible
 * (zero-width characters, direction marks, control characters). White space and other marks are left as they stand.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text;
  const visible = text
    .normalize('NFKC')
    .replace(/\s/gu, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, '')
    .toLowerCase();
  return (
    visible
      .replace(/[’‘ʼʹ`´′]/gu, "'")
      .replace(FRENCH_ELISION, '')
      .replace(/'/gu, '')
      .replace(CYRILLIC_CHUNK, romanize)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // й, ї and ё were letters of their own; what bore any other mark is only now a plain letter.
      .replace(CYRILLIC_CHUNK, romanize)
      .replace(/[łøđðþßæœıħŋŧ]/gu, (letter) => LATIN[letter] ?? letter)
      .replace(/[ァ-ヶ]/gu, hiragana)
      .normalize('NFC')
  );
}

/** Both of Japan's syllabaries are one: people type なると and mean ナルト. They lie in the same order. */
function hiragana(katakana: string): string {
  return String.fromCodePoint((katakana.codePointAt(0) ?? 0) - 0x60);
}

function romanize(letters: string): string {
  return CYRILLIC[letters] ?? letters;
}

/** Japanese writes no spaces: a change of script parts its words, 春野サクラ → 春野, さくら. */
const ONE_SCRIPT =
  /[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Han}+|[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+/gu;

/** The folded words of a text, in order, each as often as it stands there. */
export function words(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((run) => run.match(ONE_SCRIPT) ?? []);
}
