// What lists of cards can be narrowed by, of all that effects say: names only, apart from what tells them of a card, so
// that who only asks (the editor, a page's filters) loads no parser.

/** What a list of cards can be narrowed by, of all that effects say. */
export const EFFECT_FACETS = ['timing', 'does', 'affects', 'cares'] as const;
export type EffectFacet = (typeof EFFECT_FACETS)[number];

/** When lines act: their timing, or the gate that stands in its place. */
export const TIMING_VALUES = ['main', 'upgrade', 'ambush', 'score', 'duel', 'firststrike'] as const;
export type TimingValue = (typeof TIMING_VALUES)[number];

/** What cards do, as players look for it; in the order lists show them. */
export const DEEDS = [
  'hide-enemy', 'hide-friendly', 'defeat-enemy', 'defeat-friendly', 'move-enemy', 'move-friendly', 'control', 'bounce',
  'powerup', 'untoken', 'strengthen', 'weaken', 'protect', 'forbid',
  'play', 'play-discard', 'reveal', 'put-hidden', 'upgrade-over', 'cheaper', 'dearer',
  'draw', 'search', 'recover', 'discard', 'discard-opponent', 'discard-attachment', 'look',
  'chakra', 'chakra-steal', 'chakra-opponent', 'points', 'edge',
  'copy', 'repeat', 'attach', 'trait', 'blank',
] as const; // prettier-ignore
export type Deed = (typeof DEEDS)[number];

/** Whom or what an effect can act on, seen from the player whose card it is; in the order lists show them. */
export const REACHES = [
  'self', 'friendly', 'enemy', 'attachment', 'mission',
  'hand', 'deck', 'discard', 'opponent-hand', 'opponent-deck', 'opponent-discard',
] as const; // prettier-ignore
export type Reach = (typeof REACHES)[number];

/** What a card looks at, beside traits and names; in the order lists show them. */
export const CARES = [
  'hidden', 'tokens', 'edge', 'upgrades', 'attachments', 'power', 'cost', 'extremes',
  'hand', 'deck', 'discard', 'standing', 'control', 'last-turn', 'passing', 'round',
] as const; // prettier-ignore
export type Care = (typeof CARES)[number];
