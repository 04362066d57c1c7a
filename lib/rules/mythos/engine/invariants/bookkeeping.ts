import { card, defOf, type Game } from '../state/game';
import { PLAYERS } from '../state/state';

/** Where every card lies, told by the places; `wrong` hears of a card that lies in two. */
function whereCardsAre({ s }: Game, wrong: string[]): Map<number, string> {
  const found = new Map<number, string>();
  const put = (id: number, zone: string) => {
    if (found.has(id)) wrong.push(`card ${id} lies twice`);
    found.set(id, zone);
  };
  s.players.forEach((player) => {
    for (const zone of ['deck', 'hand', 'discard'] as const) player[zone].forEach((id) => put(id, zone));
    if (player.aside >= 0) put(player.aside, 'aside');
  });
  s.missionDeck.forEach((id) => put(id, 'missionDeck'));
  s.row.forEach((mission) => {
    put(mission.card, 'row');
    for (const id of [...mission.sides[0], ...mission.sides[1]]) {
      put(id, 'field');
      s.cards[id]?.under.forEach((below) => put(below, 'under'));
      s.cards[id]?.attached.forEach((worn) => put(worn, 'attached'));
    }
    s.cards[mission.card]?.attached.forEach((worn) => put(worn, 'attached'));
  });
  return found;
}

/** Cards that are lost, lie twice, or do not know where they are. Holds where nothing is under way. */
export function cardsAstray(g: Game): string[] {
  const wrong: string[] = [];
  const found = whereCardsAre(g, wrong);
  g.s.cards.forEach(({ zone }, id) => {
    if (found.get(id) !== zone) wrong.push(`card ${id} is not in ${zone}`);
  });
  g.s.row.forEach(({ sides }, at) => {
    for (const player of PLAYERS) {
      for (const id of sides[player]) {
        const { side, mission } = card(g, id);
        if (side !== player || mission !== at) wrong.push(`card ${id} does not know where it is`);
      }
    }
  });
  return wrong;
}

/** Chakra, points and tokens that are less than none: never, not even while something is under way. */
export function belowZero({ s }: Game): string[] {
  return [
    ...PLAYERS.filter((player) => s.players[player].chakra < 0).map((player) => `chakra of player ${player}`),
    ...PLAYERS.filter((player) => s.players[player].points < 0).map((player) => `points of player ${player}`),
    ...s.cards.flatMap(({ tokens }, id) => (tokens < 0 ? [`tokens on card ${id}`] : [])),
  ];
}

/** Face-up characters of a name already there on their side of the mission (001, "Names"). */
export function namesTwice(g: Game): string[] {
  return g.s.row.flatMap(({ sides }, at) =>
    sides.flatMap((side) => {
      const names = side.filter((id) => !card(g, id).hidden).map((id) => defOf(g, id).name);
      return names.length === new Set(names).size ? [] : [`in mission ${at + 1}`];
    }),
  );
}

/** Characters on a side that is not their owner's, whose controller is not in play face up there (001, "Take control"). */
export function withoutController(g: Game): string[] {
  const wrong: string[] = [];
  for (const id of g.s.row.flatMap(({ sides }) => sides.flat())) {
    const { controller, owner, side } = card(g, id);
    if (controller < 0) {
      if (owner !== side) wrong.push(`card ${id} is controlled by nothing`);
      continue;
    }
    const by = card(g, controller);
    if (by.zone !== 'field' || by.hidden || by.side !== side) wrong.push(`card ${id} is held by ${controller}`);
  }
  return wrong;
}
