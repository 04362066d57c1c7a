import type { Gains, Grant } from '../../cards/effects/effect';
import type { Characters } from '../../cards/effects/expression';
import type { Subject } from '../../cards/effects/grant';
import { TIMING_TERMS } from '../heading';
import { upgradedOver } from '../itself';
import { joined, listed, type Part, say, term, type Text } from '../pieces';
import { bonusOf, perEach, unknownsOf } from './cards/amount';
import { ifText, isCharacters } from './condition';
import { nounOf } from './cards/expression';
import { ofPlace } from './cards/measure';
import { definite, type Noun, ofThem, one } from './words/noun';
import { isSole, pronounOf, referent, type Scope } from './cards/reference';
import { traitText } from './words/trait';
import { type Agreement, agree, CHAKRA_PLUS, elided, of, points, POWER, POWERUP, signed, tokens } from './words/words';

// What a static effect makes so, as a clause.

type PlainGrant = Exclude<Grant, Gains>;

interface SubjectWords extends Agreement {
  text: Text;
  /** Said by a pronoun. */
  small?: boolean;
}

/** `ce personnage`, `les personnages ennemis dans cette mission` */
export function subjectOf(subject: Subject, scope: Scope): SubjectWords {
  if (typeof subject === 'string') {
    const shape = referent(subject, scope);
    return scope.last.includes(subject) ? { ...shape, text: say`${pronounOf(shape)}`, small: true } : shape;
  }
  if (isSole(subject, scope)) return { text: say`il`, gender: 'm', plural: false, small: true };
  const noun = nounOf(subject, scope, { place: ofPlace(subject) });
  const plural = !noun.single;
  return { text: definite(noun, plural), gender: noun.gender, plural };
}

/** `la Power de ce personnage`, or `sa Power`. */
function belonging(word: Part, gender: Agreement['gender'], { text, plural, small }: SubjectWords): Text {
  if (small) return say`${plural ? 'leur' : gender === 'f' ? 'sa' : 'son'} ${word}`;
  return say`${gender === 'f' ? 'la' : 'le'} ${word} ${of(text)}`;
}

/** Where no pronoun can stand. */
function inFull(subject: Subject, scope: Scope): SubjectWords {
  return subjectOf(subject, { ...scope, last: [], sole: undefined });
}

export function grantText(grant: PlainGrant, scope: Scope): Text {
  return say`${grantClause(grant, scope)}${unknownsOf(scope)}`;
}

function grantClause(grant: PlainGrant, scope: Scope): Text {
  switch (grant.grant) {
    case 'power': {
      const { text, plural } = subjectOf(grant.to, scope);
      const bonus = bonusOf(grant.amount, scope);
      return say`${text} ${plural ? 'ont' : 'a'} ${bonus.text} ${POWER} ${bonus.each}`;
    }
    case 'setPower': {
      const subject = subjectOf(grant.to, scope);
      const { text, plural } = subject;
      if (!grant.losesTokens) return say`${belonging(POWER, 'f', subject)} devient ${grant.amount}`;
      const power = say`${belonging(POWER, 'f', { ...subject, small: true })} devient ${grant.amount}`;
      return say`${text} ${plural ? 'perdent' : 'perd'} ${tokenLoss(plural)} et ${power}`;
    }
    case 'doublePower':
      return say`${belonging(POWER, 'f', subjectOf(grant.of, scope))} est doublée`;
    case 'sideTotal':
      return say`vous avez ${signed(grant.amount)} ${POWER} dans cette mission`;
    case 'powerupBonus': {
      const { text } = inFull(grant.to, scope);
      const change = grant.amount < 0 ? `réduit de ${-grant.amount}` : `augmenté de ${grant.amount}`;
      return say`chaque ${POWERUP} sur ${text} est ${change}`;
    }
    case 'keepTokens': {
      const { text, plural } = subjectOf(grant.to, scope);
      return say`${text} ne ${plural ? 'perdent' : 'perd'} pas ${plural ? 'leurs' : 'ses'} ${tokens(true)} à la fin de la manche`;
    }
    case 'chakra': {
      const bonus = bonusOf(grant.amount, scope);
      const who = grant.who && WHO[grant.who];
      // An attachment gives it to the character it is attached to, so that it goes with who controls that one.
      const host = scope.card.on === 'character' && !who ? say`${subjectOf('host', scope).text} a` : '';
      return say`${host} ${CHAKRA_PLUS} ${bonus.text} ${bonus.each} ${who ?? ''}`;
    }
    case 'cost':
      return costText(grant, scope);
    case 'missionWorth':
      return say`cette mission vaut ${Math.abs(grant.amount)} ${points(Math.abs(grant.amount) > 1)} ${grant.amount < 0 ? 'de moins' : 'de plus'} pour les deux joueurs`;
    case 'scoreTwice':
      return say`les points de cette mission sont marqués deux fois, et tous les effets ${TIMING_TERMS.score}, de la mission comme du gagnant, s’appliquent les deux fois`;
    case 'cannot':
      return cannotText(grant, scope);
    case 'upgradeOver': {
      const over = one(covered(grant.what, scope));
      return say`vous pouvez jouer ${referent('self', scope).text} en ${term('upgrade', 'amélioration')} sur ${over}`;
    }
    case 'playOnly': {
      const self = say`${referent('self', scope).text} ne peut être joué`;
      if ('you' in grant.where) {
        const standing = grant.where.you === 'winning' ? 'gagner' : 'perdre';
        return say`${self} que dans une mission que vous êtes en train de ${standing}`;
      }
      return say`${self} dans une mission ${elided('que', ifText(grant.where, scope))}`;
    }
    case 'manyAttachments': {
      const { text, plural } = subjectOf(grant.to, scope);
      return say`${text} ${plural ? 'peuvent' : 'peut'} avoir n’importe quel nombre de vos attachements, sans tenir compte de leurs conditions`;
    }
    case 'lookAnytime':
      return say`vous pouvez regarder à tout moment ${inFull(grant.at, scope).text}`;
    case 'defeatedGoToHand': {
      const { text, plural } = inFull(grant.what, scope);
      const s = plural ? 's' : '';
      return say`${text} ${term('defeat', `vaincu${s}`)} ${plural ? 'vont' : 'va'} dans votre main au lieu de votre ${term('discard-pile', 'défausse')}`;
    }
    case 'trait': {
      const { text, plural } = subjectOf(grant.to, scope);
      const as = say`${plural ? 'personnages' : 'personnage'} ${traitText(grant.trait, scope.card)}`;
      return say`${text} ${plural ? 'comptent' : 'compte'} aussi comme ${as}`;
    }
    case 'blank':
      return say`${belonging('texte', 'm', subjectOf(grant.what, scope))} compte comme vide`;
    case 'phantom': {
      const trait = traitText(grant.trait, scope.card);
      const self = of(referent('self', scope).text);
      return say`pour les effets de vos cartes ${trait}, vous avez dans cette mission un personnage allié ${trait} de plus, dont le coût et la ${POWER} sont ceux ${self}`;
    }
  }
}

/** `personnage allié d’un autre nom` */
function covered(over: Characters, scope: Scope): Noun {
  const { what, otherName } = upgradedOver(over, scope.card);
  return otherName ? nounOf({ ...what, side: 'friendly' }, scope, { otherName }) : nounOf(what, scope);
}

const WHO = { each: 'pour chaque joueur', losing: 'pour le joueur en train de perdre cette mission' } as const;

function tokenLoss(plural: boolean): Text {
  return say`tous ${plural ? 'leurs' : 'ses'} ${tokens(true)}`;
}

type Of<G extends PlainGrant['grant']> = Extract<PlainGrant, { grant: G }>;

function costText({ of: cards, less, more, min, to: here, played, who }: Of<'cost'>, scope: Scope): Text {
  const subject = typeof cards === 'string' ? referent(cards, scope) : costSubject(cards, who, scope);
  const { text, each } = perEach(less ?? more ?? 0, scope);
  const action =
    played === 'revealed'
      ? say`à ${REVEAL}`
      : played === 'faceUp'
        ? say`à jouer face visible ou à ${REVEAL}`
        : 'à jouer';
  return joined([
    who === 'each' ? 'pour chaque joueur,' : '',
    subject.text,
    subject.plural ? 'coûtent' : 'coûte',
    text,
    less === undefined ? 'de plus' : 'de moins',
    action,
    here ? 'dans cette mission' : '',
    each,
    min === undefined ? '' : `(coût minimum ${min})`,
    typeof cards === 'string' && who ? 'pour l’adversaire' : '',
  ]);
}

function costSubject(cards: Exclude<Of<'cost'>['of'], string>, who: Of<'cost'>['who'], scope: Scope): SubjectWords {
  const { other, ...looks } = cards;
  const noun = nounOf({ from: 'hand', ...looks }, scope, { place: 'none' });
  const words = say`${other ? 'autres' : ''} ${noun.words(true)}`;
  const article = who === undefined ? 'vos' : 'les';
  return {
    text: say`${article} ${words} ${who === 'opponent' ? 'de l’adversaire' : ''}`,
    gender: noun.gender,
    plural: true,
  };
}

const REVEAL = term('reveal', 'révéler');
const FATES = { moved: 'déplacé', hidden: 'caché', defeated: 'vaincu', revealed: 'révélé' } as const;

/** Who cannot reveal is the player whose characters they are. */
function cannotText({ be, what, by }: Of<'cannot'>, scope: Scope): Text {
  if (be.includes('revealed') && typeof what === 'object' && isCharacters(what) && what.side === 'enemy' && !by) {
    const rest = be.filter((fate) => fate !== 'revealed');
    const hidden = nounOf({ ...what, hidden: true }, scope, { sideless: true });
    const whom = hidden.single ? definite(hidden, false) : ofThem(hidden);
    const reveal = say`l’adversaire ne peut pas ${REVEAL} ${whom}`;
    return rest.length === 0 ? reveal : say`${cannotText({ grant: 'cannot', be: rest, what }, scope)} et ${reveal}`;
  }
  const subject = subjectOf(what, scope);
  const can = subject.plural ? 'ne peuvent' : 'ne peut';
  const fates = be.flatMap((fate) =>
    fate === 'gainTokens' || fate === 'gainAttachments' ? [] : [agree(FATES[fate], subject)],
  );
  const other = scope.card.type === 'attachment' && what === 'host' ? 'd’autre' : 'd’';
  const gains = be.flatMap((fate) => {
    if (fate === 'gainTokens') return [say`de ${tokens(true)}`];
    return fate === 'gainAttachments' ? [say`${other}${other === 'd’' ? '' : ' '}attachement`] : [];
  });
  const whose = by ? 'par un effet ennemi' : '';
  const suffer =
    fates.length > 1
      ? say`${can} être ${joined(fates.map((fate) => `ni ${fate}`))} ${whose}`
      : say`${can} pas être ${joined(fates)} ${whose}`;
  const receive = say`${can} pas recevoir ${listed(gains, 'ni')} ${fates.length > 0 ? '' : whose}`;
  return say`${subject.text} ${listed(
    [fates.length > 0 ? suffer : '', gains.length > 0 ? receive : ''].filter((part) => part !== ''),
    'et',
  )}`;
}
