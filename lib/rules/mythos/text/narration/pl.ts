import { joined, type Part, say, term, type Text } from '../pieces';
import { adjective, ADJECTIVES, type Case, counted, type Noun, NOUNS, single } from '../pl/words/inflection';
import { type Happening, named, plainly, type Seen, type Source, type Who } from './happening';
import { called } from './inflected';

// Polish. Names never inflect, so the noun before them does, and all is told in the present, which asks for no gender.

const ROUND_END = say`na koniec ${term('round', 'rundy')}`;
const EDGE = term('edge', 'Edge');
const POWER = single(NOUNS.power, 'nom');

export function tellInPolish(it: Happening): Text {
  switch (it.kind) {
    case 'roundStarted':
      return say`zaczyna się ${term('round', 'runda')} ${it.round}`;
    case 'missionRevealed':
      return say`${card(it.mission, 'nom')} zostaje odkryta z ${term('mission-rank', 'rangą')} ${it.rank}`;
    case 'chakraGained':
      return say`${does(it.who, 'zyskujesz', 'zyskuje')} ${chakra(it)} ${because(it.cause)}`;
    case 'chakraPaid':
      return say`${does(it.who, 'płacisz', 'płaci')} ${chakra(it)} ${it.price ? say`za ${card(plainly(it.price), 'acc')}` : because(it.cause)}`;
    case 'chakraStolen':
      return say`${does(it.who, 'kradniesz', 'kradnie')} ${player(it.from, 'dat')} ${chakra(it)} ${because(it.cause)}`;
    case 'chakraLost':
      return say`${does(it.who, 'tracisz', 'traci')} ${chakra(it)} ${ROUND_END}`;
    case 'drew':
      return several(does(it.who, 'dobierasz', 'dobiera'), does(it.who, 'nie dobierasz', 'nie dobiera'), it);
    case 'looked':
      return several(does(it.who, 'oglądasz', 'ogląda'), does(it.who, 'nie oglądasz', 'nie ogląda'), it);
    case 'shown':
      return several(does(it.who, 'ujawniasz', 'ujawnia'), does(it.who, 'nie ujawniasz', 'nie ujawnia'), it);
    case 'took':
      return several(
        say`${does(it.who, 'bierzesz', 'bierze')} do ręki`,
        does(it.who, 'nie bierzesz', 'nie bierze'),
        it,
      );
    case 'putBack':
      return several(
        say`${does(it.who, 'odkładasz', 'odkłada')} do ${single(NOUNS.deck, 'gen')}`,
        does(it.who, 'nie odkładasz', 'nie odkłada'),
        it,
      );
    case 'mulligan':
      return say`${does(it.who, 'robisz', 'robi')} ${term('mulligan', 'mulligan')}`;
    case 'passed':
      return does(it.who, term('pass', 'pasujesz'), term('pass', 'pasuje'));
    case 'edge':
      return say`${does(it.who, 'zyskujesz', 'zyskuje')} ${EDGE} ${because(it.cause)}`;
    case 'shuffled':
      return say`${does(it.who, 'tasujesz', 'tasuje')} ${single(NOUNS.deck, 'acc')} ${because(it.cause)}`;
    case 'declared':
      return say`${does(it.who, 'podajesz', 'podaje')} liczbę ${it.amount} ${because(it.cause)}`;
    case 'played':
      return say`${plays(it.who)} ${card(plainly(it.card), 'acc')} na ${card(it.mission, 'acc')} ${because(it.cause)}`;
    case 'playedHidden':
      return say`${plays(it.who)} ${asHidden(it.card)} na ${card(it.mission, 'acc')} ${because(it.cause)}`;
    case 'putHidden':
      return say`${does(it.who, 'umieszczasz', 'umieszcza')} ${asHidden(it.card)} na ${card(it.mission, 'loc')} ${because(it.cause)}`;
    case 'revealed':
      return say`${does(it.who, term('reveal', 'odkrywasz'), term('reveal', 'odkrywa'))} ${card(plainly(it.card), 'acc')} na ${card(it.mission, 'loc')} ${because(it.cause)}`;
    case 'upgraded':
      return say`${plays(it.who)} ${card(plainly(it.card), 'acc')} jako ${term('upgrade', 'ulepszenie')} ${card(plainly(it.over), 'gen')} na ${card(it.mission, 'loc')} ${because(it.cause)}`;
    case 'attached':
      return say`${does(it.who, 'umieszczasz', 'umieszcza')} ${card(plainly(it.card), 'acc')} na ${card(it.host, 'loc')} ${because(it.cause)}`;
    case 'attachmentMoved':
      return say`${card(it.card, 'nom')} przechodzi na ${card(it.host, 'acc')} ${because(it.cause)}`;
    case 'tokens':
      return say`${card(it.card, 'nom')} ${it.amount < 0 ? 'traci' : 'dostaje'} ${tokens(it.amount)} ${because(it.cause)}`;
    case 'tokensLost':
      return say`${card(it.card, 'nom')} traci ${tokens(it.amount)} ${ROUND_END}`;
    case 'power':
      return say`${card(it.card, 'nom')} ma ${it.amount < 0 ? '' : '+'}${it.amount} ${POWER} w ocenie tej misji ${because(it.cause)}`;
    case 'hidden':
      return say`${card(it.card, 'nom')} zostaje ${term('hide', 'ukryta')} ${because(it.cause)}`;
    case 'defeated':
      return say`${card(it.card, 'nom')} zostaje ${term('defeat', 'pokonana')} ${because(it.cause)}`;
    case 'moved':
      return say`${card(it.card, 'nom')} zostaje ${term('move', 'przeniesiona')} na ${card(it.mission, 'acc')} ${because(it.cause)}`;
    case 'controlTaken':
      return say`${does(it.who, 'przejmujesz', 'przejmuje')} ${term('take-control', 'kontrolę')} nad ${card(it.card, 'ins')} ${because(it.cause)}`;
    case 'controlReturned':
      return say`${card(plainly(it.card), 'nom')} wraca pod ${whose(it.who, { yours: 'twoją', thing: term('take-control', 'kontrolę') })}`;
    case 'returned':
      return say`${card(plainly(it.card), 'nom')} wraca do ${whose(it.who, { yours: 'twojej', thing: 'ręki' })} ${because(it.cause)}`;
    case 'discarded':
      return say`${card(plainly(it.card), 'nom')} trafia na ${discardPile(it.who)} ${because(it.cause)}`;
    case 'duplicateDiscarded':
      return say`${card(plainly(it.card), 'nom')} trafia na ${discardPile(it.who)}, bo jest tam już postać o tej nazwie`;
    case 'points':
      return say`${does(it.who, 'zyskujesz', 'zyskuje')} ${counted(it.amount, NOUNS.point)} ${it.mission ? say`za ${card(it.mission, 'acc')}` : because(it.cause)}`;
    case 'missionWon':
      return say`${does(it.who, 'wygrywasz', 'wygrywa')} ${card(it.mission, 'acc')} z ${POWER} ${it.amount}`;
    case 'missionTied':
      return say`nikt nie wygrywa ${card(it.mission, 'gen')}`;
    case 'effect':
      if (it.used) return say`${card(plainly(it.source), 'nom')} używa efektu ${it.name} ${card(it.used, 'gen')}`;
      return say`kolej na efekt ${it.name} ${card(plainly(it.source), 'gen')}`;
    case 'replaced':
      return say`efekt ${card(plainly(it.source), 'gen')} zastępuje to, co miało spotkać ${card(it.card, 'acc')}`;
    case 'duty':
      return say`reszta efektu ${card(plainly(it.source), 'gen')} zadziała ${ROUND_END}`;
    case 'gameOver':
      return say`${does(it.who, 'wygrywasz', 'wygrywa')} partię`;
  }
}

const PLAYERS = {
  nom: { you: '', opponent: 'przeciwnik', player: 'gracz' },
  gen: { you: 'ciebie', opponent: 'przeciwnika', player: 'gracza' },
  dat: { you: 'ci', opponent: 'przeciwnikowi', player: 'graczowi' },
};

function player(who: Who, wanted: keyof typeof PLAYERS): string {
  return called(who, PLAYERS[wanted], wanted === 'nom' ? 'nominative' : 'other');
}

function does(who: Who, you: Part, other: Part): Text {
  return say`${player(who, 'nom')} ${who.is === 'you' ? you : other}`;
}

const plays = (who: Who): Text => does(who, 'zagrywasz', 'zagrywa');

/** `twojej ręki`, `ręki gracza A`. */
function whose(who: Who, { yours, thing }: { yours: Part; thing: Part }): Text {
  return who.is === 'you' ? say`${yours} ${thing}` : say`${thing} ${player(who, 'gen')}`;
}

const discardPile = (who: Who): Text => whose(who, { yours: 'twój', thing: single(NOUNS.discard, 'acc') });

/** `twoją ukrytą postać Genma Shiranui`, `misji „Zwiad”`. */
function card({ what, name, hidden, of }: Seen, wanted: Case): Text {
  const word: Noun = NOUNS[what];
  const form = { case: wanted, gender: word.gender, plural: false };
  const title = name !== null && what === 'mission' ? say`„${name}”` : (name ?? '');
  return joined([
    of?.is === 'you' ? adjective(ADJECTIVES.yours, form) : '',
    of?.is === 'own' ? adjective(ADJECTIVES.own, form) : '',
    hidden ? adjective(ADJECTIVES.hidden, form) : '',
    what === 'mission' ? term('mission', word.one[wanted]) : single(word, wanted),
    title,
    of && of.is !== 'you' && of.is !== 'own' ? player(of, 'gen') : '',
  ]);
}

function asHidden(seen: Seen): Text {
  const hidden = say`${term('hidden', 'ukrytą')} postać`;
  return seen.name ? say`${card(plainly(seen), 'acc')} jako ${hidden}` : hidden;
}

function because(cause: Source): Text {
  if (cause === null) return [];
  return cause === 'itself' ? say`w wyniku własnego efektu` : say`w wyniku efektu ${card(plainly(cause), 'gen')}`;
}

const chakra = ({ amount }: { amount: number }): Text => counted(amount, NOUNS.chakra);
const tokens = (amount: number): Text => counted(Math.abs(amount), NOUNS.token);

/** `dobierasz 2 karty w wyniku efektu …: Genma Shiranui, Kunai`, `nie dobierasz żadnej karty`. */
function several(does: Text, doesNot: Text, it: { amount: number; cards: readonly Seen[]; cause: Source }): Text {
  const { amount, cards, cause } = it;
  if (amount === 0) return say`${doesNot} żadnej karty${because(cause)}`;
  if (cards.some((seen) => seen.of)) return say`${does} ${joined(cards.map((seen) => card(seen, 'acc')), ', ')} ${because(cause)}`; // prettier-ignore
  const many = amount === 1 ? single(NOUNS.card, 'acc') : counted(amount, NOUNS.card);
  return named(say`${does} ${many} ${because(cause)}`, cards, ': ');
}
