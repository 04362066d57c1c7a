import { Fragment } from 'react';

/** Names of the signs before an effect, in the reader's language: messages `cards.face`. */
export interface SignWords {
  instant: string;
  continuous: string;
}
export type SignName = keyof SignWords;

export const SIGN_SHAPES: Readonly<Record<SignName, string>> = {
  // A bolt that strikes once, and an hourglass that lasts.
  instant: 'M7.2 0 .8 8.8h3.6L2.6 16l6.9-9.3H5.6z',
  continuous: 'M.6.6h8.8v2.3L6.3 8l3.1 5.1v2.3H.6v-2.3L3.7 8 .6 2.9z',
};

/** The signs as texts have them. Fonts do not: ⧗ is an empty box on many machines. */
export const SIGNS: Readonly<Record<string, SignName>> = { '↯': 'instant', '⧗': 'continuous' };

/** ↯ or ⧗ as a drawing that scales and colours with the text around it, read out by its name. */
export function Sign({ sign, words }: { sign: SignName; words: SignWords }) {
  return (
    <svg className={`sign sign-${sign}`} viewBox="0 0 10 16" role="img" aria-label={words[sign]}>
      <path d={SIGN_SHAPES[sign]} />
    </svg>
  );
}

/** A text of any kind with the signs in it drawn. */
export function SignedText({ text, words }: { text: string; words: SignWords }) {
  return text.split(/([↯⧗])/).map((part, position) => {
    const sign = SIGNS[part];
    return <Fragment key={position}>{sign ? <Sign sign={sign} words={words} /> : part}</Fragment>;
  });
}
