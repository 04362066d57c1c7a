/** Colour family of a crest: the faction of its card, or the neutral one of missions. */
export const CREST_TINTS = ['leaf', 'sand', 'sound', 'akatsuki', 'independent', 'mission'] as const;
export type CrestTint = (typeof CREST_TINTS)[number];

/** What a crest is painted with; `shade` is the paper towards its edge, `deep` what pools in the wash. */
export type Ink = 'paper' | 'shade' | 'wash' | 'deep' | 'ink' | 'sun' | 'gold' | 'seal' | 'carving';
export type Inks = Readonly<Record<Ink, string>>;

const BOTH = { sun: '#c63d1e', gold: '#c99a2e', seal: '#b92f16', carving: '#fbf3e4' };

const DAY = { ...BOTH, ink: '#1f1a15' };
const BY_DAY: Readonly<Record<CrestTint, Inks>> = {
  leaf: { ...DAY, paper: '#f1f0e0', shade: '#d3ddbd', wash: '#a5c092', deep: '#3d7a45' },
  sand: { ...DAY, paper: '#f7efd9', shade: '#e9d5a3', wash: '#dcb967', deep: '#a06d10' },
  sound: { ...DAY, paper: '#f1ecf1', shade: '#d9cbe3', wash: '#b9a0cf', deep: '#714b99' },
  akatsuki: { ...DAY, paper: '#f6e9e3', shade: '#e6c3bd', wash: '#cf8a8a', deep: '#9d1a35' },
  independent: { ...DAY, paper: '#eef0ed', shade: '#cfd7db', wash: '#a3b2be', deep: '#546576' },
  mission: { ...DAY, paper: '#f4eddd', shade: '#dfd1b3', wash: '#b9a67d', deep: '#6d5c36' },
};

// A rubbing from stone: pale strokes on dark paper.
const NIGHT = { ...BOTH, ink: '#ece3d0' };
const BY_NIGHT: Readonly<Record<CrestTint, Inks>> = {
  leaf: { ...NIGHT, paper: '#1c241b', shade: '#111710', wash: '#36573a', deep: '#5f9a66' },
  sand: { ...NIGHT, paper: '#2a2315', shade: '#1a150b', wash: '#6e5320', deep: '#b98a34' },
  sound: { ...NIGHT, paper: '#241d2b', shade: '#16111b', wash: '#513a68', deep: '#8f6cb6' },
  akatsuki: { ...NIGHT, paper: '#2b1719', shade: '#1b0c0e', wash: '#6d2030', deep: '#b63b52' },
  independent: { ...NIGHT, paper: '#1f2327', shade: '#131619', wash: '#3d4a57', deep: '#73889c' },
  mission: { ...NIGHT, paper: '#25211a', shade: '#16130e', wash: '#554a33', deep: '#94825a' },
};

export function inksOf(tint: CrestTint, time: 'day' | 'night' = 'day'): Inks {
  return (time === 'day' ? BY_DAY : BY_NIGHT)[tint];
}
