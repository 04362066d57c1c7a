import { plain, type Text } from '../../pieces';

const VOWEL = /[аеєиіїоуюяaeiou]/i;
const LETTER = /\p{L}/u;
const HISSING = /[жчшщзсц]/i;
/** Words that change with their neighbours: у/в, з/із, і/й/та and the forms of увесь. */
const SHIFTING = /(?<![\p{L}\p{N}’-])(?:[УуВвЗзі](?= )|[Уу]с(?=[іяюе]))/gu;

/**
 * What Ukrainian asks of the ear: `у` between consonants and `в` after vowels, `із` where `з` could not be said. Also
 * drops the comma that closes a clause where another mark follows it.
 */
export function euphonic(text: Text): Text {
  const whole = plain(text);
  let start = 0;
  return text.map((piece) => {
    const offset = start;
    start += plain([piece]).length;
    if (piece.kind !== 'text') return piece;
    const said = piece.text.replace(SHIFTING, (word, at: number) => {
      const before = lastSound(whole.slice(0, offset + at).replace(/[\s»]+$/, ''));
      const next = whole.slice(offset + at + word.length).replace(/^[\s«]+/, '');
      return shifted(word, before, next);
    });
    return { ...piece, text: said.replace(/,+(?=\s*[.,;:)])|\.(?=;)/g, '') };
  });
}

/** Edge is said with a consonant at its end. */
function lastSound(text: string): string {
  return text.endsWith('Edge') ? 'ж' : (text.at(-1) ?? '');
}

function shifted(word: string, before: string, next: string): string {
  switch (word) {
    case 'і':
      return and(before, next);
    case 'з':
      return withForm(before, next);
    case 'ус':
      return VOWEL.test(before) ? 'вс' : word;
    case 'у':
    case 'в':
      return inForm(before, next);
    case 'У':
    case 'В':
      return inForm('', next).toUpperCase();
    default:
      return word;
  }
}

function inForm(before: string, next: string): string {
  if (VOWEL.test(next.charAt(0))) return 'в';
  if (/^([вф]|[стх]в)/i.test(next)) return 'у';
  return VOWEL.test(before) ? 'в' : 'у';
}

/** Between a vowel and a syllable: покажи й візьми; before another і: місії та іншого. */
function and(before: string, next: string): string {
  if (/^[йії]/i.test(next)) return 'та';
  const easy = !/^[єюя]/i.test(next) && (VOWEL.test(next.charAt(0)) || VOWEL.test(next.charAt(1)));
  return VOWEL.test(before) && easy ? 'й' : 'і';
}

/** Before a hissing sound after a consonant, or after a hissing one: персонаж із долученням. */
function withForm(before: string, next: string): string {
  if (VOWEL.test(before) || !LETTER.test(before)) return 'з';
  return HISSING.test(next.charAt(0)) || (HISSING.test(before) && !VOWEL.test(next.charAt(0))) ? 'із' : 'з';
}
