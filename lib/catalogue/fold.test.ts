import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, words } from './fold';

describe('fold', () => {
  it.each([
    ['Kidômaru', 'kidomaru'],
    ['KIDOMARU', 'kidomaru'],
    ['Kyu\u0302bi', 'kyubi'],
    ['Ōtsutsuki', 'otsutsuki'],
    ['Żołnierskie', 'zolnierskie'],
    ['Œil', 'oeil'],
    ['İstanbul ıssız', 'istanbul issiz'],
    ['Ｎａｒｕｔｏ', 'naruto'],
    ["Demon's Island", 'demons island'],
    ['Пам’ятка', 'pamyatka'],
    ['L’Équipe d’Ino', 'equipe ino'],
    ['na\u200Bru\u202Eto\u00AD', 'naruto'],
    ['naruto\0uzumaki', 'narutouzumaki'],
  ])('%s → %s', (text, plain) => expect(fold(text)).toBe(plain));

  it.each([
    ['Наруто Узумакі', 'naruto uzumaki'],
    ['Шікамару', 'shikamaru'],
    ['Ґаара', 'gaara'],
    ['Гаара', 'gaara'],
    ['Джірайя', 'jiraiya'],
    ['Цунаде', 'tsunade'],
    ['Орочімару', 'orochimaru'],
    ['Какаші Хатаке', 'kakashi hatake'],
    ['Чоджі Акімічі', 'choji akimichi'],
    ['Неджі Хьюґа', 'neji hyuga'],
    ['Недзі', 'neji'],
    ['Ітачі', 'itachi'],
    ['Намікадзе', 'namikaze'],
    ['Хашірама Сенджю', 'hashirama senju'],
    ['Сендзю', 'senju'],
    ['Таюя', 'tayuya'],
    ['Куренай', 'kurenai'],
    ['Кін Цучі', 'kin tsuchi'],
    ['Шідзуне', 'shizune'],
    ['НАРУТО', 'naruto'],
    ['Нару\u0301то', 'naruto'],
    ['Ѐмі', 'emi'],
  ])('reads Ukrainian: %s → %s', (text, plain) => expect(fold(text)).toBe(plain));

  it('changes nothing when done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(words(words(text).join(' '))).toEqual(words(text));
      }),
    );
  });

  it('makes words of letters and digits out of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of words(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('words', () => {
  it.each([
    ['KS-108', ['ks', '108']],
    ['  Rock   Lee ', ['rock', 'lee']],
    ['うずまきナルト', ['うすまきなると']],
    ['春野サクラ', ['春野', 'さくら']],
    ['ロック・リー', ['ろっく', 'りー']],
    ['ﾅﾙﾄ', ['なると']],
    ['我愛羅 Gaara', ['我愛羅', 'gaara']],
    ['?! — …', []],
  ])('%s', (text, expected) => expect(words(text)).toEqual(expected));
});
