import { words } from '@/lib/catalogue/fold';
import type { Locale } from '@/lib/i18n/locales';

// What people at a table say instead of the words that the rulings are written in. Data of the language, not of any
// ruling: each line names words that mean the same here, and a question with one of them is also asked with the others.
// The first of a line are those that the texts use. Forms of a word need not be listed: endings are forgiven.

const SAME: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'character card',
    'control stolen steal taken captured',
    'tie tied draw equal even same_power',
    'hidden facedown unrevealed face_down',
    'deck library',
    'cost price pay expensive how_much',
    'reveal flip uncover unhide',
    'defeat kill destroy die dies dead',
    'save keep bank carry store',
    'empty out run_out runs_out ran_out',
    'points score worth',
    'opening mulligan starting redraw',
    'attachment equipment weapon item',
    'discard graveyard',
    'edge initiative',
    'under below beneath underneath',
    'get give receive produce provide',
    'wins win winner',
    'wins_mission gets_the_mission takes_the_mission',
    'power strength',
    'first_player who_starts_the_game who_begins_the_game goes_first starts_first begins_first who_starts who_begins starting_player',
    'namesake same_name same_character',
    'two second 2 twice double',
    'several many multiple',
    'opponent enemy',
    'bonus rank',
    'swap exchange',
    'below negative minus',
    'stay remain keep',
  ],
  pl: [
    'postać karta',
    'przejęcie przejmuję przejęta ukradziona kontroluję kontrola zabrana skradziona',
    'remis remisie równo równa_siła równej_sile tyle_samo_siły taka_sama_siła takiej_samej_sile',
    'wygrywa zwycięża zwycięzca zdobywa',
    'power siła siły siłę moc mocy',
    'pierwszy_gracz kto_zaczyna_grę kto_zaczyna kto_pierwszy idzie_pierwszy gra_pierwszy rusza_pierwszy',
    'imiennik ta_sama_nazwa tę_samą_nazwę tej_samej_nazwie to_samo_imię ta_sama_postać tę_samą_postać',
    'ukryta zakryta',
    'talia deck',
    'koszt kosztuje płacę zapłacić cena',
    'odkryć odkrywam ujawnić odsłonić odwrócić',
    'pokonana zabita zniszczona ginie',
    'oszczędzić zachować zostaje przechować odłożyć',
    'skończy kończy wyczerpie pusta',
    'punkty punktów warta daje',
    'ręka początkowa startowa mulligan',
    'wymienić wymiana mulligan',
    'dołączenie attachment przedmiot broń załącznik',
    'pod spodem spod',
    'dostaję daje otrzymuję przynosi',
    'dwóch dwa dwie dwoje drugi drugą dwukrotnie podwójnie dwa_razy',
    'ulepszenie upgrade ulepszyć',
    'odrzucone cmentarz',
    'edge inicjatywa',
    'zostają zostaje zachowuje trzyma',
    'poniżej ujemna minus',
  ],
  uk: [
    'персонаж карта',
    'перехопив перехоплений вкрадений украдений викрадений контролюю контроль забраний',
    'нічия нічию нічиї нічиєї нічиїй нічиєю нічийна рівність порівну рівна_сила рівній_силі однакова_сила однаковій_силі однаково_сили',
    'виграє перемагає переможе переможець перемога дістається',
    'power сила сили силу силою',
    'перший_гравець хто_починає_гру хто_починає хто_перший ходить_першим починає_першим',
    'тезко тезка те_саме_імя однакове_імя тим_самим_імям той_самий_персонаж того_самого_персонажа',
    'прихований закритий сорочкою',
    'колода дек',
    'вартість коштує ціна плачу платити',
    'відкрити відкриваю розкрити перевернути',
    'перемагають вбити вбитий знищений гине',
    'зберегти заощадити залишається відкласти',
    'скінчилася закінчилася порожня закінчиться',
    'очок бали балів очки',
    'стартова початкова муліган',
    'обміняти замінити муліган',
    'долучення прикріплення предмет зброя',
    'під знизу внизу',
    'отримую дає дістаю приносить',
    'двох два дві двоє другий другого двічі',
    'покращення апгрейд',
    'скидання скинуті кладовище',
    'edge перевага ініціатива',
    'лишаються залишаються зберігаються тримаються',
    'нижче відємна мінус',
  ],
  fr: [
    'personnage carte',
    'contrôle contrôlé pris volé volée capturé',
    'égalité égal ex_aequo nul même_power même_puissance même_force',
    'gagne remporte gagnant vainqueur',
    'power puissance force',
    'premier_joueur qui_commence_la_partie qui_commence joue_en_premier est_premier joue_premier commence_premier',
    'homonyme même_nom même_personnage',
    'caché envers cachée',
    'deck pioche paquet',
    'coût coûte prix payer',
    'révéler retourner dévoiler',
    'vaincu tué détruit meurt',
    'garder conserver économiser stocker épargner',
    'vide épuisé',
    'points vaut rapporte',
    'départ mulligan initiale',
    'échanger changer mulligan',
    'attachement équipement objet arme',
    'sous dessous recouverte',
    'reçois donne rapporte produit',
    'deux second 2 double deux_fois',
    'amélioration upgrade améliorer',
    'défausse cimetière',
    'edge initiative',
    'restent reste gardent conservent',
    'descendre négative moins',
    'caché face_cachée',
  ],
};

/** Words that only ask: they say little about what is asked. Of all languages, as `fold` writes them. */
const ASKING = new Set(
  [
    'what when how who whom whose which why where may can could should must does do did is are was be been have has had',
    'if then than there it its i my me you your we our they them their he she his her him this that these those not no',
    'so also one happens happen happened become becomes get gets got work works after any all just really still much many',
    'co czy kiedy jak kto kogo czyj czyja czyje który która które dlaczego gdzie mogę moge może moze można jest są być',
    'mieć mam miał jeśli jeżeli gdy to się mi mnie mój moja moje moją ty on ona jego jej nie tak też jeden jedna jednej ile ilu jako czym kim',
    'stanie dzieje będzie zostaje właściwie działa za przy dla od',
    'що чи коли як хто кого чий чия чиє який яка яке чому де можу може можна є бути буде мати маю якщо це мій моя моє мою',
    'мені ти він вона його її не так теж один одна одній скільки чим ким стається станеться стане діє працює кому за при для від',
    'que quoi qui quand comment quel quelle quels quelles pourquoi puis peux peut pouvoir est sont être ai avoir as avons si',
    'ce cela ça je mon ma mes tu il elle son sa ses ne pas aussi une combien comme quelque passe devient deviennent marche fonctionne cas pour par t',
  ].flatMap((line) => words(line)),
);

/** Words between two questions that are asked as one, "what does it cost and count as", as `fold` writes them. */
const AND: Readonly<Record<Locale, string>> = { en: 'and', pl: 'i oraz a', uk: 'i ta a', fr: 'et' };

/** The questions that a typed one asks together, in folded words: itself alone when it asks but one. */
export function questionsIn(typed: string, locale: Locale): string[] {
  const joins = new Set(AND[locale].split(' '));
  const parts: string[][] = [[]];
  for (const word of words(typed)) {
    if (joins.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part) => part.join(' '));
}

/** Whether a folded word only asks. */
export function onlyAsks(word: string): boolean {
  return ASKING.has(word);
}

/**
 * Words that mean the same as a folded one in a language, itself not among them. Where a line has several words as one
 * ("how_much"), they stand in it joined; `same` tells whether two words are forms of one.
 */
export function otherWords(word: string, locale: Locale, same: (a: string, b: string) => boolean): string[] {
  const lines = LINES[locale].filter(({ single }) => single.some((one) => same(word, one)));
  return [...new Set(lines.flatMap(({ single }) => single))].filter((one) => !same(word, one));
}

/**
 * Folded words with those that mean something only together ("how much", "who starts") put as what the first of their
 * line says ("cost", "first player"); `same` tells whether two words are forms of one.
 */
export function withoutPhrases(typed: string, locale: Locale, same: (a: string, b: string) => boolean): string {
  let text = words(typed);
  for (const { first, phrases } of LINES[locale])
    for (const phrase of phrases) {
      const at = text.findIndex((_, start) => phrase.every((word, index) => same(text[start + index] ?? '', word)));
      if (at >= 0) text = [...text.slice(0, at), ...first, ...text.slice(at + phrase.length)];
    }
  return text.join(' ');
}

interface Line {
  /** The words that the texts use. */
  first: string[];
  single: string[];
  /** Each in words. */
  phrases: string[][];
}

const LINES = Object.fromEntries(Object.entries(SAME).map(([locale, lines]) => [locale, lines.map(read)])) as Record<
  Locale,
  Line[]
>;

function read(line: string): Line {
  const entries = line.split(' ').map((entry) => words(entry.replaceAll('_', ' ')));
  return {
    first: entries[0] ?? [],
    single: entries.filter(({ length }) => length === 1).flat(),
    phrases: entries.filter(({ length }) => length > 1),
  };
}
