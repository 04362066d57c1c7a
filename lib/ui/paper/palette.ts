import type { CrestTint } from '../crest/palette';

// The light theme's colours for what has no style sheet: see ../styles/ground/tokens.css, whose names these are.

export const PAPER = '#f5f0e4';
export const RAISED = '#fdfaf2';
export const SUNKEN = '#eae2d0';
export const INK = '#1f1b16';
export const INK_SOFT = '#5b5244';
export const LINE = '#d8cdb7';
export const LINE_STRONG = '#857a63';
export const ACCENT = '#ad3218';
export const GOOD = '#2b6436';
export const GOOD_WASH = '#e2ecd9';
export const BAD = '#9c1630';
export const BAD_WASH = '#f6dedd';

/** The dark ground of a faction, which white text stands on. */
export const BANDS: Readonly<Record<CrestTint, string>> = {
  leaf: '#2f6d3b',
  sand: '#84590a',
  sound: '#67408f',
  akatsuki: '#8d1530',
  independent: '#4b5a69',
  mission: '#3d372d',
};
