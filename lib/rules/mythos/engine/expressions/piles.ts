import type { Chosen, GroupData } from './vocabulary';
import type { Compiler } from './compiler';
import { PLAIN } from './plain-group';
import type { Group, GroupFrom, Match } from '../library/types';
import { card, defOf, type Game } from '../state/game';
import { other, type PlayerId, type Scope } from '../state/state';

type Pile = Extract<GroupData | Chosen, { from: 'hand' | 'deck' | 'discard' | 'hidden' | 'bound' }>;

/** Cards in a zone, always read by their faces. Piles are gone through from the top. */
export function pileOf(t: Compiler, data: Pile): Group {
  const looks: Match | null = t.looks(data);
  const { from, type, topmost } = data;
  const theirs = data.whose === 'opponent';
  const top = data.top === undefined ? null : t.num(topNumber(data.top));
  const upTo = typeof data.top === 'object' && 'upTo' in data.top;
  const name = data.from === 'bound' ? data.name : '';

  const fits = (g: Game, scope: Scope, you: PlayerId, id: number): boolean => {
    if (type !== undefined && defOf(g, id).type !== type) return false;
    if (looks === null) return true;
    const before = g.face;
    g.face = true;
    const found = looks(g, scope, you, id);
    g.face = before;
    return found;
  };

  const collect: Group['collect'] = (g, scope, you, out) => {
    const owner = theirs ? other(you) : you;
    const list = listOf(g, scope, owner, from, name);
    let left = top === null ? list.length : top(g, scope, you);
    for (const id of list) {
      if (left-- <= 0) return;
      if (!fits(g, scope, you, id)) continue;
      out.push(id);
      if (topmost) return;
    }
  };
  return {
    ...PLAIN,
    from,
    collect,
    has: (g, scope, you, id) => {
      const found: number[] = [];
      collect(g, scope, you, found);
      return found.includes(id);
    },
    faces: true,
    fitsFace: fits,
    sided: true,
    upTo: upTo ? top : null,
  };
}

function topNumber(top: NonNullable<Pile['top']>) {
  return typeof top === 'object' && 'upTo' in top ? top.upTo : top;
}

function listOf(g: Game, scope: Scope, owner: PlayerId, from: GroupFrom, name: string): readonly number[] {
  const player = g.s.players[owner];
  switch (from) {
    case 'hand':
      return player.hand;
    case 'deck':
      return player.deck.slice().reverse();
    case 'discard':
      return player.discard.slice().reverse();
    case 'hidden':
      return g.s.row.flatMap((mission) => mission.sides[owner].filter((id) => card(g, id).hidden));
    default: {
      const bound = scope.binds[name];
      return bound ? bound.cards.filter((id) => card(g, id).zone === bound.zone) : [];
    }
  }
}
