import type { Characters, Chosen } from '../../../cards/effects/expression';
import { joined, say, term, type Text } from '../../pieces';
import type { Owner } from '../words/noun';
import { placeText, type Preposition } from './place';
import { referent, type Scope } from './reference';
import { anyTrait } from '../words/trait';
import { type Adjective, type Agreement, agree, DISCARD } from '../words/words';

// What is said of a card beside numbers: whose it is, where it lies, what happened to it.

/** How a group is said: with which preposition before its place, and what goes without saying. */
export interface Manner {
  place?: Preposition | 'none';
  /** Says `en jeu` where no mission is named. */
  inPlay?: boolean;
  /** Picked by whoever acts, as a step's target is. */
  picked?: boolean;
  /** Without the words for its side. */
  sideless?: boolean;
  /** With another name than the card that goes over it, which is not in play yet. */
  otherName?: boolean;
}

type Sided = Pick<Characters, 'side'>;

/** Whether a side is said to be yours: a mission is on no side and speaks to each player of theirs. */
export function isYours({ side }: Sided, { card }: Scope): boolean {
  return side === 'yours' || (side === 'friendly' && card.type === 'mission');
}

/** A side as an adjective or as an owner: what an opponent does with their own is `un de ses personnages`. */
export function sideOf({ side }: Sided, scope: Scope, { sideless }: Manner): { owner?: Owner; adjective?: Adjective } {
  const { actor } = scope;
  if (side === undefined || sideless) return {};
  if (side === 'enemy') return actor === 'opponent' ? { owner: 'you' } : { adjective: 'enemy' };
  if (actor !== 'you') return { owner: 'actor' };
  return isYours({ side }, scope) ? { owner: 'you' } : { adjective: 'friendly' };
}

const SUPERLATIVES = { weakest: 'plus faible', strongest: 'plus fort', soleStrongest: 'plus fort' } as const;

export function superlative(is: Characters['is'], plural: boolean): Text {
  if (is === undefined) return [];
  if (is === 'cheapest') return say`${plural ? 'les' : 'le'} moins coûteux`;
  const words = plural ? `les ${SUPERLATIVES[is]}s` : `le ${SUPERLATIVES[is]}`;
  return say`${term('weakest-strongest', words)}`;
}

type InPlay = Extract<Chosen, { from?: 'play' | undefined } | { from: 'attachments' }>;

export function whereOf(group: InPlay, plural: boolean, scope: Scope, { place = 'dans', inPlay }: Manner): Text {
  if (place === 'none') return [];
  if (group.perMission) return group.in === undefined ? say`dans chaque mission` : [];
  if ('among' in group && group.among === 'play') return say`en jeu`;
  if (group.in === undefined) return inPlay && !('lastTurn' in group && group.lastTurn) ? say`en jeu` : [];
  const preposition = 'is' in group && group.is !== undefined ? 'de' : place;
  return placeText(group.in, preposition, plural, scope);
}

/** What comes last, in clauses of its own. */
export function clausesOf(group: Characters, agreement: Agreement, scope: Scope): Text {
  const { sameName, otherThan, owned, controlled, is } = group;
  return joined([
    otherThan === undefined || otherThan === sameName ? '' : say`autre que ${referent(otherThan, scope).text}`,
    historyOf(group, agreement, scope),
    owned ? possession(controlled === true, agreement, scope) : '',
    is === 'soleStrongest' ? `${agreement.plural ? 's’ils sont seuls' : 's’il est seul'} à l’être` : '',
  ]);
}

function possession(controlled: boolean, { plural }: Agreement, { actor }: Scope): Text {
  const yours = `${actor === 'you' ? 'vous' : 'lui'} ${plural ? 'appartiennent' : 'appartient'}`;
  return say`qui ${yours} ${controlled ? `et que ${actor === 'you' ? 'l’adversaire contrôle' : 'vous contrôlez'}` : ''}`;
}

export function historyOf({ lastTurn }: Characters, agreement: Agreement, { actor }: Scope): Text {
  if (lastTurn === undefined) return [];
  const turn = actor === 'you' ? 'au tour précédent de l’adversaire' : 'à votre tour précédent';
  const happened = `${agree(lastTurn === 'moved' ? 'déplacé' : 'joué', agreement)} ${turn}`;
  if (lastTurn !== 'playedCheaper') return say`${happened}`;
  return say`${happened} pour moins que ${agreement.plural ? 'leur' : 'son'} coût imprimé grâce à un effet`;
}

/** Cards of the other player's hand do not go by that player's choice. */
export function choiceOf({ from, whose, choose, random, by }: InZone, { actor }: Scope, { picked }: Manner): Text {
  if (!picked || from !== 'hand' || !whose || choose === 'all' || random || by) return [];
  return say`de ${actor === 'you' ? 'votre' : 'son'} choix`;
}

export function likeNamed(sameName: string, scope: Scope): Text {
  return say`du même nom que ${referent(sameName, scope).text}`;
}

export function holdingOf({ holding }: Characters, scope: Scope): Text {
  return holding ? say`avec un attachement ${anyTrait(holding.anyOf, scope.card)}` : [];
}

type InZone = Extract<Chosen, { from: 'hand' | 'deck' | 'discard' | 'hidden' }>;
const ZONES = {
  hand: { word: say`main`, gender: 'f' },
  deck: { word: say`deck`, gender: 'm' },
  discard: { word: say`${DISCARD}`, gender: 'f' },
  hidden: { word: say`côté`, gender: 'm' },
} as const satisfies Record<InZone['from'], { word: Text; gender: Agreement['gender'] }>;

/** `votre main`, `sa main`, `la main de l’adversaire`: a zone is the actor's own, or that of the actor's opponent. */
export function zoneText({ from, whose }: { from: InZone['from']; whose?: InZone['whose'] }, { actor }: Scope): Text {
  const { word, gender } = ZONES[from];
  const yours = say`votre ${word}`;
  if (actor === 'you') return whose ? say`${gender === 'f' ? 'la' : 'le'} ${word} de l’adversaire` : yours;
  const own = say`${gender === 'f' ? 'sa' : 'son'} ${word}`;
  if (!whose) return own;
  return actor === 'opponent' ? yours : say`${gender === 'f' ? 'la' : 'le'} ${word} de son adversaire`;
}
