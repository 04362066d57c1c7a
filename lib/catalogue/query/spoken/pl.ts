import { amount, clause, deedClause, type Speech } from './speech';

const NOUNS: Readonly<Record<string, string>> = {
  character: 'postać',
  attachment: 'dołączenie',
  mission: 'misja',
  ninja: 'ninja',
  jutsu: 'jutsu',
  client: 'klient',
};
const NUMBERS = { chakra: 'koszt', power: 'Power', points: 'punkty', number: 'numer', entrance: 'koszt wprowadzenia', hand: 'koszt kart z ręki', combat: 'atak', support: 'wsparcie', injured: 'atak rannego', 'injured-support': 'wsparcie rannego', mental: 'siłę mentalną', jutsu: 'koszt jutsu' } as const; // prettier-ignore
const FIELDS = { name: 'nazwie', version: 'tytule', text: 'tekście' } as const;
const OWN = { name: 'nazwę', version: 'tytuł', text: 'tekst' } as const;
const SORTS = { relevance: 'od najlepiej pasujących', number: 'według numeru', name: 'według nazwy', cost: 'według kosztu', power: 'według Power', rarity: 'według rzadkości', entrance: 'według kosztu wprowadzenia', hand: 'według kosztu kart z ręki', combat: 'według ataku', support: 'według wsparcia' } as const; // prettier-ignore
const STANDINGS = { legal: 'legalna', banned: 'zakazana', restricted: 'ograniczona' } as const;

export const pl: Speech = {
  noun: (types) => (types.length > 0 ? types.map((type) => NOUNS[type] ?? type).join(' lub ') : 'karta'),
  relative: (types) => (types.at(-1) === 'attachment' ? ', które ' : ', która '),
  everything: 'wszystkie karty',
  or: ' lub ',
  and: ' i ',
  quoted: (text) => `„${text}”`,
  deny: ({ verb, rest }) => `nie ${verb} ${rest}`,
  oneLine: 'w jednej linii ',
  numbers(field, range) {
    const said = amount(range, { exactly: (n) => `${n}`, most: (n) => `${n} lub mniej`, least: (n) => `${n} lub więcej`, between: (a, b) => `od ${a} do ${b}` }); // prettier-ignore
    if (field === 'chakra') return clause('kosztuje', said);
    if (field === 'owned') return clause('jest', `w twojej kolekcji (kopie: ${said})`);
    if (field === 'wish') return clause('jest', `na twojej liście życzeń (kopie: ${said})`);
    if (field === 'trade') return clause('jest', `na twojej liście wymiany (kopie: ${said})`);
    if (field === 'points') return clause('jest', `warta punktów: ${said}`);
    return clause('ma', `${NUMBERS[field]} ${said}`);
  },
  numberName: (field) => NUMBERS[field],
  compared: (left, relation, right) => clause('ma', `${left} ${relation} ${right}`),
  missionNumber: (number) => clause('ma', `numer ${number}`),
  words: (quoted) => clause('pasuje', `do ${quoted}`),
  phrase(field, match, quoted) {
    if (field === 'any') return clause('ma', `${quoted} w nazwie, tytule lub tekście`);
    return match === 'is' ? clause('ma', `${OWN[field]} ${quoted}`) : clause('ma', `${quoted} w ${FIELDS[field]}`);
  },
  pattern: (field, source) => clause('ma', `${OWN[field]} jak /${source}/`),
  list(field, said) {
    switch (field) {
      case 'set':
        return clause('jest', `z zestawu ${said}`);
      case 'symbol':
        return clause('ma', `symbol ${said}`);
      case 'trait':
        return clause('ma', `cechę ${said}`);
      case 'faction':
        return clause('ma', `frakcję: ${said}`);
      case 'keyword':
        return clause('ma', `słowo kluczowe ${said}`);
      case 'rarity':
        return clause('ma', `rzadkość: ${said}`);
      case 'attach':
        return clause('dołącza', `się do: ${said}`);
      case 'timing':
        return clause('ma', `linię ${said}`);
      case 'affects':
        return clause('działa', `na: ${said}`);
      case 'cares':
        return clause('patrzy', `na: ${said}`);
      case 'has':
        return clause('ma', `coś z tego: ${said}`);
      default:
        return clause('jest', `taka: ${said}`);
    }
  },
  deed: deedClause,
  scarcer: (rarity) => `${rarity} lub rzadsza`,
  standing: (is, format) => clause('jest', `${STANDINGS[is]} w formacie ${format}`),
  inDeck: clause('jest', 'w twojej talii'),
  ruling: clause('ma', 'orzeczenie'),
  sorted: (sort, descending) => `${SORTS[sort]}${descending ? ', w odwrotnej kolejności' : ''}`,
  prints: 'każdy druk osobno',
  textsIn: (language) => `teksty w języku: ${language}`,
};
