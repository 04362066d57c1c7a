import { amount, clause, deedClause, type Speech } from './speech';

const NOUNS: Readonly<Record<string, string>> = {
  character: 'персонаж',
  attachment: 'долучення',
  mission: 'місія',
  ninja: 'ніндзя',
  jutsu: 'дзюцу',
  client: 'клієнт',
};
const NUMBERS = { chakra: 'вартість', power: 'Power', points: 'очки', number: 'номер', entrance: 'вартість входу', hand: 'вартість з руки', combat: 'атаку', support: 'підтримку', injured: 'атаку пораненого', 'injured-support': 'підтримку пораненого', mental: 'ментальну силу', jutsu: 'вартість дзюцу' } as const; // prettier-ignore
const FIELDS = { name: 'назві', version: 'підзаголовку', text: 'тексті' } as const;
const OWN = { name: 'назву', version: 'підзаголовок', text: 'текст' } as const;
const SORTS = { relevance: 'від найближчих', number: 'за номером', name: 'за назвою', cost: 'за вартістю', power: 'за Power', rarity: 'за рідкістю', entrance: 'за вартістю входу', hand: 'за вартістю з руки', combat: 'за атакою', support: 'за підтримкою' } as const; // prettier-ignore
const STANDINGS = { legal: 'дозволене', banned: 'заборонене', restricted: 'обмежене' } as const;
const RELATIVES: Readonly<Record<string, string>> = { character: ', який ', attachment: ', яке ' };

export const uk: Speech = {
  noun: (types) => (types.length > 0 ? types.map((type) => NOUNS[type] ?? type).join(' або ') : 'карта'),
  relative: (types) => RELATIVES[types.at(-1) ?? ''] ?? ', яка ',
  everything: 'усі карти',
  or: ' або ',
  and: ' і ',
  quoted: (text) => `«${text}»`,
  deny: ({ verb, rest }) => `не ${verb} ${rest}`,
  oneLine: 'в одному рядку ',
  numbers(field, range) {
    const said = amount(range, { exactly: (n) => `${n}`, most: (n) => `${n} або менше`, least: (n) => `${n} або більше`, between: (a, b) => `від ${a} до ${b}` }); // prettier-ignore
    if (field === 'chakra') return clause('коштує', said);
    if (field === 'owned') return clause('має', `копій у твоїй колекції: ${said}`);
    if (field === 'wish') return clause('має', `копій у твоєму списку бажань: ${said}`);
    if (field === 'trade') return clause('має', `копій у твоєму списку обміну: ${said}`);
    if (field === 'points') return clause('дає', `очок: ${said}`);
    return clause('має', `${NUMBERS[field]} ${said}`);
  },
  numberName: (field) => NUMBERS[field],
  compared: (left, relation, right) => clause('має', `${left} ${relation} ${right}`),
  missionNumber: (number) => clause('має', `номер ${number}`),
  words: (quoted) => clause('відповідає', `запиту ${quoted}`),
  phrase(field, match, quoted) {
    if (field === 'any') return clause('має', `${quoted} в назві, підзаголовку або тексті`);
    return match === 'is' ? clause('має', `${OWN[field]} ${quoted}`) : clause('має', `${quoted} в ${FIELDS[field]}`);
  },
  pattern: (field, source) => clause('має', `${OWN[field]} на зразок /${source}/`),
  list(field, said) {
    switch (field) {
      case 'set':
        return clause('походить', `з набору ${said}`);
      case 'symbol':
        return clause('має', `символ ${said}`);
      case 'trait':
        return clause('має', `рису ${said}`);
      case 'faction':
        return clause('має', `фракцію: ${said}`);
      case 'keyword':
        return clause('має', `ключове слово ${said}`);
      case 'rarity':
        return clause('має', `рідкість: ${said}`);
      case 'attach':
        return clause('долучається', `до: ${said}`);
      case 'timing':
        return clause('має', `рядок ${said}`);
      case 'affects':
        return clause('діє', `на: ${said}`);
      case 'cares':
        return clause('зважає', `на: ${said}`);
      case 'has':
        return clause('має', `щось із цього: ${said}`);
      default:
        return clause('має', `ознаку: ${said}`);
    }
  },
  deed: deedClause,
  scarcer: (rarity) => `${rarity} або рідша`,
  standing: (is, format) => clause('має', `статус: ${STANDINGS[is]} у форматі ${format}`),
  inDeck: clause('лежить', 'у твоїй колоді'),
  ruling: clause('має', 'роз’яснення'),
  sorted: (sort, descending) => `${SORTS[sort]}${descending ? ', у зворотному порядку' : ''}`,
  prints: 'кожен друк окремо',
  textsIn: (language) => `тексти мовою: ${language}`,
};
