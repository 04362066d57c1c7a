import { joined, type Part, say, term, type Text } from '../pieces';
import { euphonic } from '../uk/words/euphony';
import { counted, inflect, type Phrase } from '../uk/words/phrase';
import {
  ATTACHMENT,
  CARD,
  type Case,
  CHAKRA,
  CHARACTER,
  DECK,
  DISCARD_PILE,
  HIDDEN,
  MISSION,
  type Noun,
  OWN,
  POINT,
  TOKEN,
  YOUR,
} from '../uk/words/vocabulary';
import { type Happening, named, plainly, type Seen, type Source, type Who } from './happening';
import { called } from './inflected';

// Ukrainian. Names never inflect, so the noun before them does. Players act in the present and what happens to cards is
// told without a person, персонажа приховано, so that no verb asks for anybody's gender.

const ROUND_END = say`наприкінці ${term('round', 'раунду')}`;
const POWER = term('power', 'Power');
const EDGE = term('edge', 'Edge');
const CONTROL = term('take-control', 'контроль');
const bare = (noun: Noun): Phrase => ({ noun, before: [] });

export function tellInUkrainian(happening: Happening): Text {
  return euphonic(told(happening));
}

function told(it: Happening): Text {
  switch (it.kind) {
    case 'roundStarted':
      return say`починається ${term('round', 'раунд')} ${it.round}`;
    case 'missionRevealed':
      return say`${card(it.mission, 'a')} відкрито з ${term('mission-rank', 'рангом')} ${it.rank}`;
    case 'chakraGained':
      return say`${does(it.who, 'отримуєш', 'отримує')} ${chakra(it)} ${because(it.cause)}`;
    case 'chakraPaid':
      return say`${does(it.who, 'платиш', 'платить')} ${chakra(it)} ${it.price ? say`за ${card(plainly(it.price), 'a')}` : because(it.cause)}`;
    case 'chakraStolen':
      return say`${does(it.who, 'крадеш', 'краде')} у ${player(it.from, 'g')} ${chakra(it)} ${because(it.cause)}`;
    case 'chakraLost':
      return say`${does(it.who, 'втрачаєш', 'втрачає')} ${chakra(it)} ${ROUND_END}`;
    case 'drew':
      return several(does(it.who, 'береш', 'бере'), does(it.who, 'не береш', 'не бере'), it);
    case 'looked':
      return several(does(it.who, 'переглядаєш', 'переглядає'), does(it.who, 'не переглядаєш', 'не переглядає'), it);
    case 'shown':
      return several(does(it.who, 'показуєш', 'показує'), does(it.who, 'не показуєш', 'не показує'), it);
    case 'took':
      return several(say`${does(it.who, 'береш', 'бере')} у руку`, does(it.who, 'не береш', 'не бере'), it);
    case 'putBack':
      return several(
        say`${does(it.who, 'кладеш', 'кладе')} у ${inflect(bare(DECK), 'a')}`,
        does(it.who, 'не кладеш', 'не кладе'),
        it,
      );
    case 'mulligan':
      return say`${does(it.who, 'робиш', 'робить')} ${term('mulligan', 'муліган')}`;
    case 'passed':
      return does(it.who, term('pass', 'пасуєш'), term('pass', 'пасує'));
    case 'edge':
      return say`${does(it.who, 'отримуєш', 'отримує')} ${EDGE} ${because(it.cause)}`;
    case 'shuffled':
      return say`${does(it.who, 'тасуєш', 'тасує')} ${inflect(bare(DECK), 'a')} ${because(it.cause)}`;
    case 'declared':
      return say`${does(it.who, 'називаєш', 'називає')} число ${it.amount} ${because(it.cause)}`;
    case 'played':
      return say`${plays(it.who)} ${card(plainly(it.card), 'a')} на ${card(it.mission, 'a')} ${because(it.cause)}`;
    case 'playedHidden':
      return say`${plays(it.who)} ${asHidden(it.card)} на ${card(it.mission, 'a')} ${because(it.cause)}`;
    case 'putHidden':
      return say`${does(it.who, 'викладаєш', 'викладає')} ${asHidden(it.card)} на ${card(it.mission, 'a')} ${because(it.cause)}`;
    case 'revealed':
      return say`${does(it.who, term('reveal', 'відкриваєш'), term('reveal', 'відкриває'))} ${card(plainly(it.card), 'a')} на ${card(it.mission, 'l')} ${because(it.cause)}`;
    case 'upgraded':
      return say`${plays(it.who)} ${card(plainly(it.card), 'a')} як ${term('upgrade', 'покращення')} поверх ${card(plainly(it.over), 'g')} на ${card(it.mission, 'l')} ${because(it.cause)}`;
    case 'attached':
      return say`${does(it.who, 'кладеш', 'кладе')} ${card(plainly(it.card), 'a')} на ${card(it.host, 'a')} ${because(it.cause)}`;
    case 'attachmentMoved':
      return say`${card(it.card, 'a')} переміщено на ${card(it.host, 'a')} ${because(it.cause)}`;
    case 'tokens':
      return say`${card(it.card, 'n')} ${it.amount < 0 ? 'втрачає' : 'отримує'} ${tokens(it.amount)} ${because(it.cause)}`;
    case 'tokensLost':
      return say`${card(it.card, 'n')} втрачає ${tokens(it.amount)} ${ROUND_END}`;
    case 'power':
      return say`${card(it.card, 'n')} має ${it.amount < 0 ? '' : '+'}${it.amount} ${POWER} під час оцінки цієї місії ${because(it.cause)}`;
    case 'hidden':
      return say`${card(it.card, 'a')} ${term('hide', 'приховано')} ${because(it.cause)}`;
    case 'defeated':
      return say`${card(it.card, 'a')} ${term('defeat', 'переможено')} ${because(it.cause)}`;
    case 'moved':
      return say`${card(it.card, 'a')} ${term('move', 'переміщено')} на ${card(it.mission, 'a')} ${because(it.cause)}`;
    case 'controlTaken':
      return say`${does(it.who, 'перехоплюєш', 'перехоплює')} ${CONTROL} над ${card(it.card, 'i')} ${because(it.cause)}`;
    case 'controlReturned':
      return say`${card(plainly(it.card), 'n')} повертається під ${whose(it.who, 'твій', CONTROL)}`;
    case 'returned':
      return say`${card(plainly(it.card), 'n')} повертається у ${whose(it.who, 'твою', 'руку')} ${because(it.cause)}`;
    case 'discarded':
      return say`${card(plainly(it.card), 'n')} потрапляє у ${discardPile(it.who)} ${because(it.cause)}`;
    case 'duplicateDiscarded':
      return say`${card(plainly(it.card), 'n')} потрапляє у ${discardPile(it.who)}, бо там уже є персонаж з цим ім’ям`;
    case 'points':
      return say`${does(it.who, 'отримуєш', 'отримує')} ${counted(it.amount, bare(POINT), 'a')} ${it.mission ? say`за ${card(it.mission, 'a')}` : because(it.cause)}`;
    case 'missionWon':
      return say`${does(it.who, 'виграєш', 'виграє')} ${card(it.mission, 'a')} з ${POWER} ${it.amount}`;
    case 'missionTied':
      return say`ніхто не виграє ${card(it.mission, 'a')}`;
    case 'effect':
      if (it.used) return say`${card(plainly(it.source), 'n')} використовує ефект ${it.name} ${card(it.used, 'g')}`;
      return say`настає черга ефекту ${it.name} ${card(plainly(it.source), 'g')}`;
    case 'replaced':
      return say`ефект ${card(plainly(it.source), 'g')} заміняє те, що мало статися з ${card(it.card, 'i')}`;
    case 'duty':
      return say`решта ефекту ${card(plainly(it.source), 'g')} спрацює ${ROUND_END}`;
    case 'gameOver':
      return say`${does(it.who, 'виграєш', 'виграє')} партію`;
  }
}

const PLAYERS = {
  n: { you: 'ти', opponent: 'суперник', player: 'гравець' },
  g: { you: 'тебе', opponent: 'суперника', player: 'гравця' },
};

function player(who: Who, wanted: keyof typeof PLAYERS): string {
  return called(who, PLAYERS[wanted], wanted === 'n' ? 'nominative' : 'other');
}

function does(who: Who, you: Part, other: Part): Text {
  return say`${player(who, 'n')} ${who.is === 'you' ? you : other}`;
}

const plays = (who: Who): Text => does(who, 'граєш', 'грає');

/** `твою руку`, `руку гравця A`. */
function whose(who: Who, yours: Part, thing: Part): Text {
  return who.is === 'you' ? say`${yours} ${thing}` : say`${thing} ${player(who, 'g')}`;
}

const discardPile = (who: Who): Text => whose(who, 'твій', inflect(bare(DISCARD_PILE), 'a'));

const NOUNS: Readonly<Record<Seen['what'], Noun>> = {
  character: CHARACTER,
  attachment: { ...ATTACHMENT, slug: 'attachment' },
  mission: { ...MISSION, slug: 'mission' },
  card: CARD,
};

/** `твого прихованого персонажа Genma Shiranui`, `місії «Chunin Exam»`. */
function card({ what, name, hidden, of }: Seen, wanted: Case): Text {
  const title = name !== null && what === 'mission' ? say`«${name}»` : (name ?? '');
  const phrase: Phrase = {
    noun: NOUNS[what],
    before: [...(of?.is === 'you' ? [YOUR] : of?.is === 'own' ? [OWN] : []), ...(hidden ? [HIDDEN] : [])],
    after: () => title,
    last: () => (of && of.is !== 'you' && of.is !== 'own' ? player(of, 'g') : ''),
  };
  return inflect(phrase, wanted);
}

function asHidden(seen: Seen): Text {
  const hidden = inflect({ noun: CHARACTER, before: [HIDDEN] }, 'a');
  return seen.name ? say`${card(plainly(seen), 'a')} як ${hidden}` : hidden;
}

function because(cause: Source): Text {
  if (cause === null) return [];
  return cause === 'itself' ? say`через власний ефект` : say`через ефект ${card(plainly(cause), 'g')}`;
}

const chakra = ({ amount }: { amount: number }): Text => counted(amount, bare(CHAKRA), 'a');
const tokens = (amount: number): Text => counted(Math.abs(amount), bare(TOKEN), 'a');

/** `береш 2 карти через ефект …: Genma Shiranui, Kunai`, `не береш жодної карти`. */
function several(does: Text, doesNot: Text, it: { amount: number; cards: readonly Seen[]; cause: Source }): Text {
  const { amount, cards, cause } = it;
  if (amount === 0) return say`${doesNot} жодної карти${because(cause)}`;
  if (cards.some((seen) => seen.of)) return say`${does} ${joined(cards.map((seen) => card(seen, 'a')), ', ')} ${because(cause)}`; // prettier-ignore
  const many = amount === 1 ? inflect(bare(CARD), 'a') : counted(amount, bare(CARD), 'a');
  return named(say`${does} ${many} ${because(cause)}`, cards, ': ');
}
