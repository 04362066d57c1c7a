import { type Part, say, term, type Text } from '../../pieces';
import { type Agreement, elided } from './words';

// A verb with what belongs to it, to be said as an order, after another verb, or of someone else.

export interface Phrase {
  verb: Verb;
  /** Said before the verb or hung on it, in place of an object: `cachez-le`, `prenez-en le contrôle`. */
  pronoun?: Agreement | 'en' | 'vous' | undefined;
  rest: Text;
}
export type Form = 'imperative' | 'infinitive' | 'third';
interface Verb {
  imperative: string;
  infinitive: string;
  third: string;
  slug?: string;
}

const first = (stem: string, slug?: string): Verb => ({
  imperative: `${stem}ez`,
  infinitive: `${stem}er`,
  third: `${stem}e`,
  ...(slug === undefined ? {} : { slug }),
});

export const VERBS = {
  /** POWERUP is an order by itself. */
  powerup: { imperative: '', infinitive: 'faire', third: 'fait' },
  hide: first('cach', 'hide'),
  defeat: { imperative: 'vainquez', infinitive: 'vaincre', third: 'vainc', slug: 'defeat' },
  move: first('déplac', 'move'),
  shift: first('déplac'),
  take: { imperative: 'prenez', infinitive: 'prendre', third: 'prend' },
  takeBack: { imperative: 'reprenez', infinitive: 'reprendre', third: 'reprend' },
  return: { imperative: 'renvoyez', infinitive: 'renvoyer', third: 'renvoie' },
  play: first('jou'),
  reveal: { imperative: 'révélez', infinitive: 'révéler', third: 'révèle', slug: 'reveal' },
  /** To reveal is to play a hidden character; to let a card be seen is another thing. */
  show: first('montr'),
  put: first('plac'),
  draw: first('pioch'),
  discard: first('défauss'),
  look: first('regard'),
  search: { imperative: 'parcourez', infinitive: 'parcourir', third: 'parcourt' },
  add: first('ajout'),
  putBack: { imperative: 'remettez', infinitive: 'remettre', third: 'remet' },
  shuffle: { imperative: 'mélangez', infinitive: 'mélanger', third: 'mélange' },
  gain: first('gagn'),
  steal: first('vol'),
  pay: { imperative: 'payez', infinitive: 'payer', third: 'paie' },
  give: first('donn'),
  copy: first('copi'),
  activate: first('activ'),
  repeat: { imperative: 'répétez', infinitive: 'répéter', third: 'répète' },
  attach: first('attach'),
  declare: { imperative: 'annoncez', infinitive: 'annoncer', third: 'annonce' },
  remove: first('retir'),
} as const satisfies Record<string, Verb>;

export function phraseText({ verb, pronoun, rest }: Phrase, form: Form): Text {
  const word: Part = verb.slug === undefined ? verb[form] : term(verb.slug, verb[form]);
  if (pronoun === undefined) return say`${word} ${rest}`;
  const small = pronounText(pronoun);
  if (form === 'imperative') return say`${word}-${small} ${rest}`;
  return say`${small === 'le' || small === 'la' ? elided(small, word) : say`${small} ${word}`} ${rest}`;
}

function pronounText(pronoun: Agreement | 'en' | 'vous'): string {
  if (typeof pronoun === 'string') return pronoun;
  return pronoun.plural ? 'les' : pronoun.gender === 'f' ? 'la' : 'le';
}
