import {
  type Care,
  CARES,
  type Deed,
  DEEDS,
  type EffectFacet,
  type Reach,
  REACHES,
  TIMING_VALUES,
  type TimingValue,
} from '../cards/effects/facet-values';
import { FACTIONS } from '../cards/traits';
import { factionLabel, keywordLabel, type TextLocale } from './traits';

// What lists call the things that effects do, act on and look at.

type Label = readonly [en: string, pl: string, uk: string, fr: string];
const COLUMN: Readonly<Record<TextLocale, 0 | 1 | 2 | 3>> = { en: 0, pl: 1, uk: 2, fr: 3 };

/** Terms stay as printed in every language. */
const TIMINGS: Readonly<Record<TimingValue, string>> = {
  main: 'MAIN',
  upgrade: 'UPGRADE',
  ambush: 'AMBUSH',
  score: 'SCORE',
  duel: 'DUEL',
  firststrike: 'FIRST STRIKE',
};

const DEED_LABELS: Readonly<Record<Deed, Label>> = {
  'hide-enemy': ['Hides an enemy', 'Ukrywa wroga', 'Приховує ворога', 'Cache un ennemi'],
  'hide-friendly': ['Hides your own', 'Ukrywa twoją postać', 'Приховує твого персонажа', 'Cache un des vôtres'],
  'defeat-enemy': ['Defeats an enemy', 'Pokonuje wroga', 'Перемагає ворога', 'Vainc un ennemi'],
  'defeat-friendly': ['Defeats your own', 'Pokonuje twoją postać', 'Перемагає твого персонажа', 'Vainc un des vôtres'],
  'move-enemy': ['Moves an enemy', 'Przenosi wroga', 'Переміщує ворога', 'Déplace un ennemi'],
  'move-friendly': ['Moves your own', 'Przenosi twoją postać', 'Переміщує твого персонажа', 'Déplace un des vôtres'],
  control: ['Takes control', 'Przejmuje kontrolę', 'Бере під контроль', 'Prend le contrôle'],
  bounce: ['Returns from play to hand', 'Cofa z gry na rękę', 'Повертає з гри в руку', 'Renvoie du jeu en main'],
  powerup: ['Gives Power tokens', 'Daje Power tokeny', 'Дає Power токени', 'Donne des jetons Power'],
  untoken: ['Takes Power tokens away', 'Zabiera Power tokeny', 'Знімає Power токени', 'Retire des jetons Power'],
  strengthen: ['Raises Power', 'Zwiększa Power', 'Збільшує Power', 'Augmente la Power'],
  weaken: ['Lowers Power', 'Zmniejsza Power', 'Зменшує Power', 'Réduit la Power'],
  protect: ['Protects', 'Chroni', 'Захищає', 'Protège'],
  forbid: ['Forbids something', 'Czegoś zabrania', 'Щось забороняє', 'Interdit quelque chose'],
  play: ['Plays a card', 'Zagrywa kartę', 'Грає карту', 'Joue une carte'],
  'play-discard': ['Plays from the discard pile', 'Zagrywa ze stosu odrzuconych', 'Грає зі стосу скидання', 'Joue depuis la défausse'], // prettier-ignore
  reveal: [
    'Reveals a hidden character',
    'Odkrywa ukrytą postać',
    'Відкриває прихованого',
    'Révèle un personnage caché',
  ],
  'put-hidden': [
    'Puts a card into play hidden',
    'Kładzie ukrytą kartę',
    'Кладе приховану карту',
    'Place une carte cachée',
  ],
  'upgrade-over': ['Upgrades over other names', 'Ulepsza inne imiona', 'Покращує інші імена', 'Améliore d’autres noms'],
  cheaper: ['Makes cards cheaper', 'Obniża koszty', 'Знижує вартість', 'Réduit des coûts'],
  dearer: ['Makes cards dearer', 'Podnosi koszty', 'Підвищує вартість', 'Augmente des coûts'],
  draw: ['Draws', 'Dobiera karty', 'Бере карти', 'Pioche'],
  search: ['Searches the deck', 'Przeszukuje talię', 'Шукає в колоді', 'Cherche dans le deck'],
  recover: ['Takes cards back', 'Odzyskuje karty', 'Повертає карти', 'Récupère des cartes'],
  discard: ['Discards', 'Odrzuca karty', 'Скидає карти', 'Défausse'],
  'discard-opponent': ['Makes the opponent discard', 'Odrzuca karty przeciwnika', 'Скидає карти суперника', 'Fait défausser l’adversaire'], // prettier-ignore
  'discard-attachment': ['Discards attachments', 'Odrzuca dołączenia', 'Скидає долучення', 'Défausse des attachements'],
  look: ['Looks at cards', 'Podgląda karty', 'Підглядає карти', 'Regarde des cartes'],
  chakra: ['Gives chakra', 'Daje chakrę', 'Дає чакру', 'Donne du chakra'],
  'chakra-steal': ['Steals chakra', 'Kradnie chakrę', 'Краде чакру', 'Vole du chakra'],
  'chakra-opponent': ['Gives the opponent chakra', 'Daje chakrę przeciwnikowi', 'Дає чакру супернику', 'Donne du chakra à l’adversaire'], // prettier-ignore
  points: ['Gives mission points', 'Daje punkty misji', 'Дає очки місій', 'Donne des points de mission'],
  edge: ['Moves the Edge', 'Przekazuje Edge', 'Передає Edge', 'Déplace l’Edge'],
  copy: ['Copies an effect', 'Kopiuje efekt', 'Копіює ефект', 'Copie un effet'],
  repeat: ['Repeats an effect', 'Powtarza efekt', 'Повторює ефект', 'Répète un effet'],
  attach: ['Works with attachments', 'Dołącza karty', 'Працює з долученнями', 'Attache des cartes'],
  trait: ['Changes what a card is', 'Zmienia cechy karty', 'Змінює ознаки карти', 'Change la nature d’une carte'],
  blank: ['Blanks a text', 'Wyłącza tekst', 'Вимикає текст', 'Annule un texte'],
};

const REACH_LABELS: Readonly<Record<Reach, Label>> = {
  self: ['Itself', 'Siebie', 'Себе', 'Lui-même'],
  friendly: ['Friendly characters', 'Sojusznicze postacie', 'Союзні персонажі', 'Personnages alliés'],
  enemy: ['Enemy characters', 'Wrogie postacie', 'Ворожі персонажі', 'Personnages ennemis'],
  attachment: ['Attachments', 'Dołączenia', 'Долучення', 'Attachements'],
  mission: ['Missions', 'Misje', 'Місії', 'Missions'],
  hand: ['Your hand', 'Twoja ręka', 'Твоя рука', 'Votre main'],
  deck: ['Your deck', 'Twoja talia', 'Твоя колода', 'Votre deck'],
  discard: ['Your discard pile', 'Twój stos odrzuconych', 'Твій стос скидання', 'Votre défausse'],
  'opponent-hand': ['The opponent’s hand', 'Ręka przeciwnika', 'Рука суперника', 'Main de l’adversaire'],
  'opponent-deck': ['The opponent’s deck', 'Talia przeciwnika', 'Колода суперника', 'Deck de l’adversaire'],
  'opponent-discard': [
    'The opponent’s discard pile',
    'Stos odrzuconych przeciwnika',
    'Стос скидання суперника',
    'Défausse de l’adversaire',
  ],
};

const CARE_LABELS: Readonly<Record<Care, Label>> = {
  hidden: ['Hidden characters', 'Ukryte postacie', 'Приховані персонажі', 'Personnages cachés'],
  tokens: ['Power tokens', 'Power tokeny', 'Power токени', 'Jetons Power'],
  edge: ['The Edge', 'Edge', 'Edge', 'L’Edge'],
  upgrades: ['Upgrades', 'Ulepszenia', 'Покращення', 'Améliorations'],
  attachments: ['Attachments', 'Dołączenia', 'Долучення', 'Attachements'],
  power: ['Power', 'Power', 'Power', 'Power'],
  cost: ['Cost', 'Koszt', 'Вартість', 'Coût'],
  extremes: ['Weakest or strongest', 'Najsłabsze lub najsilniejsze', 'Найслабші чи найсильніші', 'Plus faibles ou plus forts'], // prettier-ignore
  hand: ['Cards in hand', 'Karty na ręce', 'Карти в руці', 'Cartes en main'],
  deck: ['The deck', 'Talia', 'Колода', 'Le deck'],
  discard: ['The discard pile', 'Stos odrzuconych', 'Стос скидання', 'La défausse'],
  standing: ['Who is winning', 'Kto wygrywa', 'Хто виграє', 'Qui est en tête'],
  control: ['Controlled characters', 'Przejęte postacie', 'Підконтрольні персонажі', 'Personnages contrôlés'],
  'last-turn': ['The last turn', 'Ostatnia tura', 'Останній хід', 'Le tour précédent'],
  passing: ['Passing', 'Pasowanie', 'Пас', 'Passer'],
  round: ['Start or end of the round', 'Początek lub koniec rundy', 'Початок чи кінець раунду', 'Début ou fin de manche'], // prettier-ignore
};

/** A value of a facet in words. Traits that effects look at keep their own labels, names stay as they are. */
export function facetLabel(facet: EffectFacet, value: string, locale: TextLocale): string {
  const column = COLUMN[locale];
  switch (facet) {
    case 'timing':
      return known(TIMINGS, value) ?? value;
    case 'does':
      return known(DEED_LABELS, value)?.[column] ?? value;
    case 'affects':
      return known(REACH_LABELS, value)?.[column] ?? value;
    case 'cares': {
      const faction = FACTIONS.find((one) => one === value);
      return (
        known(CARE_LABELS, value)?.[column] ?? (faction ? factionLabel(faction, locale) : keywordLabel(value, locale))
      );
    }
  }
}

function known<T>(labels: Readonly<Record<string, T>>, value: string): T | undefined {
  return Object.hasOwn(labels, value) ? labels[value] : undefined;
}

/** Values with a fixed place in lists; what else `cares` holds are traits, which follow by name. */
export const FACET_ORDER: Readonly<Record<EffectFacet, readonly string[]>> = {
  timing: TIMING_VALUES,
  does: DEEDS,
  affects: REACHES,
  cares: CARES,
};
