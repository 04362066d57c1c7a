import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, type Effect, effectSchema, type Grant, type Trigger } from '../../cards/effects/effect';
import type { Condition } from '../../cards/effects/expression';
import type { EffectName, Step } from '../../cards/effects/step';
import type { Trait } from '../../cards/effects/trait';
import type { AttachCondition, CardType } from '../../cards/schema';
import { arbitraryOf } from '../../testing/schema-arbitrary';
import type { Speaker } from '../grammar';
import { plain } from '../pieces';
import { french } from './grammar';

/** What the last effect says; the ones before are earlier lines of the same card. */
type Row = [sentence: string, ...effects: Effect[], type: CardType | Effect | Self];
/** What the card is, for words like `autre`. */
type Self = Pick<Speaker, 'type'> & Partial<Speaker>;

const DRAW: Step = { do: 'draw', amount: 1 };
const instant = (...steps: Step[]): Effect => ({ kind: 'instant', timing: 'main', steps });
const constant = (...grants: Grant[]): Effect => ({ kind: 'static', timing: 'main', grants });
const given = (condition: Condition, ...grants: Grant[]): Effect => ({
  kind: 'static',
  timing: 'main',
  if: condition,
  grants: grants.length > 0 ? grants : [{ grant: 'chakra', amount: 1 }],
});
const after = (on: Trigger, ...steps: Step[]): Effect => ({
  kind: 'triggered',
  timing: 'main',
  on,
  steps: steps.length > 0 ? steps : [DRAW],
});
const change = (of: EffectName, how: Change): Effect => ({
  kind: 'modifier',
  timing: 'upgrade',
  of,
  change: how,
});

// prettier-ignore
const verbs: Row[] = [
  ['POWERUP 2.', instant({ do: 'powerup', amount: 2 })],
  ['POWERUP 1 sur chaque autre personnage allié de cette mission.', instant({ do: 'powerup', amount: 1, to: { side: 'friendly', in: 'here', choose: 'all' } })],
  ['Retirez jusqu’à 2 jetons Power d’un personnage ennemi en jeu.', instant({ do: 'removeTokens', amount: { upTo: 2 }, from: { side: 'enemy' } })],
  ['Retirez tous les jetons Power d’un personnage ennemi de cette mission.', instant({ do: 'removeTokens', amount: 'all', from: { side: 'enemy', in: 'here' } })],
  ['Déplacez 1 jeton Power d’un personnage ennemi en jeu vers ce personnage.', instant({ do: 'moveTokens', amount: 1, from: { side: 'enemy' }, to: 'self' })],
  ['Ajoutez pour cette évaluation 3 Power au personnage le plus fort de cette mission s’il est seul à l’être.', instant({ do: 'addPower', amount: 3, to: { in: 'here', is: 'soleStrongest' } }), 'mission'],
  ['Cachez un personnage ennemi de Power 3 ou moins dans cette mission.', instant({ do: 'hide', what: { side: 'enemy', in: 'here', power: { atMost: 3 } } })],
  ['Vainquez un autre personnage allié dans cette mission et un autre personnage ennemi en jeu.', instant({ do: 'defeat', what: [{ side: 'friendly', in: 'here' }, { side: 'enemy', other: true }] })],
  ['Déplacez un autre personnage hors de cette mission.', instant({ do: 'move', what: { in: 'here', other: true } })],
  ['Déplacez un personnage ennemi vers cette mission.', instant({ do: 'move', what: { side: 'enemy', in: 'elsewhere' }, to: 'here' })],
  ['Prenez le contrôle d’un personnage ennemi dans cette mission, en payant autant de chakra que sa Power.', instant({ do: 'takeControl', what: { side: 'enemy', in: 'here' }, price: { stat: 'power', of: 'target' } })],
  ['Reprenez le contrôle d’un personnage en jeu qui vous appartient et que l’adversaire contrôle.', instant({ do: 'takeBack', what: { owned: true, controlled: true } })],
  ['Renvoyez ce personnage dans votre main.', instant({ do: 'return', what: 'self' })],
  ['Renvoyez un personnage ennemi de cette mission dans la main de son propriétaire.', instant({ do: 'return', what: { side: 'enemy', in: 'here' } })],
  ['Jouez un personnage Invocation en payant 2 de moins, mais pas en amélioration.', instant({ do: 'play', what: { from: 'hand', type: 'character', anyOf: [{ keyword: 'Summon' }] }, less: 2, notAsUpgrade: true })],
  ['Révélez un de vos personnages cachés dans cette mission en payant 1 de plus.', instant({ do: 'play', what: { from: 'hidden' }, to: 'here', more: 1 })],
  ['Placez la carte du dessus de votre deck comme personnage caché dans la mission de votre choix.', instant({ do: 'putHidden', what: { from: 'deck', top: 1 } })],
  ['Piochez 2 cartes.', instant({ do: 'draw', amount: 2 })],
  ['Défaussez une carte de votre main.', instant({ do: 'discard', what: { from: 'hand' } })],
  ['L’adversaire défausse toute sa main.', instant({ do: 'discard', who: 'opponent', what: { from: 'hand', choose: 'all' } })],
  ['Défaussez la carte du dessus de la pile d’un personnage ennemi amélioré en jeu.', instant({ do: 'discard', what: { from: 'stack', of: { side: 'enemy', upgraded: true }, part: 'top' } })],
  ['Regardez la main de l’adversaire.', instant({ do: 'look', at: { from: 'hand', whose: 'opponent', choose: 'all' } })],
  ['L’adversaire montre une carte de sa main au hasard.', instant({ do: 'reveal', what: { from: 'hand', random: true }, who: 'opponent' })],
  ['Montrez les cartes du dessus de votre deck une à une jusqu’à trouver une carte du Village du Sable. Ajoutez-la à votre main. Mélangez les autres cartes dans votre deck.', instant({ do: 'revealUntil', what: { from: 'deck', anyOf: [{ faction: 'Sand Village' }] }, found: 'found', as: 'revealed' }, { do: 'take', what: 'found' }, { do: 'putBack', what: { from: 'bound', name: 'revealed', choose: 'all' }, where: 'shuffled' })],
  ['Regardez les 3 cartes du dessus de votre deck. Montrez un personnage Jutsu parmi elles et ajoutez-le à votre main. Remettez les autres cartes sous votre deck, dans un ordre aléatoire.', instant({ do: 'look', at: { from: 'deck', top: 3 }, as: 'seen' }, { do: 'take', what: { from: 'bound', name: 'seen', type: 'character', anyOf: [{ keyword: 'Jutsu' }] }, reveal: true }, { do: 'putBack', what: { from: 'bound', name: 'seen', choose: 'all' }, where: 'randomBottom' })],
  ['Parcourez votre deck. Jouez une carte Nyoi Adamantin de votre deck en payant son coût. Mélangez votre deck.', instant({ do: 'look', at: { from: 'deck', choose: 'all' }, as: 'seen' }, { do: 'play', what: { from: 'bound', name: 'seen', anyOf: [{ name: 'Adamantine Nyoi' }] } }, { do: 'shuffle' })],
  ['Regardez la carte du dessus de votre deck. Remettez-la sur votre deck ou sous votre deck.', instant({ do: 'look', at: { from: 'deck', top: 1 }, as: 'seen' }, { do: 'choose', options: [[{ do: 'putBack', what: 'seen', where: 'top' }], [{ do: 'putBack', what: 'seen', where: 'bottom' }]] })],
  ['Gagnez 2 chakra.', instant({ do: 'gainChakra', amount: 2 })],
  ['Volez 1 chakra à l’adversaire.', instant({ do: 'stealChakra', amount: 1 })],
  ['L’adversaire vous vole 1 chakra.', instant({ do: 'stealChakra', amount: 1, who: 'opponent' })],
  ['Payez en plus autant de chakra que vous voulez. POWERUP X, où X est le chakra ainsi payé.', instant({ do: 'payChakra', amount: 'any', as: 'spent' }, { do: 'powerup', amount: { amount: 'spent' } })],
  ['Gagnez 2 points de mission.', instant({ do: 'gainPoints', amount: 2 })],
  ['Prenez l’Edge.', instant({ do: 'gainEdge' })],
  ['Donnez l’Edge à l’adversaire. Si vous le faites, POWERUP 3.', instant({ do: 'giveEdge', as: 'given' }, { do: 'powerup', amount: 3, if: { done: 'given' } })],
  ['Copiez un effet instantané autre qu’UPGRADE d’un personnage ennemi en jeu.', instant({ do: 'copy', of: { side: 'enemy' }, effect: { instant: true, notTiming: 'upgrade' } })],
  ['Activez un effet DUEL instantané d’un autre personnage allié en jeu sans tenir compte de ses conditions.', instant({ do: 'activate', of: { side: 'friendly' }, effect: { instant: true, duel: true }, ignoringRequirements: true })],
  ['Activez les effets AMBUSH de ce personnage.', instant({ do: 'activate', of: 'self', effect: { timing: 'ambush', all: true } })],
  ['Répétez l’effet MAIN dans les autres missions.', instant({ do: 'repeat', effect: 'main', in: 'elsewhere' })],
  ['Attachez ce personnage à un personnage ennemi dans cette mission, comme attachement de Power −5 et non comme personnage.', instant({ do: 'attach', what: 'self', to: { side: 'enemy', in: 'here' }, asAttachment: { power: -5 } })],
  ['Déplacez cet attachement vers un personnage allié.', instant({ do: 'moveAttachment', what: 'self', to: { side: 'friendly' } }), 'attachment'],
  ['Annoncez un nombre. POWERUP X, où X est le nombre annoncé.', instant({ do: 'declare', as: 'declared' }, { do: 'powerup', amount: { amount: 'declared' } })],
  ['Vous devez payer 1 chakra ou vaincre ce personnage.', instant({ do: 'choose', obligation: 'must', options: [[{ do: 'payChakra', amount: 1 }], [{ do: 'defeat', what: 'self' }]] })],
  ['Piochez une carte et prenez l’Edge, ou gagnez 1 chakra.', instant({ do: 'choose', options: [[DRAW, { do: 'gainEdge' }], [{ do: 'gainChakra', amount: 1 }]] })],
  ['L’adversaire choisit\u202f: si vous avez l’Edge, l’adversaire pioche une carte\u202f; ou l’adversaire prend l’Edge.', instant({ do: 'choose', who: 'opponent', options: [[{ do: 'draw', amount: 1, if: { edge: 'you' } }], [{ do: 'gainEdge' }]] })],
  ['Défaussez une carte de votre main pour faire POWERUP 3.', instant({ do: 'pay', cost: [{ do: 'discard', what: { from: 'hand' } }], for: [{ do: 'powerup', amount: 3 }] })],
  ['Payez 1 chakra. Si vous le faites, si vous avez l’Edge, piochez une carte.', instant({ do: 'pay', cost: [{ do: 'payChakra', amount: 1 }], for: [{ do: 'draw', amount: 1, if: { edge: 'you' } }] })],
  ['Pour chaque autre personnage allié dans cette mission, déplacez un personnage en jeu de coût inférieur ou égal à celui de ce personnage allié.', instant({ do: 'forEach', of: { side: 'friendly', in: 'here', choose: 'all' }, member: 'ally', steps: [{ do: 'move', what: { cost: { atMost: { stat: 'cost', of: 'ally' } } } }] })],
  ['Choisissez un personnage ennemi caché en jeu. L’adversaire doit le jouer en payant 2 de plus ou le vaincre.', instant({ do: 'forEach', of: { side: 'enemy', hidden: true }, member: 'chosen', steps: [{ do: 'choose', who: 'opponent', obligation: 'must', options: [[{ do: 'play', what: 'chosen', more: 2 }], [{ do: 'defeat', what: 'chosen' }]] }] })],
  ['À la fin de cette manche, vous devez vaincre ce personnage.', instant({ do: 'later', at: 'endOfRound', steps: [{ do: 'defeat', what: 'self', obligation: 'must' }] })],
  ['Placez la carte du dessus du deck de l’adversaire comme personnage caché de votre côté dans la mission de votre choix et prenez-en le contrôle.', instant({ do: 'putHidden', what: { from: 'deck', whose: 'opponent', top: 1 } })],
  ['Déplacez un attachement de personnage en jeu vers un autre personnage.', instant({ do: 'moveAttachment', what: { from: 'attachments', on: 'character' }, to: {} })],
  ['Jouez un personnage en payant son coût.', instant({ do: 'play', what: { from: 'hand', type: 'character' } })],
  ['Jouez n’importe quel nombre de personnages en payant pour chacun 1 de moins.', instant({ do: 'play', what: { from: 'hand', type: 'character', choose: 'any' }, less: 1 })],
  ['Renvoyez un personnage allié caché en jeu dans votre main. Placez une carte de votre main comme personnage caché dans la mission où était le personnage renvoyé.', instant({ do: 'return', what: { side: 'friendly', hidden: true }, as: 'returned' }, { do: 'putHidden', what: { from: 'hand' }, to: { missionOf: 'returned' } })],
];

// prettier-ignore
const duties: Row[] = [
  ['Chaque joueur pioche une carte.', instant({ do: 'draw', amount: 1, who: 'each' })],
  ['L’adversaire peut piocher une carte.', instant({ do: 'draw', amount: 1, who: 'opponent', obligation: 'may' })],
  ['Vous devez cacher un personnage non caché dans cette mission.', instant({ do: 'hide', what: { in: 'here', hidden: false }, obligation: 'must' })],
  ['Vous devez, si possible, piocher une carte, puis défausser une carte de votre main.', instant({ do: 'draw', amount: 1, obligation: 'mustIfAble' }, { do: 'discard', what: { from: 'hand' }, obligation: 'mustIfAble' })],
  ['Tant que l’adversaire a plus de 2 personnages dans cette mission, il vainc un de ses personnages dans cette mission.', instant({ do: 'defeat', who: 'opponent', what: { side: 'yours', in: 'here' }, until: { value: { count: { side: 'enemy', in: 'here' } }, is: { atMost: 2 } } })],
  ['Tant que l’adversaire a plus de personnages que vous dans cette mission, il vainc un de ses personnages dans cette mission.', instant({ do: 'defeat', who: 'opponent', what: { side: 'yours', in: 'here' }, until: { value: { count: { side: 'enemy', in: 'here' } }, is: { atMost: { count: { side: 'yours', in: 'here' } } } } })],
  ['Tant qu’il n’y a aucun personnage dans cette mission, piochez une carte.', instant({ do: 'draw', amount: 1, until: { there: { in: 'here' } } })],
  ['Tant qu’il y a un personnage dans cette mission, piochez une carte.', instant({ do: 'draw', amount: 1, until: { value: { count: { in: 'here' } }, is: { atMost: 0 } } })],
  ['Piochez une carte, autant de fois qu’il le faut pour que vous soyez en train de gagner cette mission.', instant({ do: 'draw', amount: 1, until: { you: 'winning' } })],
  ['L’adversaire défausse toute sa main, puis pioche X cartes, où X est le nombre de cartes défaussées.', instant({ do: 'discard', who: 'opponent', what: { from: 'hand', choose: 'all' }, as: 'discarded' }, { do: 'draw', who: 'opponent', amount: { count: 'discarded' } })],
  ['Cachez ce personnage et déplacez-le.', instant({ do: 'hide', what: 'host' }, { do: 'move', what: 'host' }), 'attachment'],
  ['Montrez un personnage ennemi caché en jeu et vainquez-le.', instant({ do: 'reveal', what: { side: 'enemy', hidden: true }, as: 'shown' }, { do: 'defeat', what: 'shown' })],
  ['Piochez une carte et prenez l’Edge.', instant(DRAW, { do: 'gainEdge' })],
  ['Piochez une carte. POWERUP 1.', instant(DRAW, { do: 'powerup', amount: 1 })],
];

// prettier-ignore
const amounts: Row[] = [
  ['Piochez X cartes, où X est le nombre de missions où il y a au moins un autre personnage allié Quartet du Son.', instant({ do: 'draw', amount: { count: { from: 'missions', with: { side: 'friendly', anyOf: [{ keyword: 'Sound Four' }] } } } })],
  ['POWERUP 2 pour chaque autre personnage allié dans cette mission.', instant({ do: 'powerup', amount: { times: [2, { count: { side: 'friendly', in: 'here' } }] } })],
  ['POWERUP X+1, où X est le nombre de personnages ennemis dans cette mission.', instant({ do: 'powerup', amount: { plus: [{ count: { side: 'enemy', in: 'here' } }, 1] } })],
  ['Défaussez la carte du dessus de votre deck. POWERUP X, où X est le coût de la carte défaussée.', instant({ do: 'discard', what: { from: 'deck', top: 1 }, as: 'discarded' }, { do: 'powerup', amount: { stat: 'cost', of: 'discarded' } })],
  ['Effet MAIN\u202f: en plus, POWERUP X, où X est la Power qu’avait le personnage ainsi caché.', instant({ do: 'hide', what: { side: 'enemy', in: 'here' }, as: 'hidden' }), change('main', { add: [{ do: 'powerup', amount: { stat: 'power', of: 'hidden' } }] })],
  ['POWERUP X, où X est le nombre de personnages vaincus par l’effet MAIN.', instant({ do: 'defeat', what: { side: 'enemy', choose: { upTo: 1 }, perMission: true }, as: 'defeated' }), instant({ do: 'powerup', amount: { count: 'defeated' } })],
  ['POWERUP X, où X est le coût du personnage ennemi le plus fort de cette mission.', instant({ do: 'powerup', amount: { stat: 'cost', of: { side: 'enemy', in: 'here', is: 'strongest' } } })],
  ['POWERUP X, où X est 3 fois le nombre de jetons Power de ce personnage.', instant({ do: 'powerup', amount: { times: [3, { stat: 'tokens', of: 'self' }] } })],
  ['Regardez un personnage caché dans cette mission. POWERUP X, où X est le coût imprimé du personnage regardé.', instant({ do: 'look', at: { hidden: true, in: 'here' }, as: 'seen' }, { do: 'powerup', amount: { stat: 'cost', of: 'seen' } })],
];

// prettier-ignore
const groups: Row[] = [
  ['Cachez un de vos personnages cachés en jeu.', instant({ do: 'hide', what: { side: 'yours', hidden: true } })],
  ['Cachez un personnage ennemi non caché amélioré en jeu.', instant({ do: 'hide', what: { side: 'enemy', hidden: false, upgraded: true } })],
  ['Cachez un personnage de l’Akatsuki ou Ninja déserteur en jeu.', instant({ do: 'hide', what: { anyOf: [{ faction: 'Akatsuki' }, { keyword: 'Rogue Ninja' }] } })],
  ['Cachez un personnage Sasuke Uchiwa ou avec Hyûga dans le nom en jeu.', instant({ do: 'hide', what: { anyOf: [{ name: 'Sasuke Uchiha' }, { family: 'Hyuga' }] } })],
  ['Cachez un personnage en jeu qui n’est ni Invocation ni Orochimaru.', instant({ do: 'hide', what: { noneOf: [{ keyword: 'Summon' }, { name: 'Orochimaru' }] } })],
  ['Cachez un personnage de coût 3 ou moins dans une autre mission.', instant({ do: 'hide', what: { cost: { atMost: 3 }, in: 'elsewhere' } })],
  ['Cachez un personnage en jeu de coût imprimé 4 ou plus.', instant({ do: 'hide', what: { printedCost: { atLeast: 4 } } })],
  ['Cachez un personnage de Power 4 exactement dans cette mission.', instant({ do: 'hide', what: { power: { exactly: 4 }, in: 'here' } })],
  ['Cachez dans cette mission un personnage de Power imprimée inférieure à la Power de ce personnage.', instant({ do: 'hide', what: { printedPower: { lessThan: { stat: 'power', of: 'self' } }, in: 'here' } })],
  ['Cachez un personnage en jeu de Power inférieure à celle de ce personnage.', instant({ do: 'hide', what: { power: { lessThan: { stat: 'power', of: 'self' } } } })],
  ['Cachez un personnage en jeu de coût inférieur ou égal au nombre de personnages alliés cachés en jeu.', instant({ do: 'hide', what: { cost: { atMost: { count: { side: 'friendly', hidden: true } } } } })],
  ['Cachez un personnage en jeu sans jeton Power.', instant({ do: 'hide', what: { tokens: { exactly: 0 } } })],
  ['Cachez un personnage en jeu avec 2 jetons Power ou plus.', instant({ do: 'hide', what: { tokens: { atLeast: 2 } } })],
  ['Cachez un personnage en jeu avec un attachement Arme.', instant({ do: 'hide', what: { holding: { anyOf: [{ keyword: 'Weapon' }] } } })],
  ['Cachez un personnage joué au tour précédent de l’adversaire.', instant({ do: 'hide', what: { lastTurn: 'played' } })],
  ['Cachez un personnage déplacé au tour précédent de l’adversaire.', instant({ do: 'hide', what: { lastTurn: 'moved' } })],
  ['Cachez un personnage joué au tour précédent de l’adversaire pour moins que son coût imprimé grâce à un effet.', instant({ do: 'hide', what: { lastTurn: 'playedCheaper' } })],
  ['Cachez un personnage contrôlé en jeu.', instant({ do: 'hide', what: { controlled: true } })],
  ['Cachez le personnage non caché le plus faible en jeu.', instant({ do: 'hide', what: { is: 'weakest', hidden: false } })],
  ['Cachez le personnage le moins coûteux de cette mission.', instant({ do: 'hide', what: { is: 'cheapest', in: 'here' } })],
  ['Cachez le personnage le plus fort de cette mission parmi ceux de Power 6 ou plus.', instant({ do: 'hide', what: { is: 'strongest', in: 'here', power: { atLeast: 6 } } })],
  ['Cachez tous les personnages ennemis d’une mission de votre choix.', instant({ do: 'hide', what: { in: 'oneMission', choose: 'all', side: 'enemy' } })],
  ['Cachez n’importe quel nombre de personnages en jeu, pour une Power totale de 6 ou moins.', instant({ do: 'hide', what: { choose: 'any', total: { stat: 'power', atMost: 6 } } })],
  ['Cachez 2 autres personnages alliés en jeu.', instant({ do: 'hide', what: { choose: 2, side: 'friendly', other: true } })],
  ['Cachez jusqu’à 2 personnages en jeu.', instant({ do: 'hide', what: { choose: { upTo: 2 } } })],
  ['Cachez tous les personnages les plus faibles de cette mission.', instant({ do: 'hide', what: { is: 'weakest', choose: 'all', in: 'here' } })],
  ['Cachez un personnage en jeu autre que ce personnage.', instant({ do: 'hide', what: { otherThan: 'self' } })],
  ['Cachez un personnage ennemi en jeu au choix de l’adversaire.', instant({ do: 'hide', what: { side: 'enemy', by: 'opponent' } })],
  ['Cachez un personnage dans la mission de l’autre duelliste.', instant({ do: 'hide', what: { in: { missionOf: 'partner' } } })],
  ['Défaussez un attachement ennemi dans cette mission.', instant({ do: 'discard', what: { from: 'attachments', side: 'enemy', in: 'here' } })],
  ['Défaussez tous les autres attachements sur ce personnage.', instant({ do: 'discard', what: { from: 'attachments', on: { card: 'self' }, other: true, choose: 'all' } })],
  ['Défaussez un attachement de mission Site en jeu.', instant({ do: 'discard', what: { from: 'attachments', on: 'mission', anyOf: [{ keyword: 'Landmark' }] } })],
  ['Défaussez une carte de votre choix de la main de l’adversaire.', instant({ do: 'discard', what: { from: 'hand', whose: 'opponent' } })],
  ['Défaussez une carte de la main de l’adversaire au hasard.', instant({ do: 'discard', what: { from: 'hand', whose: 'opponent', random: true } })],
  ['Jouez le personnage qui est sur le dessus de votre défausse en payant 3 de moins.', instant({ do: 'play', what: { from: 'discard', top: 1, type: 'character' }, less: 3 })],
  ['Défaussez une carte Nourriture de votre main.', instant({ do: 'discard', what: { from: 'hand', anyOf: [{ keyword: 'Food' }] } })],
  ['Défaussez l’attachement le plus haut de votre défausse.', instant({ do: 'discard', what: { from: 'discard', type: 'attachment', topmost: true } })],
  ['Défaussez jusqu’à 5 cartes du dessus de votre défausse.', instant({ do: 'discard', what: { from: 'discard', top: { upTo: 5 } } })],
  ['Défaussez une carte Jutsu parmi les 3 cartes du dessus du deck de l’adversaire.', instant({ do: 'discard', what: { from: 'deck', whose: 'opponent', top: 3, anyOf: [{ keyword: 'Jutsu' }] } })],
  ['Défaussez la carte du dessous de la pile de ce personnage.', instant({ do: 'discard', what: { from: 'stack', of: 'self', part: 'bottom' } })],
  ['Défaussez toutes les cartes Bête à queues de la pile d’un personnage ennemi dans cette mission.', instant({ do: 'discard', what: { from: 'stack', of: { side: 'enemy', in: 'here' }, part: 'each', anyOf: [{ keyword: 'Tailed Beast' }], choose: 'all' } })],
  ['Montrez la carte du dessus du deck de l’adversaire. Cachez un personnage ennemi en jeu du même nom que la carte montrée.', instant({ do: 'reveal', what: { from: 'deck', whose: 'opponent', top: 1 }, as: 'revealed' }, { do: 'hide', what: { side: 'enemy', sameName: 'revealed' } })],
  ['Cachez un autre personnage allié en jeu.', instant({ do: 'hide', what: { side: 'friendly' } })],
  ['Cachez un personnage allié Akamaru en jeu.', instant({ do: 'hide', what: { side: 'friendly', anyOf: [{ name: 'Akamaru' }] } })],
  ['Cachez un autre personnage allié Akamaru ou Équipe 8 en jeu.', instant({ do: 'hide', what: { side: 'friendly', anyOf: [{ name: 'Akamaru' }, { keyword: 'Team 8' }] } })],
  ['Cachez un personnage allié en jeu.', instant({ do: 'hide', what: { side: 'friendly' } }), 'attachment'],
  ['Cachez un de vos personnages en jeu.', instant({ do: 'hide', what: { side: 'friendly' } }), 'mission'],
  ['Vainquez un autre personnage allié et un personnage ennemi dans cette mission.', instant({ do: 'defeat', what: [{ side: 'friendly', in: 'here' }, { side: 'enemy', in: 'here' }] })],
  ['Déplacez hors de cette mission un personnage de Power égale à celle de ce personnage.', instant({ do: 'move', what: { in: 'here', power: { exactly: { stat: 'power', of: 'self' } } } })],
];

// prettier-ignore
const conditions: Row[] = [
  ['S’il y a un autre personnage allié dans cette mission, CHAKRA +1.', given({ there: { side: 'friendly', in: 'here', other: true } })],
  ['Si vous avez un personnage dans cette mission, CHAKRA +1.', given({ there: { side: 'yours', in: 'here' } })],
  ['S’il y a une carte dans votre défausse, CHAKRA +1.', given({ there: { from: 'discard' } })],
  ['Si le personnage ennemi le plus fort en jeu est dans cette mission, CHAKRA +1.', given({ there: { side: 'enemy', in: 'here', is: 'strongest', among: 'play' } })],
  ['Si vous avez un attachement Earth Scroll dans cette mission, CHAKRA +1.', given({ there: { from: 'attachments', side: 'yours', in: 'here', anyOf: [{ name: 'Earth Scroll' }] } })],
  ['S’il n’y a aucun personnage allié caché dans cette mission, CHAKRA +1.', given({ none: { side: 'friendly', in: 'here', hidden: true } })],
  ['Si vous n’avez aucune carte en main, CHAKRA +1.', given({ none: { from: 'hand' } })],
  ['Si tous les autres personnages alliés de cette mission sont du Village de la Feuille, CHAKRA +1.', given({ none: { side: 'friendly', in: 'here', noneOf: [{ faction: 'Leaf Village' }] } })],
  ['S’il y a au moins 2 personnages ennemis dans cette mission, CHAKRA +1.', given({ value: { count: { side: 'enemy', in: 'here' } }, is: { atLeast: 2 } })],
  ['Si vous avez moins de personnages non cachés que l’adversaire dans cette mission, CHAKRA +1.', given({ value: { count: { side: 'yours', in: 'here', hidden: false } }, is: { lessThan: { count: { side: 'enemy', in: 'here', hidden: false } } } })],
  ['S’il y a autant de personnages dans cette mission que de cartes de votre main, CHAKRA +1.', given({ value: { count: { in: 'here' } }, is: { exactly: { count: { from: 'hand' } } } })],
  ['Si la Power de ce personnage est supérieure à 5, CHAKRA +1.', given({ value: { stat: 'power', of: 'self' }, is: { moreThan: 5 } })],
  ['Si ce personnage a un attachement Senbon, CHAKRA +1.', given({ card: 'self', fits: { holding: { anyOf: [{ name: 'Senbon' }] } } })],
  ['Si ce personnage n’a pas de jeton Power, CHAKRA +1.', given({ card: 'self', fits: { tokens: { exactly: 0 } } })],
  ['Si le personnage recouvert par celui-ci avait une Power de 6 ou plus, CHAKRA +1.', given({ card: 'covered', fits: { power: { atLeast: 6 } } })],
  ['Si l’autre duelliste coûte 3 ou moins, est ennemi et est non caché, CHAKRA +1.', given({ card: 'partner', fits: { side: 'enemy', hidden: false, cost: { atMost: 3 } } })],
  ['Si vous avez l’Edge, CHAKRA +1.', given({ edge: 'you' })],
  ['Si l’adversaire a l’Edge, CHAKRA +1.', given({ edge: 'opponent' })],
  ['Si vous êtes en train de gagner cette mission, CHAKRA +1.', given({ you: 'winning' })],
  ['Si vous avez l’Edge et si vous êtes en train de perdre cette mission, CHAKRA +1.', given({ all: [{ edge: 'you' }, { you: 'losing' }] })],
  ['Si vous avez l’Edge ou s’il y a un autre personnage dans cette mission, CHAKRA +1.', given({ any: [{ edge: 'you' }, { there: { in: 'here', other: true } }] })],
  ['Vainquez un personnage caché dans cette mission. S’il avait une Power imprimée de 3 ou moins, piochez une carte.', instant({ do: 'defeat', what: { in: 'here', hidden: true }, as: 'defeated' }, { do: 'draw', amount: 1, if: { card: 'defeated', fits: { printedPower: { atMost: 3 } } } })],
  ['S’il y a exactement 1 personnage ennemi dans cette mission, cachez-le.', instant({ do: 'hide', what: { side: 'enemy', in: 'here' }, if: { value: { count: { side: 'enemy', in: 'here' } }, is: { exactly: 1 } } })],
  ['S’il y a dans cette mission un personnage de coût inférieur au nombre de cartes de votre main, CHAKRA +1.', given({ there: { in: 'here', cost: { lessThan: { count: { from: 'hand' } } } } })],
  ['S’il y a un personnage allié Gaara dans cette mission, ce personnage-ci a +2 Power.', given({ there: { side: 'friendly', in: 'here', anyOf: [{ name: 'Gaara' }] } }, { grant: 'power', to: 'self', amount: 2 })],
  ['S’il n’y a aucun personnage allié Gaara dans cette mission, ce personnage a +2 Power.', given({ none: { side: 'friendly', in: 'here', anyOf: [{ name: 'Gaara' }] } }, { grant: 'power', to: 'self', amount: 2 })],
  ['Si vous avez exactement 1 personnage non caché dans cette mission, il a +4 Power.', given({ value: { count: { side: 'friendly', hidden: false, in: 'here' } }, is: { exactly: 1 } }, { grant: 'power', to: { side: 'friendly', hidden: false, in: 'here' }, amount: 4 }), 'mission'],
  ['Regardez un personnage ennemi caché dans cette mission. S’il a un coût imprimé de 3 ou moins, prenez-en le contrôle.', instant({ do: 'look', at: { side: 'enemy', hidden: true, in: 'here' }, as: 'seen' }, { do: 'takeControl', what: 'seen', if: { card: 'seen', fits: { cost: { atMost: 3 } } } })],
];

// prettier-ignore
const triggers: Row[] = [
  ['Quand un personnage ennemi non caché est joué dans cette mission, piochez une carte.', after({ event: 'played', what: { side: 'enemy', hidden: false, in: 'here' } })],
  ['Quand vous jouez un personnage Invocation, piochez une carte.', after({ event: 'played', what: { anyOf: [{ keyword: 'Summon' }] }, by: 'you' })],
  ['Quand un personnage est joué depuis la main dans cette mission, piochez une carte.', after({ event: 'played', what: { in: 'here' }, from: 'hand' })],
  ['Quand un autre personnage allié est vaincu, piochez une carte.', after({ event: 'defeated', what: { side: 'friendly' } })],
  ['Quand vous vainquez un personnage ennemi, piochez une carte.', after({ event: 'defeated', what: { side: 'enemy' }, by: 'you' })],
  ['Après que ce personnage a été déplacé, piochez une carte.', after({ event: 'moved', what: 'self' })],
  ['Après que vous avez déplacé ce personnage, piochez une carte.', after({ event: 'moved', what: 'self', by: 'you' })],
  ['Après que vous avez déplacé un ou plusieurs personnages ennemis, piochez une carte.', after({ event: 'moved', what: { side: 'enemy' }, by: 'you', together: true })],
  ['Quand vous posez un attachement Arme sur ce personnage, piochez une carte.', after({ event: 'attached', attachment: { anyOf: [{ keyword: 'Weapon' }] }, to: 'self', by: 'you' })],
  ['Quand un effet ennemi affecte ce personnage, piochez une carte.', after({ event: 'affected', what: 'self' })],
  ['Quand vous passez, piochez une carte.', after({ event: 'passed' })],
  ['Quand vous perdez cette mission à l’évaluation des missions, piochez une carte.', after({ event: 'missionLost' })],
  ['Au début de la manche, piochez une carte.', after({ event: 'startOfRound' })],
  ['À la fin de la manche, piochez une carte.', after({ event: 'endOfRound' })],
  ['À l’évaluation des missions, avant de compter la Power dans cette mission, piochez une carte.', after({ event: 'beforePower' })],
  ['Quand un autre personnage allié est joué dans cette mission, POWERUP 2 sur le personnage joué.', after({ event: 'played', what: { side: 'friendly', in: 'here' } }, { do: 'powerup', amount: 2, to: 'it' })],
  ['À la fin de la manche, cachez un autre personnage dans cette mission. Ensuite, vous devez renvoyer ce personnage-ci dans votre main.', after({ event: 'endOfRound' }, { do: 'hide', what: { in: 'here', other: true } }, { do: 'return', what: 'self', obligation: 'must' })],
  ['Après que ce personnage a été déplacé, cachez un personnage ennemi dans sa nouvelle mission.', after({ event: 'moved', what: 'self' }, { do: 'hide', what: { side: 'enemy', in: 'here' } })],
  ['Quand un personnage ennemi est vaincu, déplacez ce personnage-ci.', after({ event: 'defeated', what: { side: 'enemy' } }, { do: 'move', what: 'self' })],
];

// prettier-ignore
const replacements: Row[] = [
  ['Si ce personnage devait être vaincu, cachez-le à la place.', { kind: 'replacement', timing: 'main', would: ['defeated'], what: 'self', instead: [{ do: 'hide', what: 'self' }] }],
  ['Si un autre personnage allié dans cette mission devait être caché ou vaincu par un effet ennemi, vous pouvez vaincre ce personnage-ci à la place.', { kind: 'replacement', timing: 'main', would: ['hidden', 'defeated'], what: { side: 'friendly', in: 'here' }, by: 'enemy', instead: [{ do: 'defeat', what: 'self' }], obligation: 'may' }],
];

// prettier-ignore
const changes: Row[] = [
  ['Effet MAIN\u202f: le personnage est vaincu au lieu d’être caché.', instant({ do: 'hide', what: { side: 'enemy', in: 'here' } }), change('main', { verb: 'defeat' })],
  ['Effet MAIN\u202f: les personnages sont vaincus au lieu d’être cachés.', instant({ do: 'hide', what: { side: 'enemy', in: 'here', choose: 'all' } }), change('main', { verb: 'defeat' })],
  ['Effet MAIN\u202f: il n’y a plus de limite de coût.', change('main', { limit: 'cost', is: null })],
  ['Effet AMBUSH\u202f: la limite de Power devient 5.', change('ambush', { limit: 'power', is: { atMost: 5 } })],
  ['Effet MAIN\u202f: la limite de coût total devient 7.', change('main', { limit: 'totalCost', is: { atMost: 7 } })],
  ['Effet MAIN\u202f: le coût doit être inférieur ou égal au nombre de cartes de la pile de ce personnage.', change('main', { limit: 'cost', is: { atMost: { count: { from: 'stack', of: 'self', part: 'each' } } } })],
  ['Effet MAIN\u202f: la carte jouée coûte 2 de moins.', change('main', { less: 2 })],
  ['Effet MAIN\u202f: à la place, défaussez la carte du dessus de votre deck.', change('main', { instead: [{ do: 'discard', what: { from: 'deck', top: 1 } }] })],
  ['Effet AMBUSH\u202f: en plus, piochez une carte.', change('ambush', { add: [DRAW] })],
  ['L’effet AMBUSH devient un effet MAIN.', change('ambush', { becomes: 'main' })],
];

// prettier-ignore
const grants: Row[] = [
  ['Ce personnage a −3 Power.', constant({ grant: 'power', to: 'self', amount: -3 })],
  ['Les personnages ennemis de cette mission ont −1 Power.', constant({ grant: 'power', to: { side: 'enemy', in: 'here' }, amount: -1 })],
  ['Ce personnage a +1 Power pour chaque autre personnage allié dans cette mission.', constant({ grant: 'power', to: 'self', amount: { count: { side: 'friendly', in: 'here' } } })],
  ['Ce personnage a −1 Power pour chaque autre personnage allié dans cette mission.', constant({ grant: 'power', to: 'self', amount: { times: [-1, { count: { side: 'friendly', in: 'here' } }] } })],
  ['Ce personnage a +X Power, où X est le coût total des attachements sur ce personnage.', constant({ grant: 'power', to: 'self', amount: { stat: 'cost', of: { from: 'attachments', on: { card: 'self' } } } })],
  ['Le personnage ennemi le plus fort de cette mission perd tous ses jetons Power et sa Power devient 0.', constant({ grant: 'setPower', to: { side: 'enemy', in: 'here', is: 'strongest' }, amount: 0, losesTokens: true })],
  ['La Power de ce personnage devient 1.', constant({ grant: 'setPower', to: 'self', amount: 1 })],
  ['La Power des attachements sur ce personnage est doublée.', constant({ grant: 'doublePower', of: { from: 'attachments', on: { card: 'self' } } })],
  ['Vous avez +5 Power dans cette mission.', constant({ grant: 'sideTotal', amount: 5 })],
  ['Chaque POWERUP sur les autres personnages alliés de cette mission est augmenté de 1.', constant({ grant: 'powerupBonus', to: { side: 'friendly', in: 'here' }, amount: 1 })],
  ['Ce personnage ne perd pas ses jetons Power à la fin de la manche.', constant({ grant: 'keepTokens', to: 'self' })],
  ['CHAKRA +1 pour chaque joueur.', constant({ grant: 'chakra', amount: 1, who: 'each' })],
  ['CHAKRA +2 pour le joueur en train de perdre cette mission.', constant({ grant: 'chakra', amount: 2, who: 'losing' })],
  ['CHAKRA +1 pour chaque mission en jeu.', constant({ grant: 'chakra', amount: { count: { from: 'missions' } } })],
  ['Ce personnage coûte 4 de moins à jouer.', constant({ grant: 'cost', of: 'self', less: 4 })],
  ['Ce personnage coûte 2 de moins à révéler.', constant({ grant: 'cost', of: 'self', less: 2, played: 'revealed' })],
  ['Pour chaque joueur, les autres personnages Équipe 8 coûtent 1 de moins à jouer dans cette mission (coût minimum 1).', constant({ grant: 'cost', of: { type: 'character', anyOf: [{ keyword: 'Team 8' }], other: true }, less: 1, min: 1, to: 'here', who: 'each' })],
  ['Les personnages de l’adversaire coûtent 1 de plus à jouer face visible ou à révéler dans cette mission.', constant({ grant: 'cost', of: { type: 'character' }, more: 1, to: 'here', played: 'faceUp', who: 'opponent' })],
  ['Vos attachements Nourriture coûtent 1 de moins à jouer.', constant({ grant: 'cost', of: { type: 'attachment', anyOf: [{ keyword: 'Food' }] }, less: 1 })],
  ['Ce personnage coûte 1 de moins à jouer pour chaque autre personnage allié dans cette mission.', constant({ grant: 'cost', of: 'self', less: { count: { side: 'friendly', in: 'here' } } })],
  ['Cette mission vaut 1 point de mission de plus pour les deux joueurs.', constant({ grant: 'missionWorth', amount: 1 })],
  ['Les points de cette mission sont marqués deux fois, et tous les effets SCORE, de la mission comme du gagnant, s’appliquent les deux fois.', constant({ grant: 'scoreTwice' })],
  ['Les personnages ennemis de cette mission ne peuvent pas être déplacés.', constant({ grant: 'cannot', be: ['moved'], what: { side: 'enemy', in: 'here' } })],
  ['Ce personnage ne peut être ni caché ni vaincu par un effet ennemi.', constant({ grant: 'cannot', be: ['hidden', 'defeated'], what: 'self', by: 'enemy' })],
  ['Ce personnage ne peut pas recevoir de jetons Power.', constant({ grant: 'cannot', be: ['gainTokens'], what: 'self' })],
  ['Les personnages ennemis de cette mission ne peuvent pas recevoir d’attachement et l’adversaire ne peut pas révéler de personnages cachés dans cette mission.', constant({ grant: 'cannot', be: ['revealed', 'gainAttachments'], what: { side: 'enemy', in: 'here' } })],
  ['Vous pouvez jouer ce personnage en amélioration sur un personnage de coût imprimé 4 ou moins.', constant({ grant: 'upgradeOver', what: { printedCost: { atMost: 4 } } })],
  ['Ce personnage ne peut être joué que dans une mission que vous êtes en train de gagner.', constant({ grant: 'playOnly', where: { you: 'winning' } })],
  ['Ce personnage ne peut être joué dans une mission que s’il y a un autre personnage allié dans cette mission.', constant({ grant: 'playOnly', where: { there: { in: 'here', side: 'friendly' } } })],
  ['Ce personnage peut avoir n’importe quel nombre de vos attachements, sans tenir compte de leurs conditions.', constant({ grant: 'manyAttachments', to: 'self' })],
  ['Vous pouvez regarder à tout moment les personnages ennemis cachés de cette mission.', constant({ grant: 'lookAnytime', at: { side: 'enemy', hidden: true, in: 'here' } })],
  ['Les autres personnages alliés vaincus vont dans votre main au lieu de votre défausse.', constant({ grant: 'defeatedGoToHand', what: { side: 'friendly' } })],
  ['Ce personnage compte aussi comme personnage du Village de la Feuille.', constant({ grant: 'trait', to: 'self', trait: { faction: 'Leaf Village' } })],
  ['Le texte des personnages ennemis de cette mission compte comme vide.', constant({ grant: 'blank', what: { side: 'enemy', in: 'here' } })],
  ['Pour les effets de vos cartes Quartet du Son, vous avez dans cette mission un personnage allié Quartet du Son de plus, dont le coût et la Power sont ceux de ce personnage.', constant({ grant: 'phantom', trait: { keyword: 'Sound Four' } })],
  ['Les personnages de cette mission ont aussi, après tous leurs autres effets\u202f: «\u202fAMBUSH ↯ POWERUP 2\u202f».', constant({ grant: 'gains', to: { in: 'here' }, effect: { kind: 'instant', timing: 'ambush', steps: [{ do: 'powerup', amount: 2 }] } })],
  ['Si vous avez l’Edge, ce personnage a +1 Power et ce personnage ne perd pas ses jetons Power à la fin de la manche.', given({ edge: 'you' }, { grant: 'power', to: 'self', amount: 1 }, { grant: 'keepTokens', to: 'self' })],
  ['Le texte de ce personnage compte comme vide. Cet attachement a +1 Power.', constant({ grant: 'blank', what: 'host' }, { grant: 'power', to: 'self', amount: 1 }), 'attachment'],
  ['L’adversaire ne peut pas révéler de personnages cachés dans cette mission.', constant({ grant: 'cannot', be: ['revealed'], what: { side: 'enemy', in: 'here' } })],
  ['Ce personnage a CHAKRA +1.', constant({ grant: 'chakra', amount: 1 }), { type: 'attachment', on: 'character' }],
  ['CHAKRA +1.', constant({ grant: 'chakra', amount: 1 }), { type: 'attachment', on: 'mission' }],
  ['Si ce personnage n’a pas de jeton Power, sa Power devient 1.', given({ card: 'self', fits: { tokens: { exactly: 0 } } }, { grant: 'setPower', to: 'self', amount: 1 })],
];

const GAARA: Self = {
  type: 'character',
  name: 'Gaara',
  traits: [{ faction: 'Sand Village' }, { keyword: 'Team Baki' }],
};
const perAlly = (...anyOf: Trait[]) =>
  constant({ grant: 'power', to: 'self', amount: { count: { side: 'friendly', anyOf } } });
const over = (...noneOf: Trait[]) => constant({ grant: 'upgradeOver', what: { noneOf } });

// prettier-ignore
const itself: Row[] = [
  ['Ce personnage a +1 Power pour chaque autre personnage allié Gaara en jeu.', perAlly({ name: 'Gaara' }), GAARA],
  ['Ce personnage a +1 Power pour chaque personnage allié Temari en jeu.', perAlly({ name: 'Temari' }), GAARA],
  ['Ce personnage a +1 Power pour chaque autre personnage allié Équipe Baki en jeu.', perAlly({ keyword: 'Team Baki' }), GAARA],
  ['Ce personnage a +1 Power pour chaque personnage allié Invocation en jeu.', perAlly({ keyword: 'Summon' }), GAARA],
  ['Vous pouvez jouer ce personnage en amélioration sur un personnage allié d’un autre nom.', over({ name: 'Gaara' }), GAARA],
  ['Vous pouvez jouer ce personnage en amélioration sur un personnage allié d’un autre nom et qui n’est pas Invocation.', over({ keyword: 'Summon' }, { name: 'Gaara' }), GAARA],
  ['Vous pouvez jouer ce personnage en amélioration sur un personnage qui n’est pas Temari.', over({ name: 'Temari' }), GAARA],
  ['Les personnages de cette mission ont aussi, après tous leurs autres effets\u202f: «\u202fMAIN ↯ Cachez un personnage allié Gaara en jeu\u202f».', constant({ grant: 'gains', to: { in: 'here' }, effect: instant({ do: 'hide', what: { side: 'friendly', anyOf: [{ name: 'Gaara' }] } }) }), GAARA],
];

const NAMES: Readonly<Record<string, string>> = {
  'Sasuke Uchiha': 'Sasuke Uchiwa',
  'Adamantine Nyoi': 'Nyoi Adamantin',
};
const nameOf = (name: string) => NAMES[name] ?? name;

function sayLast(rest: (Effect | CardType | Self)[]): string {
  const effects = rest.filter((part) => typeof part === 'object' && 'kind' in part);
  const type = rest.find((part) => typeof part === 'string') ?? 'character';
  const self = rest.find((part) => typeof part === 'object' && 'type' in part);
  const last = effectSchema.parse(effects.at(-1));
  return plain(french.effect(last, { type, effects, nameOf, ...self }));
}

describe.each([
  ['verbs', verbs],
  ['who acts and whether they must', duties],
  ['amounts', amounts],
  ['groups', groups],
  ['conditions', conditions],
  ['triggers', triggers],
  ['replacements', replacements],
  ['changes', changes],
  ['grants', grants],
  ['the card among others', itself],
])('%s', (_name, rows) => {
  it.each(rows)('%s', (sentence, ...rest) => {
    expect(sayLast(rest)).toBe(sentence);
  });
});

const hosts: [string, AttachCondition][] = [
  ['S’attache à une mission.', { to: 'mission' }],
  ['S’attache à un personnage allié non caché.', { to: 'character', side: 'friendly', faceUp: true }],
  [
    'S’attache à un personnage Sasuke Uchiwa ou Taijutsu.',
    { to: 'character', side: 'any', faceUp: false, anyOf: [{ name: 'Sasuke Uchiha' }, { keyword: 'Taijutsu' }] },
  ],
  [
    'S’attache à un personnage ennemi qui n’est pas Jutsu.',
    { to: 'character', side: 'enemy', faceUp: false, noneOf: [{ keyword: 'Jutsu' }] },
  ],
];

it.each(hosts)('an attachment: %s', (sentence, condition) => {
  expect(plain(french.attach(condition, { type: 'attachment', effects: [], nameOf }))).toBe(sentence);
});

/** Words that must have been elided or melted together; made-up names begin with a capital. */
const UNFRENCH = /(?<![\p{L}’-])((de|que|le|la|ne) [aeiouàâéèê]|(de|à) les? |si ils? )/u;

it('words are elided and melted together in whatever effect', () => {
  const effects = arbitraryOf(effectSchema, { depth: 9, instead: new Map() });
  fc.assert(
    fc.property(effects, (effect) => {
      expect(plain(french.effect(effect, { type: 'character', effects: [effect], nameOf }))).not.toMatch(UNFRENCH);
    }),
    { numRuns: 300 },
  );
});
