import { points, signed, tokens, withArticle, WORDS } from '../en/words';
import { joined, type Part, say, term, type Text } from '../pieces';
import { type Happening, named, plainly, type Seen, type Source, type Who } from './happening';

// English. All is told in the present: who did it stands first, and what they did it to says whose it is.

const deck = term('personal-deck', 'deck');
const plays = (who: Who) => does(who, 'play');

export function tellInEnglish(it: Happening): Text {
  switch (it.kind) {
    case 'roundStarted':
      return say`${term('round', 'Round')} ${it.round} begins`;
    case 'missionRevealed':
      return say`${mission(it.mission)} is turned up with ${term('mission-rank', 'rank')} ${it.rank}`;
    case 'chakraGained':
      return say`${does(it.who, 'gain')} ${it.amount} ${WORDS.chakra} ${because(it.cause)}`;
    case 'chakraPaid':
      return say`${does(it.who, 'pay')} ${it.amount} ${WORDS.chakra} ${it.price ? say`for ${card(plainly(it.price))}` : because(it.cause)}`;
    case 'chakraStolen':
      return say`${does(it.who, 'steal')} ${it.amount} ${WORDS.chakra} from ${name(it.from)} ${because(it.cause)}`;
    case 'chakraLost':
      return say`${does(it.who, 'lose')} ${it.amount} unspent ${WORDS.chakra}`;
    case 'drew':
      return say`${does(it.who, 'draw')} ${several(it)}`;
    case 'looked':
      return say`${does(it.who, 'look')} at ${several(it)}`;
    case 'shown':
      return say`${does(it.who, 'show')} ${several(it)}`;
    case 'took':
      return say`${does(it.who, 'take')} ${several(it, 'into hand')}`;
    case 'putBack':
      return say`${does(it.who, 'put')} ${several(it, say`back into the ${deck}`)}`;
    case 'mulligan':
      return say`${does(it.who, 'take')} a ${term('mulligan', 'mulligan')}`;
    case 'passed':
      return does(it.who, WORDS.pass, term('pass', 'passes'));
    case 'edge':
      return say`${does(it.who, 'gain')} the ${WORDS.edge} ${because(it.cause)}`;
    case 'shuffled':
      return say`${does(it.who, 'shuffle')} the ${deck} ${because(it.cause)}`;
    case 'declared':
      return say`${does(it.who, 'declare')} the number ${it.amount} ${because(it.cause)}`;
    case 'played':
      return say`${plays(it.who)} ${card(plainly(it.card))} ${inMission(it)} ${because(it.cause)}`;
    case 'playedHidden':
      return say`${plays(it.who)} ${asHidden(it.card)} ${inMission(it)} ${because(it.cause)}`;
    case 'putHidden':
      return say`${does(it.who, 'put')} ${asHidden(it.card)} ${inMission(it)} ${because(it.cause)}`;
    case 'revealed':
      return say`${does(it.who, WORDS.reveal, term('reveal', 'reveals'))} ${card(plainly(it.card))} ${inMission(it)} ${because(it.cause)}`;
    case 'upgraded':
      return say`${plays(it.who)} ${card(plainly(it.card))} as an ${WORDS.upgrade} over ${card(plainly(it.over))} ${inMission(it)} ${because(it.cause)}`;
    case 'attached':
      return say`${does(it.who, 'attach', 'attaches')} ${card(plainly(it.card))} to ${card(it.host)} ${because(it.cause)}`;
    case 'attachmentMoved':
      return say`${card(it.card)} is moved onto ${card(it.host)} ${because(it.cause)}`;
    case 'tokens':
      return say`${card(it.card)} ${it.amount < 0 ? 'loses' : 'gets'} ${tokens(Math.abs(it.amount))} ${because(it.cause)}`;
    case 'tokensLost':
      return say`${card(it.card)} loses ${tokens(it.amount)} at the end of the ${WORDS.round}`;
    case 'power':
      return say`${card(it.card)} has ${signed(it.amount)} ${WORDS.power} while this ${WORDS.mission} is evaluated ${because(it.cause)}`;
    case 'hidden':
      return say`${card(it.card)} is ${WORDS.hidden} ${because(it.cause)}`;
    case 'defeated':
      return say`${card(it.card)} is ${WORDS.defeated} ${because(it.cause)}`;
    case 'moved':
      return say`${card(it.card)} is ${WORDS.moved} to ${mission(it.mission)} ${because(it.cause)}`;
    case 'controlTaken':
      return say`${does(it.who, 'take')} ${term('take-control', 'control')} of ${card(it.card)} ${because(it.cause)}`;
    case 'controlReturned':
      return say`${card(plainly(it.card))} is back under ${control(it.who)}`;
    case 'returned':
      return say`${card(plainly(it.card))} returns to ${possessive(it.who)} hand ${because(it.cause)}`;
    case 'discarded':
      return say`${card(plainly(it.card))} goes to ${discardPile(it.who)} ${because(it.cause)}`;
    case 'duplicateDiscarded':
      return say`${card(plainly(it.card))} goes to ${discardPile(it.who)}: its name is already there`;
    case 'points':
      return say`${does(it.who, 'gain')} ${points(it.amount)} ${it.mission ? say`for ${mission(it.mission)}` : because(it.cause)}`;
    case 'missionWon':
      return say`${does(it.who, 'win')} ${mission(it.mission)} with ${it.amount} ${WORDS.power}`;
    case 'missionTied':
      return say`nobody wins ${mission(it.mission)}`;
    case 'effect':
      if (it.used)
        return say`${card(plainly(it.source))} uses ${withArticle(say`${it.name} effect`)} of ${card(it.used)}`;
      return say`next is the ${it.name} effect of ${card(plainly(it.source))}`;
    case 'replaced':
      return say`the effect of ${card(plainly(it.source))} replaces what would happen to ${card(it.card)}`;
    case 'duty':
      return say`the rest of the effect of ${card(plainly(it.source))} waits for the end of the ${WORDS.round}`;
    case 'gameOver':
      return say`${does(it.who, 'win')} the game`;
  }
}

function name(who: Who): string {
  switch (who.is) {
    case 'you':
      return 'you';
    case 'opponent':
      return 'the opponent';
    case 'letter':
      return `Player ${who.letter}`;
    case 'name':
      return who.name;
  }
}

const possessive = (who: Who): string => (who.is === 'you' ? 'your' : `${name(who)}’s`);
const control = (who: Who): Text => say`${possessive(who)} ${term('take-control', 'control')}`;
const discardPile = (who: Who): Text => say`${possessive(who)} ${WORDS.discardPile}`;

function does(who: Who, you: Part, other: Part = say`${you}s`): Text {
  return say`${name(who)} ${who.is === 'you' ? you : other}`;
}

/** `Player A’s hidden Genma Shiranui`, `a card`. */
function card(seen: Seen): Text {
  if (seen.what === 'mission') return mission(seen);
  const words = joined([seen.hidden ? WORDS.hidden : '', seen.name ?? noun(seen)]);
  if (seen.of?.is === 'own') return say`${seen.of.you ? 'your' : 'their'} ${words}`;
  if (seen.of) return say`${possessive(seen.of)} ${words}`;
  if (seen.name === null) return withArticle(words);
  return seen.hidden ? say`the ${words}` : words;
}

const noun = ({ what }: Seen): Part => (what === 'card' ? 'card' : WORDS[what]);

function asHidden(seen: Seen): Text {
  const hidden = withArticle(say`${WORDS.hidden} ${WORDS.character}`);
  return seen.name ? say`${seen.name} as ${hidden}` : hidden;
}

const mission = ({ name: title }: Seen): Text => say`${WORDS.mission} ${title ? say`“${title}”` : ''}`;
const inMission = (at: { mission: Seen }): Text => say`in ${mission(at.mission)}`;

function because(cause: Source): Text {
  if (cause === null) return [];
  return cause === 'itself' ? say`because of its own effect` : say`because of ${card(plainly(cause))}`;
}

/** `2 cards because of Tsunade: Genma Shiranui, Kunai Knife`; cards in play are told one by one. */
function several(it: { amount: number; cards: readonly Seen[]; cause: Source }, where: Part = ''): Text {
  const { amount, cards, cause } = it;
  if (amount === 0) return say`no card ${where} ${because(cause)}`;
  if (cards.some((seen) => seen.of)) return say`${joined(cards.map(card), ', ')} ${where} ${because(cause)}`;
  const many = amount === 1 ? 'a card' : `${amount} cards`;
  return named(say`${many} ${where} ${because(cause)}`, cards, ': ');
}
