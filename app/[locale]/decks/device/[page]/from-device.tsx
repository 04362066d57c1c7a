'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { useRouter } from '@/lib/i18n/navigation';
import { useGuestDeck } from '../../guest/use-guest-deck';
import { codeOf } from './actions';

interface FromDeviceProps {
  locale: Locale;
  /** What stands before and behind the deck's code in the address: `/decks/` and `/hands`. */
  way: readonly [before: string, behind: string];
  words: Record<'looking' | 'none' | 'tooLong' | 'failed', string>;
}

/** Finds the deck of this browser, has its code written, and goes on to the page that was asked for. */
export function FromDevice({ locale, way: [before, behind], words }: FromDeviceProps) {
  const router = useRouter();
  const kept = useGuestDeck();
  const [problem, setProblem] = useState<'tooLong' | 'failed'>();

  useEffect(() => {
    if (!kept) return;
    let left = false;
    const { name, format, main, missions } = kept.draft;
    codeOf({ name, format, main: [...main], missions: [...missions] }).then(
      (code) => {
        if (left) return;
        // Replaced: the way back leads to the editor, and not here again.
        if (code) router.replace(`${before}${code}${behind}`, { locale });
        else setProblem('tooLong');
      },
      () => left || setProblem('failed'),
    );
    return () => void (left = true);
  }, [kept, locale, before, behind, router]);

  if (problem) return <p role="alert">{words[problem]}</p>;
  return <p role="status">{kept === null ? words.none : words.looking}</p>;
}
