import type { RuleRef } from './rules';

// Where the source, a fan's summary in Polish, is silent or unclear, the rules here are a reading of ours. What the reading
// is stands in the paragraph of the rulebook (prisma/data/ccg/rulebook) whose `source` names its number.

export interface Reading {
  /** `R4`, as paragraphs and comments name it. */
  number: string;
  /** `silent`: the source does not say. `unclear`: what it says can be read in more than one way. */
  why: 'silent' | 'unclear';
  /** The question. */
  point: Readonly<Record<'en' | 'pl' | 'uk' | 'fr', string>>;
  /** The rules of the source it rests on. */
  restsOn: readonly RuleRef[];
}

export const READINGS: readonly Reading[] = [
  {
    number: 'R1',
    why: 'silent',
    point: {
      en: 'Which symbols are there?',
      pl: 'Jakie są symbole?',
      uk: 'Які є символи?',
      fr: 'Quels symboles existe-t-il ?',
    },
    restsOn: ['cost.hand', 'jutsu.cost'],
  },
  {
    number: 'R2',
    why: 'silent',
    point: {
      en: 'Who decides first on a redraw?',
      pl: 'Kto pierwszy decyduje o redrawie?',
      uk: 'Хто першим вирішує про заміну руки?',
      fr: 'Qui décide le premier d’un redraw ?',
    },
    restsOn: ['setup.redraw'],
  },
  {
    number: 'R3',
    why: 'silent',
    point: {
      en: 'When are two names the same?',
      pl: 'Kiedy dwie nazwy są takie same?',
      uk: 'Коли дві назви однакові?',
      fr: 'Quand deux noms sont-ils les mêmes ?',
    },
    restsOn: ['deck.names', 'ninja.namesake'],
  },
  {
    number: 'R4',
    why: 'unclear',
    point: {
      en: 'Which turn of the first player ends early, and is there an End Phase in it?',
      pl: 'Którą turę kończy wcześniej pierwszy gracz i czy ma ona End Phase?',
      uk: 'Який хід першого гравця закінчується раніше й чи є в ньому End Phase?',
      fr: 'Quel tour du premier joueur finit plus tôt, et a-t-il une End Phase ?',
    },
    restsOn: ['turn.first'],
  },
  {
    number: 'R5',
    why: 'unclear',
    point: {
      en: 'Which cards of a village may not share a name?',
      pl: 'Które karty w wiosce nie mogą mieć tej samej nazwy?',
      uk: 'Які карти села не можуть мати однакової назви?',
      fr: 'Quelles cartes d’un village ne peuvent pas porter le même nom ?',
    },
    restsOn: ['ninja.namesake'],
  },
  {
    number: 'R6',
    why: 'unclear',
    point: {
      en: 'May two teams block one?',
      pl: 'Czy dwie drużyny mogą blokować jedną?',
      uk: 'Чи можуть дві команди блокувати одну?',
      fr: 'Deux équipes peuvent-elles en bloquer une ?',
    },
    restsOn: ['block.one'],
  },
  {
    number: 'R7',
    why: 'silent',
    point: {
      en: 'May an injured or newly recruited ninja go to battle?',
      pl: 'Czy ranny albo świeżo zwerbowany ninja może iść do walki?',
      uk: 'Чи може поранений або щойно найнятий ніндзя йти в бій?',
      fr: 'Un ninja blessé ou tout juste recruté peut-il aller au combat ?',
    },
    restsOn: ['attack.teams', 'block.teams'],
  },
  {
    number: 'R8',
    why: 'silent',
    point: {
      en: 'What if a deck has too few cards to draw or take?',
      pl: 'Co, gdy w talii jest za mało kart do dobrania albo wzięcia?',
      uk: 'Що, коли в колоді замало карт, щоб узяти?',
      fr: 'Et s’il n’y a plus assez de cartes dans le deck ?',
    },
    restsOn: ['start.draw', 'reward.cards'],
  },
  {
    number: 'R9',
    why: 'unclear',
    point: {
      en: 'When is it looked at who has won?',
      pl: 'Kiedy sprawdza się, kto wygrał?',
      uk: 'Коли перевіряють, хто виграв?',
      fr: 'Quand vérifie-t-on qui a gagné ?',
    },
    restsOn: ['end.win'],
  },
  {
    number: 'R10',
    why: 'silent',
    point: {
      en: 'Who may begin a chain first?',
      pl: 'Kto pierwszy może zacząć chain?',
      uk: 'Хто першим може почати ланцюг?',
      fr: 'Qui peut ouvrir une chaîne en premier ?',
    },
    restsOn: ['chain.priority'],
  },
  {
    number: 'R11',
    why: 'unclear',
    point: {
      en: 'Where does the cost of an unresolved jutsu go back to?',
      pl: 'Dokąd wraca koszt nierozwiązanego jutsu?',
      uk: 'Куди повертається вартість нерозв’язаного дзюцу?',
      fr: 'Où revient le coût d’un jutsu non résolu ?',
    },
    restsOn: ['chain.unresolved'],
  },
  {
    number: 'R12',
    why: 'silent',
    point: {
      en: 'Does an injury change mental power?',
      pl: 'Czy rana zmienia siłę mentalną?',
      uk: 'Чи змінює поранення ментальну силу?',
      fr: 'Une blessure change-t-elle la puissance mentale ?',
    },
    restsOn: ['injured.values', 'power.mental'],
  },
  {
    number: 'R13',
    why: 'silent',
    point: {
      en: 'When is a fight by mental power, and what of ninja without it?',
      pl: 'Kiedy walczy się na Siłę Mentalną i co z ninja, którzy jej nie mają?',
      uk: 'Коли б’ються ментальною силою і що з ніндзя без неї?',
      fr: 'Quand se bat-on en puissance mentale, et que faire des ninjas qui n’en ont pas ?',
    },
    restsOn: ['power.mental'],
  },
  {
    number: 'R14',
    why: 'silent',
    point: {
      en: 'What if one of two fighting teams has gone before the showdown?',
      pl: 'Co, gdy jednej z walczących drużyn nie ma już przed showdownem?',
      uk: 'Що, коли однієї з команд уже немає до showdown?',
      fr: 'Et si l’une des deux équipes a disparu avant le showdown ?',
    },
    restsOn: ['fight.less', 'reward.weak'],
  },
  {
    number: 'R15',
    why: 'silent',
    point: {
      en: 'What if the head has gone?',
      pl: 'Co, gdy nie ma już głównego ninja?',
      uk: 'Що, коли головного ніндзя вже немає?',
      fr: 'Et si le ninja de tête a disparu ?',
    },
    restsOn: ['power.combat', 'fight.more'],
  },
  {
    number: 'R16',
    why: 'unclear',
    point: {
      en: 'Whose hand is looked at?',
      pl: 'Czyją rękę się sprawdza?',
      uk: 'Чию руку перевіряють?',
      fr: 'De qui vérifie-t-on la main ?',
    },
    restsOn: ['end.hand'],
  },
  {
    number: 'R17',
    why: 'unclear',
    point: {
      en: 'When does a jutsu not resolve?',
      pl: 'Kiedy jutsu nie zostaje rozwiązane?',
      uk: 'Коли дзюцу не розв’язується?',
      fr: 'Quand un jutsu n’est-il pas résolu ?',
    },
    restsOn: ['chain.unresolved'],
  },
  {
    number: 'R18',
    why: 'unclear',
    point: {
      en: 'May a second client replace the first?',
      pl: 'Czy drugi klient może zastąpić pierwszego?',
      uk: 'Чи може другий клієнт замінити першого?',
      fr: 'Un second client peut-il remplacer le premier ?',
    },
    restsOn: ['client.inPlay'],
  },
  {
    number: 'R19',
    why: 'silent',
    point: {
      en: 'How many permanent missions, and for how long?',
      pl: 'Ile misji „Trwałych” i na jak długo?',
      uk: 'Скільки постійних місій і на який час?',
      fr: 'Combien de missions permanentes, et pour combien de temps ?',
    },
    restsOn: ['mission.permanent'],
  },
  {
    number: 'R20',
    why: 'silent',
    point: {
      en: 'Is there an exchange of jutsu without an attack?',
      pl: 'Czy bez ataku jest wymiana jutsu?',
      uk: 'Чи буває обмін дзюцу без атаки?',
      fr: 'Y a-t-il un échange de jutsu sans attaque ?',
    },
    restsOn: ['jutsu.user'],
  },
  {
    number: 'R21',
    why: 'unclear',
    point: {
      en: 'Whose turns does the marker count?',
      pl: 'Czyje tury liczy znacznik?',
      uk: 'Чиї ходи рахує маркер?',
      fr: 'De qui le marqueur compte-t-il les tours ?',
    },
    restsOn: ['turn.marker'],
  },
  {
    number: 'R22',
    why: 'unclear',
    point: {
      en: 'Is a difference of 0 “4 or less”?',
      pl: 'Czy różnica 0 to „4 albo mniejsza”?',
      uk: 'Чи різниця 0 це «4 або менше»?',
      fr: 'Une différence de 0 est-elle « de 4 ou moins » ?',
    },
    restsOn: ['fight.less', 'fight.tie'],
  },
  {
    number: 'R23',
    why: 'unclear',
    point: {
      en: 'May one pay less or more than the cost?',
      pl: 'Czy można zapłacić mniej albo więcej niż koszt?',
      uk: 'Чи можна сплатити менше або більше?',
      fr: 'Peut-on payer moins ou plus que le coût ?',
    },
    restsOn: ['jutsu.cost'],
  },
  {
    number: 'R24',
    why: 'silent',
    point: {
      en: 'How do texts of cards take effect here?',
      pl: 'Jak działają tu teksty kart?',
      uk: 'Як тут діють тексти карт?',
      fr: 'Comment les textes des cartes s’appliquent-ils ici ?',
    },
    restsOn: ['table.effects'],
  },
  {
    number: 'R25',
    why: 'unclear',
    point: {
      en: 'Does damage in one fight change the power in another?',
      pl: 'Czy obrażenia z jednej walki zmieniają siłę w innej?',
      uk: 'Чи змінюють ушкодження в одному бою силу в іншому?',
      fr: 'Les blessures d’un combat changent-elles la puissance dans un autre ?',
    },
    restsOn: ['power.combat'],
  },
  {
    number: 'R26',
    why: 'silent',
    point: {
      en: 'In what order are things done in the Mission Phase?',
      pl: 'W jakiej kolejności działa się w Mission Phase?',
      uk: 'У якому порядку діють у Mission Phase?',
      fr: 'Dans quel ordre agit-on pendant la Mission Phase ?',
    },
    restsOn: ['cost.entrance'],
  },
  {
    number: 'R27',
    why: 'silent',
    point: {
      en: 'Does the first player draw in the first turn?',
      pl: 'Czy pierwszy gracz dobiera w pierwszej turze?',
      uk: 'Чи бере перший гравець карту першого ходу?',
      fr: 'Le premier joueur pioche-t-il au premier tour ?',
    },
    restsOn: ['start.draw'],
  },
  {
    number: 'R28',
    why: 'silent',
    point: {
      en: 'What becomes of a team that has lost ninja?',
      pl: 'Co z drużyną, która straciła ninja?',
      uk: 'Що з командою, яка втратила ніндзя?',
      fr: 'Que devient une équipe qui a perdu des ninjas ?',
    },
    restsOn: ['team.fixed'],
  },
  {
    number: 'R29',
    why: 'silent',
    point: {
      en: 'Do rewards lie face up?',
      pl: 'Czy nagrody leżą odkryte?',
      uk: 'Чи лежать нагороди лицем угору?',
      fr: 'Les récompenses sont-elles face visible ?',
    },
    restsOn: ['reward.cards'],
  },
];
