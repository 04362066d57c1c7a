import { amount, clause, lowerFirst, type Speech } from './speech';

const NOUNS: Readonly<Record<string, string>> = { character: 'characters', attachment: 'attachments', mission: 'missions', ninja: 'ninja', jutsu: 'jutsu', client: 'clients' }; // prettier-ignore
const NUMBERS = { chakra: 'cost', power: 'Power', points: 'points', number: 'number', entrance: 'entrance cost', hand: 'hand cost', combat: 'combat', support: 'support', injured: 'injured combat', 'injured-support': 'injured support', mental: 'mental power', jutsu: 'jutsu cost' } as const; // prettier-ignore
const FIELDS = { name: 'name', version: 'title', text: 'text' } as const;
const SORTS = { relevance: 'by best match', number: 'by number', name: 'by name', cost: 'by cost', power: 'by Power', rarity: 'by rarity', entrance: 'by entrance cost', hand: 'by hand cost', combat: 'by combat', support: 'by support' } as const; // prettier-ignore

/** Plural of a verb in the third person: hides → hide, searches → search, copies → copy. */
function plural(verb: string): string {
  return verb
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss)es$/, '$1')
    .replace(/s$/, '');
}

/** Of what cards are, these are nouns, and cards are many; the rest is said of them as it stands. */
const MANY: Readonly<Record<string, string>> = { ...NOUNS, upgrade: 'upgrades', 'upgrade target': 'upgrade targets', variant: 'variants', 'unique text': 'alone in their text' }; // prettier-ignore
const many = (label: string) => (Object.hasOwn(MANY, label) ? (MANY[label] ?? label) : label);

export const en: Speech = {
  noun: (types) => (types.length > 0 ? types.map((type) => NOUNS[type] ?? type).join(' or ') : 'cards'),
  relative: () => ' that ',
  everything: 'all cards',
  or: ' or ',
  and: ' and ',
  quoted: (text) => `“${text}”`,
  deny: ({ verb, rest }) => (verb === 'are' ? `are not ${rest}` : `do not ${verb} ${rest}`),
  oneLine: 'in one line ',
  numbers(field, range) {
    const said = amount(range, { exactly: (n) => `${n}`, most: (n) => `${n} or less`, least: (n) => `${n} or more`, between: (a, b) => `${a} to ${b}` }); // prettier-ignore
    if (field === 'chakra') return clause('cost', said);
    if (field === 'owned') return clause('have', `${said} copies in your collection`);
    if (field === 'wish') return clause('have', `${said} copies on your wish list`);
    if (field === 'trade') return clause('have', `${said} copies on your trade list`);
    return field === 'points' ? clause('are', `worth ${said} points`) : clause('have', `${NUMBERS[field]} ${said}`);
  },
  numberName: (field) => NUMBERS[field],
  compared: (left, relation, right) => clause('have', `${left} ${relation} ${right}`),
  missionNumber: (number) => clause('have', `the number ${number}`),
  words: (quoted) => clause('match', quoted),
  phrase(field, match, quoted) {
    if (field === 'any') return clause('have', `${quoted} in name, title or text`);
    if (match === 'is') return clause('have', `the ${FIELDS[field]} ${quoted}`);
    return field === 'text' ? clause('say', quoted) : clause('have', `${quoted} in the ${FIELDS[field]}`);
  },
  pattern: (field, source) => clause('have', `a ${FIELDS[field]} like /${source}/`),
  list(field, said) {
    switch (field) {
      case 'set':
        return clause('come', `from the set ${said}`);
      case 'symbol':
        return clause('have', `the symbol ${said}`);
      case 'trait':
        return clause('have', `the trait ${said}`);
      case 'faction':
        return clause('belong', `to ${said}`);
      case 'keyword':
        return clause('have', `the keyword ${said}`);
      case 'rarity':
        return clause('come', `in the rarity ${said}`);
      case 'attach':
        return clause('attach', `to a ${said}`);
      case 'timing':
        return clause('have', `a line with ${said}`);
      case 'affects':
        return clause('act', `on ${said}`);
      case 'cares':
        return clause('look', `at ${said}`);
      case 'has':
        return clause('have', `${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said}`);
      default:
        return clause('are', said.split(' or ').map(many).join(' or '));
    }
  },
  deed(label) {
    const [verb = '', ...rest] = lowerFirst(label).split(' ');
    return clause(plural(verb), rest.join(' '));
  },
  scarcer: (rarity) => `${rarity} or scarcer`,
  standing: (is, format) => clause('are', `${is} in ${format}`),
  inDeck: clause('are', 'in your deck'),
  ruling: clause('have', 'a ruling'),
  sorted: (sort, descending) => `${SORTS[sort]}${descending ? ', the other way round' : ''}`,
  prints: 'each printing by itself',
  textsIn: (language) => `texts in ${language}`,
};
