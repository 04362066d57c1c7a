import type { Grant } from '../../../cards/effects/effect';
import type { Subject } from '../../../cards/effects/grant';
import { joined, listed, type Part, say, term, type Text } from '../../pieces';
import type { Scope } from '../cards/scope';
import { inflect, preceded } from '../words/phrase';
import { ATTACHMENT, OTHER, TOKEN } from '../words/vocabulary';
import { agreeing, subjectOf } from './subject';

type Cannot = Extract<Grant, { grant: 'cannot' }>;

const DONE_TO: Partial<Record<Cannot['be'][number], Part>> = {
  moved: term('move', 'перемістити'),
  hidden: term('hide', 'приховати'),
  defeated: term('defeat', 'перемогти'),
  revealed: term('reveal', 'відкрити'),
};
const CAN = agreeing('не може', 'не можуть');

/** `ворожі ефекти не можуть приховати або перемогти цього персонажа` */
export function forbiddenText({ be, what, by }: Cannot, scope: Scope): Text {
  const { said, count } = subjectOf(what, scope);
  const theirs = by ? undefined : hiddenOfOpponent(what);
  const forOpponent =
    theirs && be.includes('revealed')
      ? say`суперник не може ${term('reveal', 'відкривати')} ${subjectOf(theirs, scope).said('a')}`
      : '';
  const verbs = listed(
    be.filter((being) => being !== 'revealed' || forOpponent === '').flatMap((being) => DONE_TO[being] ?? []),
    'або',
  );
  const received = listed(receivedBy({ be, what }, scope), 'і');
  const from = by ? say`від ${term('enemy', 'ворожих')} ефектів` : '';
  const passive = by
    ? say`${term('enemy', 'ворожі')} ефекти не можуть ${verbs} ${said('g')}`
    : say`${said('g')} не можна ${verbs}`;
  const active = say`${said('n')} ${CAN[count]} отримувати ${received} ${from}`;
  return joined([forOpponent, verbs.length > 0 ? passive : '', received.length > 0 ? active : ''], ', а ');
}

/** To reveal a character is to play it: where it is an enemy, only the opponent could. */
function hiddenOfOpponent(what: Subject): Subject | undefined {
  if (typeof what === 'string' || (what.from !== undefined && what.from !== 'play')) return undefined;
  if (what.side !== 'enemy') return undefined;
  const { side: _, ...theirs } = what;
  return { ...theirs, hidden: true };
}

/** On an attachment, whose own place stays, its host gets no others. */
function receivedBy({ be, what }: Pick<Cannot, 'be' | 'what'>, { card }: Scope): Text[] {
  const attachments = { noun: ATTACHMENT, before: [] };
  const more = card.type === 'attachment' && what === 'host';
  return [
    ...(be.includes('gainTokens') ? [inflect({ noun: TOKEN, before: [] }, 'g', 'many')] : []),
    ...(be.includes('gainAttachments')
      ? [inflect(more ? preceded(attachments, OTHER) : attachments, 'g', 'many')]
      : []),
  ];
}
