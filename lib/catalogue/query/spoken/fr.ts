import { amount, clause, deedClause, type Speech } from './speech';

const NOUNS: Readonly<Record<string, string>> = { character: 'personnage', attachment: 'attachement', mission: 'mission', ninja: 'ninja', jutsu: 'jutsu', client: 'client' }; // prettier-ignore
const NUMBERS = { chakra: 'coût', power: 'Power', points: 'points', number: 'numéro', entrance: 'coût d’entrée', hand: 'coût de main', combat: 'combat', support: 'soutien', injured: 'combat blessé', 'injured-support': 'soutien blessé', mental: 'puissance mentale', jutsu: 'coût de jutsu' } as const; // prettier-ignore
const FIELDS = { name: 'le nom', version: 'le titre', text: 'le texte' } as const;
const SORTS = { relevance: 'des plus proches aux plus lointains', number: 'par numéro', name: 'par nom', cost: 'par coût', power: 'par Power', rarity: 'par rareté', entrance: 'par coût d’entrée', hand: 'par coût de main', combat: 'par combat', support: 'par soutien' } as const; // prettier-ignore
const STANDINGS = { legal: 'légal', banned: 'banni', restricted: 'restreint' } as const;

export const fr: Speech = {
  noun: (types) => (types.length > 0 ? types.map((type) => NOUNS[type] ?? type).join(' ou ') : 'carte'),
  relative: () => ' qui ',
  everything: 'toutes les cartes',
  or: ' ou ',
  and: ' et ',
  quoted: (text) => `« ${text} »`,
  deny: ({ verb, rest }) => `${/^[aeéèêiouyh]/i.test(verb) ? 'n’' : 'ne '}${verb} pas ${rest}`,
  oneLine: 'sur une même ligne ',
  numbers(field, range) {
    const said = amount(range, { exactly: (n) => `${n}`, most: (n) => `${n} ou moins`, least: (n) => `${n} ou plus`, between: (a, b) => `de ${a} à ${b}` }); // prettier-ignore
    if (field === 'chakra') return clause('coûte', said);
    if (field === 'owned') return clause('existe', `dans votre collection (exemplaires : ${said})`);
    if (field === 'wish') return clause('existe', `sur votre liste de souhaits (exemplaires : ${said})`);
    if (field === 'trade') return clause('existe', `sur votre liste d’échange (exemplaires : ${said})`);
    if (field === 'points') return clause('vaut', `en points : ${said}`);
    return clause('a', `${NUMBERS[field]} ${said}`);
  },
  numberName: (field) => NUMBERS[field],
  compared: (left, relation, right) => clause('a', `${left} ${relation} ${right}`),
  missionNumber: (number) => clause('porte', `le numéro ${number}`),
  words: (quoted) => clause('correspond', `à ${quoted}`),
  phrase(field, match, quoted) {
    if (field === 'any') return clause('porte', `${quoted} dans le nom, le titre ou le texte`);
    return match === 'is' ? clause('a', `pour ${FIELDS[field].slice(3)} ${quoted}`) : clause('porte', `${quoted} dans ${FIELDS[field]}`); // prettier-ignore
  },
  pattern: (field, source) => clause('correspond', `dans ${FIELDS[field]} à /${source}/`),
  list(field, said) {
    switch (field) {
      case 'set':
        return clause('vient', `de l’extension ${said}`);
      case 'symbol':
        return clause('porte', `le symbole ${said}`);
      case 'trait':
        return clause('porte', `le trait ${said}`);
      case 'faction':
        return clause('appartient', `à la faction ${said}`);
      case 'keyword':
        return clause('a', `le mot-clé ${said}`);
      case 'rarity':
        return clause('a', `la rareté ${said}`);
      case 'attach':
        return clause('s’attache', `à : ${said}`);
      case 'timing':
        return clause('a', `une ligne ${said}`);
      case 'affects':
        return clause('agit', `sur : ${said}`);
      case 'cares':
        return clause('regarde', `ceci : ${said}`);
      case 'has':
        return clause('a', `ceci : ${said}`);
      default:
        return clause('est', said);
    }
  },
  deed: deedClause,
  scarcer: (rarity) => `${rarity} ou plus rare`,
  standing: (is, format) => clause('est', `${STANDINGS[is]} en ${format}`),
  inDeck: clause('est', 'dans votre deck'),
  ruling: clause('a', 'une décision'),
  sorted: (sort, descending) => `${SORTS[sort]}${descending ? ', dans l’ordre inverse' : ''}`,
  prints: 'chaque impression à part',
  textsIn: (language) => `textes en ${language.toLowerCase()}`,
};
