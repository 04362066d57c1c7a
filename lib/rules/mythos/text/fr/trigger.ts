import type { Replacement, Trigger } from '../../cards/effects/effect';
import type { Characters } from '../../cards/effects/expression';
import { listed, say, type Text } from '../pieces';
import { nounOf } from './cards/expression';
import { one } from './words/noun';
import { placeText } from './cards/place';
import { referent, type Scope, shapeOf } from './cards/reference';
import { anyTrait } from './words/trait';
import { type Agreement, agree, elided, POWER } from './words/words';

// When a triggered effect acts, and what a replacement takes the place of.

export function triggerText(on: Trigger, scope: Scope): Text {
  switch (on.event) {
    case 'played': {
      const from = on.from === 'hand' ? (on.by ? 'depuis votre main' : 'depuis la main') : '';
      return on.by
        ? say`quand vous jouez ${subjectText(on.what, scope)} ${from}`
        : say`quand ${bare(on.what, scope)} est ${agree('joué', genderOf(on.what, scope))} ${from} ${where(on.what, scope)}`;
    }
    case 'defeated':
      return on.by
        ? say`quand vous vainquez ${subjectText(on.what, scope)}`
        : say`quand ${bare(on.what, scope)} est ${agree('vaincu', genderOf(on.what, scope))} ${where(on.what, scope)}`;
    case 'moved': {
      const what = on.together && on.what !== 'self' ? someOf(on.what, scope) : subjectText(on.what, scope);
      if (on.by) return say`après que vous avez déplacé ${what}`;
      return say`${elided('après que', what)} ${on.together && on.what !== 'self' ? 'ont été déplacés' : `a été ${agree('déplacé', genderOf(on.what, scope))}`}`;
    }
    case 'attached': {
      const attachment = say`un attachement ${anyTrait(on.attachment.anyOf, scope.card)}`;
      const host = subjectText(on.to, scope);
      return on.by ? say`quand vous posez ${attachment} sur ${host}` : say`quand ${attachment} est posé sur ${host}`;
    }
    case 'affected':
      return say`quand un effet ennemi affecte ${subjectText(on.what, scope)}`;
    case 'passed':
      return say`quand vous passez`;
    case 'missionLost':
      return say`quand vous perdez cette mission à l’évaluation des missions`;
    case 'startOfRound':
      return say`au début de la manche`;
    case 'endOfRound':
      return say`à la fin de la manche`;
    case 'beforePower':
      return say`à l’évaluation des missions, avant de compter la ${POWER} dans cette mission`;
  }
}

function subjectText(what: 'self' | Characters, scope: Scope): Text {
  return what === 'self' ? referent('self', scope).text : one(nounOf(what, scope));
}

/** Whom it is about and where, to be said on either side of the verb; a long phrase stays in one piece. */
function bare(what: 'self' | Characters, scope: Scope): Text {
  if (what === 'self' || what.is) return subjectText(what, scope);
  return one(nounOf(what, scope, { place: 'none' }));
}

function where(what: 'self' | Characters, scope: Scope): Text {
  return what === 'self' || what.is || what.in === undefined ? [] : placeText(what.in, 'dans', false, scope);
}

function someOf(what: Characters, scope: Scope): Text {
  return say`un ou plusieurs ${nounOf(what, scope).words(true)}`;
}

function genderOf(what: 'self' | Characters, scope: Scope): Agreement {
  return what === 'self' ? shapeOf('self', scope) : { gender: 'm', plural: false };
}

/** `si ce personnage devait être caché ou vaincu par un effet ennemi` */
export function wouldText({ would, what, by }: Replacement, scope: Scope): Text {
  const verbs = listed(
    would.map((fate) => agree(FATES[fate], genderOf(what, scope))),
    'ou',
  );
  return say`si ${subjectText(what, scope)} devait être ${verbs} ${by ? 'par un effet ennemi' : ''}`;
}

const FATES = { defeated: 'vaincu', hidden: 'caché', moved: 'déplacé' } as const;
