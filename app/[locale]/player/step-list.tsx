import { getTranslations } from 'next-intl/server';
import type { PlayFrame } from '@/lib/rules/mythos/scenario/playthrough/playthrough';
import type { PlayerWords } from './done-words';

interface StepListProps {
  frames: readonly PlayFrame[];
  /** The one that is shown. */
  at: number;
  words: PlayerWords;
  hrefOf: (step: number) => string;
}

/** All steps of a play as links, the shown one marked. */
export async function StepList({ frames, at, words, hrefOf }: StepListProps) {
  const refused = await getTranslations('board.refused');
  return (
    <ol>
      {frames.map((frame, number) => (
        <li key={number} data-later={frame.goesOn || undefined}>
          <a href={hrefOf(number)} data-stay="" aria-current={number === at ? 'step' : undefined}>
            <span>{number}</span>
            <span>
              {frame.refused === undefined
                ? words.step(frame)
                : refused.rich('step', { step: words.step(frame), b: (text) => <b>{text}</b> })}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
