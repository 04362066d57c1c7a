/**
 * Chapters of the rulebook site, in its own numbering (attachments are its chapter 10). A ruling names the number;
 * titles are interface words, `rulings.chapters.<key>`.
 */
export const CHAPTERS = [
  'idea',
  'components',
  'deck',
  'setup',
  'phases',
  'playing',
  'hidden',
  'upgrades',
  'effects',
  'attachments',
  'scoring',
  'end',
  'fairPlay',
  'gamePlan',
  'mechanics',
  'glossary',
  'faq',
] as const;

/** Headings within the chapter of game mechanics, `rulings.sections.<key>`. */
export const SECTIONS = [
  'effectTypes',
  'playSequence',
  'chain',
  'snapshot',
  'core',
  'missionState',
  'turnPlayer',
  'decider',
  'discardPile',
  'noRepetition',
  'takeControl',
] as const;
