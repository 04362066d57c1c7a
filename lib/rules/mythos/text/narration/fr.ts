import {
  agree,
  type Agreement,
  CHAKRA,
  DISCARD,
  EDGE,
  elided,
  of,
  points,
  POWER,
  signed,
  THIN,
  to,
  tokens,
} from '../fr/words/words';
import { joined, type Part, say, term, type Text } from '../pieces';
import { type Happening, named, plainly, type Seen, type Source, type Who } from './happening';

// French. A name follows the noun for what it is, which decides the gender of what is said of it.

const ROUND_END = say`à la fin de la ${term('round', 'manche')}`;
const DECK = term('personal-deck', 'deck');
const CONTROL = term('take-control', 'contrôle');

export function tellInFrench(it: Happening): Text {
  switch (it.kind) {
    case 'roundStarted':
      return say`la ${term('round', 'manche')} ${it.round} commence`;
    case 'missionRevealed':
      return say`${card(it.mission)} est révélée au ${term('mission-rank', 'rang')} ${it.rank}`;
    case 'chakraGained':
      return say`${does(it.who, 'gagnez', 'gagne')} ${it.amount} ${CHAKRA} ${because(it.cause)}`;
    case 'chakraPaid':
      return say`${does(it.who, 'payez', 'paie')} ${it.amount} ${CHAKRA} ${it.price ? say`pour ${card(plainly(it.price))}` : because(it.cause)}`;
    case 'chakraStolen':
      return it.from.is === 'you'
        ? say`${subject(it.who)} vous vole ${it.amount} ${CHAKRA} ${because(it.cause)}`
        : say`${does(it.who, 'volez', 'vole')} ${it.amount} ${CHAKRA} ${to(subject(it.from))} ${because(it.cause)}`;
    case 'chakraLost':
      return say`${does(it.who, 'perdez', 'perd')} ${it.amount} ${CHAKRA} ${ROUND_END}`;
    case 'drew':
      return several(it, ['piochez', 'pioche']);
    case 'looked':
      return several(it, ['regardez', 'regarde']);
    case 'shown':
      return several(it, ['révélez', 'révèle']);
    case 'took':
      return several(it, ['prenez', 'prend'], 'en main');
    case 'putBack':
      return several(it, ['remettez', 'remet'], say`dans le ${DECK}`);
    case 'mulligan':
      return say`${does(it.who, 'faites', 'fait')} un ${term('mulligan', 'mulligan')}`;
    case 'passed':
      return does(it.who, term('pass', 'passez'), term('pass', 'passe'));
    case 'edge':
      return say`${does(it.who, 'gagnez', 'gagne')} l’${EDGE} ${because(it.cause)}`;
    case 'shuffled':
      return say`${does(it.who, 'mélangez', 'mélange')} le ${DECK} ${because(it.cause)}`;
    case 'declared':
      return say`${does(it.who, 'annoncez', 'annonce')} le nombre ${it.amount} ${because(it.cause)}`;
    case 'played':
      return say`${plays(it.who)} ${card(plainly(it.card))} ${inMission(it)} ${because(it.cause)}`;
    case 'playedHidden':
      return say`${plays(it.who)} ${asHidden(it.card)} ${inMission(it)} ${because(it.cause)}`;
    case 'putHidden':
      return say`${does(it.who, 'placez', 'place')} ${asHidden(it.card)} ${inMission(it)} ${because(it.cause)}`;
    case 'revealed':
      return say`${does(it.who, term('reveal', 'révélez'), term('reveal', 'révèle'))} ${card(plainly(it.card))} ${inMission(it)} ${because(it.cause)}`;
    case 'upgraded':
      return say`${plays(it.who)} ${card(plainly(it.card))} en ${term('upgrade', 'amélioration')} ${of(card(plainly(it.over)))} ${inMission(it)} ${because(it.cause)}`;
    case 'attached':
      return say`${does(it.who, 'posez', 'pose')} ${card(plainly(it.card))} sur ${card(it.host)} ${because(it.cause)}`;
    case 'attachmentMoved':
      return say`${card(it.card)} passe sur ${card(it.host)} ${because(it.cause)}`;
    case 'tokens':
      return say`${card(it.card)} ${it.amount < 0 ? 'perd' : 'reçoit'} ${manyTokens(it.amount)} ${because(it.cause)}`;
    case 'tokensLost':
      return say`${card(it.card)} perd ${manyTokens(it.amount)} ${ROUND_END}`;
    case 'power':
      return say`${card(it.card)} a ${signed(it.amount)} ${POWER} pendant l’évaluation de cette mission ${because(it.cause)}`;
    case 'hidden':
      return say`${card(it.card)} est ${done('hide', 'caché', it.card)} ${because(it.cause)}`;
    case 'defeated':
      return say`${card(it.card)} est ${done('defeat', 'vaincu', it.card)} ${because(it.cause)}`;
    case 'moved':
      return say`${card(it.card)} est ${done('move', 'déplacé', it.card)} vers ${card(it.mission)} ${because(it.cause)}`;
    case 'controlTaken':
      return say`${does(it.who, 'prenez', 'prend')} le ${CONTROL} ${of(card(it.card))} ${because(it.cause)}`;
    case 'controlReturned':
      return say`${card(plainly(it.card))} revient sous ${whose(it.who, 'le', CONTROL)}`;
    case 'returned':
      return say`${card(plainly(it.card))} revient dans ${whose(it.who, 'la', 'main')} ${because(it.cause)}`;
    case 'discarded':
      return say`${card(plainly(it.card))} va dans ${whose(it.who, 'la', DISCARD)} ${because(it.cause)}`;
    case 'duplicateDiscarded':
      return say`${card(plainly(it.card))} va dans ${whose(it.who, 'la', DISCARD)}, car un personnage de ce nom y est déjà`;
    case 'points':
      return say`${does(it.who, 'gagnez', 'gagne')} ${it.amount} ${points(isMany(it.amount))} ${it.mission ? say`pour ${card(it.mission)}` : because(it.cause)}`;
    case 'missionWon':
      return say`${does(it.who, 'gagnez', 'gagne')} ${card(it.mission)} avec une ${POWER} de ${it.amount}`;
    case 'missionTied':
      return say`personne ne gagne ${card(it.mission)}`;
    case 'effect':
      if (it.used) return say`${card(plainly(it.source))} utilise l’effet ${it.name} ${of(card(it.used))}`;
      return say`au tour de l’effet ${it.name} ${of(card(plainly(it.source)))}`;
    case 'replaced':
      return say`l’effet ${of(card(plainly(it.source)))} remplace ce qui devait arriver ${to(card(it.card))}`;
    case 'duty':
      return say`la suite de l’effet ${of(card(plainly(it.source)))} aura lieu ${ROUND_END}`;
    case 'gameOver':
      return say`${does(it.who, 'gagnez', 'gagne')} la partie`;
  }
}

function subject(who: Who): string {
  switch (who.is) {
    case 'you':
      return 'vous';
    case 'opponent':
      return 'l’adversaire';
    case 'letter':
      return `le joueur ${who.letter}`;
    case 'name':
      return who.name;
  }
}

/** `de l’adversaire`, `du joueur A`, `d’Ana`: a name that begins with Le keeps it. */
const ofPlayer = (who: Who): Text => (who.is === 'name' ? elided('de', who.name) : of(subject(who)));

function does(who: Who, you: Part, other: Part): Text {
  return say`${subject(who)} ${who.is === 'you' ? you : other}`;
}

const plays = (who: Who): Text => does(who, 'jouez', 'joue');

/** `votre main`, `la main du joueur A`. */
function whose(who: Who, article: 'le' | 'la', thing: Part): Text {
  return who.is === 'you' ? say`votre ${thing}` : say`${article} ${thing} ${ofPlayer(who)}`;
}

const NOUNS: Readonly<Record<Seen['what'], { word: Part; gender: Agreement['gender'] }>> = {
  character: { word: 'personnage', gender: 'm' },
  attachment: { word: term('attachment', 'attachement'), gender: 'm' },
  mission: { word: term('mission', 'mission'), gender: 'f' },
  card: { word: 'carte', gender: 'f' },
};

function done(slug: string, stem: string, { what }: Seen): Text {
  return say`${term(slug, agree(stem, { gender: NOUNS[what].gender, plural: false }))}`;
}

/** `votre personnage caché Genma Shiranui`, `un personnage caché de l’adversaire`, `la mission « Renforts »`. */
function card({ what, name, hidden, of: side }: Seen): Text {
  const { word, gender } = NOUNS[what];
  const title = name !== null && what === 'mission' ? say`«${THIN}${name}${THIN}»` : (name ?? '');
  const words = joined([word, hidden ? term('hidden', agree('caché', { gender, plural: false })) : '', title]);
  if (side?.is === 'you') return say`votre ${words}`;
  if (side?.is === 'own') return say`${side.you ? 'votre' : 'son'} ${words}`;
  const [the, a] = gender === 'f' ? (['la', 'une'] as const) : (['le', 'un'] as const);
  const known = name !== null || what === 'mission';
  return say`${known ? elided(the, words) : say`${a} ${words}`} ${side ? ofPlayer(side) : ''}`;
}

function asHidden(seen: Seen): Text {
  const hidden = say`personnage ${term('hidden', 'caché')}`;
  return seen.name ? say`${card(plainly(seen))} comme ${hidden}` : say`un ${hidden}`;
}

const inMission = (at: { mission: Seen }): Text => say`dans ${card(at.mission)}`;

function because(cause: Source): Text {
  if (cause === null) return [];
  return cause === 'itself' ? say`par son propre effet` : say`par l’effet ${of(card(plainly(cause)))}`;
}

/** In French two is the first that is many. */
const isMany = (amount: number): boolean => Math.abs(amount) >= 2;
const manyTokens = (amount: number): Text => say`${Math.abs(amount)} ${tokens(isMany(amount))}`;

/** `vous piochez 2 cartes : Genma Shiranui, Kunai`; cards in play are told one by one. */
function several(
  it: { who: Who; amount: number; cards: readonly Seen[]; cause: Source },
  [you, other]: readonly [string, string],
  where: Part = '',
): Text {
  const { who, amount, cards, cause } = it;
  if (amount === 0) return say`${does(who, `ne ${you}`, `ne ${other}`)} aucune carte ${where} ${because(cause)}`;
  const verb = does(who, you, other);
  if (cards.some((seen) => seen.of)) return say`${verb} ${joined(cards.map(card), ', ')} ${where} ${because(cause)}`;
  const many = amount === 1 ? 'une carte' : `${amount} cartes`;
  return named(say`${verb} ${many} ${where} ${because(cause)}`, cards, `${THIN}: `);
}
