import type { RuleRef } from './rules';

// Where the source, a fan's summary in Polish, is silent or unclear, the rules here are a reading of ours. The point in
// question and the reading stand in the rulebook (prisma/data/ccg/rulebook), in the one paragraph whose `source` names
// its number.

export interface Reading {
  /** As paragraphs and comments name it. */
  number: `R${number}`;
  /** `silent`: the source does not say. `unclear`: what it says can be read in more than one way. */
  why: 'silent' | 'unclear';
  /** The rules of the source it rests on. */
  restsOn: readonly RuleRef[];
}

export const READINGS: readonly Reading[] = [
  { number: 'R1', why: 'silent', restsOn: ['cost.hand', 'jutsu.cost'] },
  { number: 'R2', why: 'silent', restsOn: ['setup.redraw'] },
  { number: 'R3', why: 'silent', restsOn: ['deck.names', 'ninja.namesake'] },
  { number: 'R4', why: 'unclear', restsOn: ['turn.first'] },
  { number: 'R5', why: 'unclear', restsOn: ['ninja.namesake'] },
  { number: 'R6', why: 'unclear', restsOn: ['block.one'] },
  { number: 'R7', why: 'silent', restsOn: ['attack.teams', 'block.teams'] },
  { number: 'R8', why: 'silent', restsOn: ['start.draw', 'reward.cards'] },
  { number: 'R9', why: 'unclear', restsOn: ['end.win'] },
  { number: 'R10', why: 'silent', restsOn: ['chain.priority'] },
  { number: 'R11', why: 'unclear', restsOn: ['chain.unresolved'] },
  { number: 'R12', why: 'silent', restsOn: ['injured.values', 'power.mental'] },
  { number: 'R13', why: 'silent', restsOn: ['power.mental'] },
  { number: 'R14', why: 'silent', restsOn: ['fight.less', 'reward.weak'] },
  { number: 'R15', why: 'silent', restsOn: ['power.combat', 'fight.more'] },
  { number: 'R16', why: 'unclear', restsOn: ['end.hand'] },
  { number: 'R17', why: 'unclear', restsOn: ['chain.unresolved'] },
  { number: 'R18', why: 'unclear', restsOn: ['client.inPlay'] },
  { number: 'R19', why: 'silent', restsOn: ['mission.permanent'] },
  { number: 'R20', why: 'silent', restsOn: ['jutsu.user'] },
  { number: 'R21', why: 'unclear', restsOn: ['turn.marker'] },
  { number: 'R22', why: 'unclear', restsOn: ['fight.less', 'fight.tie'] },
  { number: 'R23', why: 'silent', restsOn: ['reward.cards'] },
  { number: 'R24', why: 'silent', restsOn: ['table.effects'] },
  { number: 'R25', why: 'unclear', restsOn: ['power.combat'] },
  { number: 'R26', why: 'silent', restsOn: ['cost.entrance'] },
  { number: 'R27', why: 'silent', restsOn: ['start.draw'] },
  { number: 'R28', why: 'silent', restsOn: ['team.fixed'] },
];
