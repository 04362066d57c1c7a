import { type Part, say, term, type Text } from '../../pieces';

/** How a clause is put: pokonaj; (przeciwnik) pokonuje; (musisz) pokonać. */
type Mood = 'order' | 'tell' | 'infinitive';

/** Forms of a verb: pokonaj, pokonuje, pokonać, and done again and again: pokonuj, pokonywać. */
interface Verb {
  order: string;
  tell: string;
  infinitive: string;
  keepOrder: string;
  keepInfinitive: string;
  term?: string;
}

const verb = (order: string, tell: string, infinitive: string, keepOrder: string, keepInfinitive: string, slug?: string): Verb => ({
  order, tell, infinitive, keepOrder, keepInfinitive, ...(slug === undefined ? {} : { term: slug }),
}); // prettier-ignore

export const VERBS = {
  hide: verb('ukryj', 'ukrywa', 'ukryć', 'ukrywaj', 'ukrywać', 'hide'),
  defeat: verb('pokonaj', 'pokonuje', 'pokonać', 'pokonuj', 'pokonywać', 'defeat'),
  move: verb('przenieś', 'przenosi', 'przenieść', 'przenoś', 'przenosić', 'move'),
  shift: verb('przenieś', 'przenosi', 'przenieść', 'przenoś', 'przenosić'),
  put: verb('przełóż', 'przekłada', 'przełożyć', 'przekładaj', 'przekładać'),
  remove: verb('usuń', 'usuwa', 'usunąć', 'usuwaj', 'usuwać'),
  add: verb('dodaj', 'dodaje', 'dodać', 'dodawaj', 'dodawać'),
  perform: verb('wykonaj', 'wykonuje', 'wykonać', 'wykonuj', 'wykonywać'),
  takeControl: verb('przejmij', 'przejmuje', 'przejąć', 'przejmuj', 'przejmować'),
  takeBack: verb('odzyskaj', 'odzyskuje', 'odzyskać', 'odzyskuj', 'odzyskiwać'),
  return: verb('cofnij', 'cofa', 'cofnąć', 'cofaj', 'cofać'),
  take: verb('weź', 'bierze', 'wziąć', 'bierz', 'brać'),
  play: verb('zagraj', 'zagrywa', 'zagrać', 'zagrywaj', 'zagrywać'),
  turnUp: verb('odkryj', 'odkrywa', 'odkryć', 'odkrywaj', 'odkrywać', 'reveal'),
  lay: verb('połóż', 'kładzie', 'położyć', 'kładź', 'kłaść'),
  draw: verb('dobierz', 'dobiera', 'dobrać', 'dobieraj', 'dobierać'),
  discard: verb('odrzuć', 'odrzuca', 'odrzucić', 'odrzucaj', 'odrzucać'),
  look: verb('obejrzyj', 'ogląda', 'obejrzeć', 'oglądaj', 'oglądać'),
  show: verb('ujawnij', 'ujawnia', 'ujawnić', 'ujawniaj', 'ujawniać'),
  putBack: verb('odłóż', 'odkłada', 'odłożyć', 'odkładaj', 'odkładać'),
  shuffleIn: verb('wtasuj', 'wtasowuje', 'wtasować', 'wtasowuj', 'wtasowywać'),
  shuffle: verb('potasuj', 'tasuje', 'potasować', 'tasuj', 'tasować'),
  search: verb('przeszukaj', 'przeszukuje', 'przeszukać', 'przeszukuj', 'przeszukiwać'),
  gain: verb('zyskaj', 'zyskuje', 'zyskać', 'zyskuj', 'zyskiwać'),
  steal: verb('ukradnij', 'kradnie', 'ukraść', 'kradnij', 'kraść'),
  pay: verb('zapłać', 'płaci', 'zapłacić', 'płać', 'płacić'),
  give: verb('oddaj', 'oddaje', 'oddać', 'oddawaj', 'oddawać'),
  copy: verb('skopiuj', 'kopiuje', 'skopiować', 'kopiuj', 'kopiować'),
  activate: verb('aktywuj', 'aktywuje', 'aktywować', 'aktywuj', 'aktywować'),
  repeat: verb('powtórz', 'powtarza', 'powtórzyć', 'powtarzaj', 'powtarzać'),
  attach: verb('dołącz', 'dołącza', 'dołączyć', 'dołączaj', 'dołączać'),
  declare: verb('podaj', 'podaje', 'podać', 'podawaj', 'podawać'),
  choose: verb('wybierz', 'wybiera', 'wybrać', 'wybieraj', 'wybierać'),
} as const satisfies Record<string, Verb>;

/** What the mood and repetition of a clause make of its verb. */
export interface Voice {
  mood: Mood;
  again?: boolean;
}

export function conjugate(word: Verb, { mood, again }: Voice): Text {
  const kept = { order: word.keepOrder, tell: word.tell, infinitive: word.keepInfinitive };
  const text: string = again ? kept[mood] : word[mood];
  const said: Part = word.term === undefined ? text : term(word.term, text);
  return say`${said}`;
}
