import type { Verb as VerbName } from '../../cards/effects/step';
import type { Verb } from '../interpret/finish';
import { attach, moveAttachment } from './attachments';
import { discard, draw, putBack, putHidden, returnCards, shuffle } from './cards';
import { defeat, hide, move, takeBack, takeControl } from './characters';
import { choose, forEach, later, payFor, repeat, useEffect } from './effects';
import { look, reveal, revealUntil, takeCards } from './looking';
import { play } from './play';
import { declare, gainChakra, gainEdge, gainPoints, giveEdge, payChakra, stealChakra } from './resources';
import { addPower, moveTokens, powerup, removeTokens } from './tokens';

export const VERBS: Readonly<Record<VerbName, Verb>> = {
  powerup,
  removeTokens,
  moveTokens,
  addPower,
  hide,
  defeat,
  move,
  takeControl,
  takeBack,
  return: returnCards,
  play,
  putHidden,
  draw,
  discard,
  look,
  reveal,
  revealUntil,
  take: takeCards,
  putBack,
  shuffle,
  gainChakra,
  stealChakra,
  payChakra,
  gainPoints,
  gainEdge,
  giveEdge,
  copy: useEffect,
  activate: useEffect,
  repeat,
  attach,
  moveAttachment,
  declare,
  choose,
  pay: payFor,
  forEach,
  later,
};
