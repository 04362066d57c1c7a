import { type Part, term } from '../../pieces';

/** Наказ, неозначена форма, третя особа. */
export type Mood = 'imperative' | 'infinitive' | 'third';

type Verb = Readonly<Record<Mood, string>> & { slug?: string };

function verb(imperative: string, infinitive: string, third: string, slug?: string): Verb {
  return { imperative, infinitive, third, ...(slug === undefined ? {} : { slug }) };
}

const VERBS = {
  do: verb('', 'зробити', 'робить'),
  remove: verb('зніми', 'зняти', 'знімає'),
  carry: verb('перенеси', 'перенести', 'переносить'),
  give: verb('дай', 'дати', 'дає'),
  hide: verb('приховай', 'приховати', 'приховує', 'hide'),
  defeat: verb('переможи', 'перемогти', 'перемагає', 'defeat'),
  move: verb('перемісти', 'перемістити', 'переміщує', 'move'),
  takeControl: verb('перехопи контроль', 'перехопити контроль', 'перехоплює контроль', 'take-control'),
  takeBack: verb('поверни собі контроль', 'повернути собі контроль', 'повертає собі контроль'),
  return: verb('поверни', 'повернути', 'повертає'),
  play: verb('зіграй', 'зіграти', 'грає'),
  turnUp: verb('відкрий', 'відкрити', 'відкриває', 'reveal'),
  lay: verb('виклади', 'викласти', 'викладає'),
  take: verb('візьми', 'взяти', 'бере'),
  discard: verb('скинь', 'скинути', 'скидає'),
  look: verb('переглянь', 'переглянути', 'переглядає'),
  find: verb('знайди', 'знайти', 'знаходить'),
  show: verb('покажи', 'показати', 'показує'),
  keepShowing: verb('показуй', 'показувати', 'показує'),
  put: verb('поклади', 'покласти', 'кладе'),
  shuffleIn: verb('затасуй', 'затасувати', 'затасовує'),
  shuffle: verb('перетасуй', 'перетасувати', 'тасує'),
  gain: verb('отримай', 'отримати', 'отримує'),
  steal: verb('забери', 'забрати', 'забирає'),
  pay: verb('заплати', 'заплатити', 'платить'),
  handOver: verb('віддай', 'віддати', 'віддає'),
  copy: verb('скопіюй', 'скопіювати', 'копіює'),
  activate: verb('активуй', 'активувати', 'активує'),
  repeat: verb('повтори', 'повторити', 'повторює'),
  attach: verb('долучи', 'долучити', 'долучає'),
  name: verb('назви', 'назвати', 'називає'),
  choose: verb('обери', 'обрати', 'обирає'),
} as const satisfies Record<string, Verb>;

/** A verb in the mood of the sentence. */
export function act(name: keyof typeof VERBS, mood: Mood): Part {
  const said: Verb = VERBS[name];
  return said.slug === undefined ? said[mood] : term(said.slug, said[mood]);
}
