'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { hasChakra } from '@/lib/decks/games/game';
import { Link } from '@/lib/i18n/navigation';
import { useEditor } from '../editor-context';
import { Curve } from './curve';
import type { Judgement } from './use-judgement';

interface VerdictProps {
  judgement: Judgement;
  formatName: string;
  /** Leads to a card in the deck. */
  onCard: (code: string) => void;
}

/** Verdict and curve, always in sight. On a phone the list of problems unfolds. */
export function Verdict({ judgement, formatName, onCard }: VerdictProps) {
  const t = useTranslations('editor.verdict');
  const tViolations = useTranslations('violations');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { label } = useEditor();
  const { legal, problems, statistics, format } = judgement;
  useAnnouncedVerdict(legal, problems.length);

  const word = (
    <>
      <span aria-hidden="true">{legal ? '✓' : '✕'}</span>{' '}
      {legal ? t('legalIn', { format: formatName }) : t('problems', { count: problems.length })}
    </>
  );

  return (
    <section className="verdict" aria-label={t('label')} data-legal={legal}>
      <div className="verdict-line">
        <p className={legal ? 'verdict-word' : 'verdict-word verdict-static'}>{word}</p>
        {!legal && (
          <button
            type="button"
            className="verdict-word verdict-toggle"
            aria-expanded={open}
            aria-controls={id}
            title={t('show')}
            onClick={() => setOpen(!open)}
          >
            {word} <span aria-hidden="true">{open ? '▴' : '▾'}</span>
          </button>
        )}
        <p className="verdict-counts">
          <span>
            {format && statistics.cards < format.parts.main.min
              ? t('cards', { count: statistics.cards, min: format.parts.main.min })
              : t('cardsMet', { count: statistics.cards })}
          </span>
          {hasChakra(statistics) && (
            <span>
              {t('missions', {
                count: statistics.missions,
                min: format && 'missions' in format.parts ? format.parts.missions.min : 0,
              })}
            </span>
          )}
        </p>
      </div>
      <Curve curve={statistics.curve} />
      {!legal && (
        // A long list scrolls by itself, also with the keyboard.
        <ul
          id={id}
          className="verdict-problems"
          data-open={open}
          tabIndex={0}
          aria-label={t('problems', { count: problems.length })}
        >
          {problems.map(({ key, text, rule, cards: [first] }) => (
            <li key={key}>
              {text}{' '}
              <span className="text-sm text-soft">
                {rule.href ? (
                  <Link className="link" href={rule.href} target="_blank">
                    {tViolations('rule', { name: rule.name })}
                  </Link>
                ) : (
                  tViolations('rule', { name: rule.name })
                )}
              </span>{' '}
              {first !== undefined && (
                <button
                  type="button"
                  className="link text-sm"
                  aria-label={t('showCard', { name: label(first) })}
                  onClick={() => onCard(first)}
                >
                  {t('showRow')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Becoming legal, or ceasing to be, is said once the hand has come to rest. */
function useAnnouncedVerdict(legal: boolean, problems: number): void {
  const t = useTranslations('editor.verdict');
  const { announcer } = useEditor();
  const said = useRef(legal);
  useEffect(() => {
    if (said.current === legal) return;
    const timer = setTimeout(() => {
      said.current = legal;
      announcer.say(legal ? t('nowLegal') : t('nowIllegal', { count: problems }));
    }, 1200);
    return () => clearTimeout(timer);
  }, [announcer, legal, problems, t]);
}
