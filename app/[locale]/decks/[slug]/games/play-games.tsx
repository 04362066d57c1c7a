'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import type { Deck } from '@/lib/rules/mythos/engine/new-game';
import { Button } from '@/lib/ui/controls/button';
import { Check } from '@/lib/ui/controls/field';
import { Notice } from '@/lib/ui/controls/notice';
import { Results } from './results';
import { GAMES, useGames } from './use-games';

interface PlayGamesProps {
  deck: Deck;
  opponents: readonly { key: string; name: string; deck: Deck }[];
  /** Where the cards with their effects are to be had. */
  definitions: string;
  /** Titles of the deck's cards by code. */
  titles: Readonly<Record<string, string>>;
  /** Path of a card's page, without its code. */
  cards: string;
}

const never = () => () => undefined;

/** Whom to play against, the games as they are played, and what came of them. */
export function PlayGames({ deck, opponents, definitions, titles, cards }: PlayGamesProps) {
  const t = useTranslations('hands.games');
  const format = useFormatter();
  const { state, start, stop } = useGames({ deck, definitions });
  const running = state.kind === 'running';
  // Until the page is alive, and without JavaScript, the button would only send the form.
  const alive = useSyncExternalStore(never, () => true, () => false); // prettier-ignore
  const done = 'tally' in state ? state.tally.games : 0;

  return (
    <>
      <form
        className="panel max-w-prose"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget).getAll('against');
          const against = opponents.filter(({ key }) => chosen.includes(key));
          void start(against.length > 0 ? against : opponents);
        }}
      >
        <fieldset disabled={running}>
          <legend className="font-semibold">{t('against')}</legend>
          <div className="flex flex-wrap gap-x-5">
            {opponents.map(({ key, name }) => (
              <Check key={key} name="against" value={key} defaultChecked>
                {name}
              </Check>
            ))}
          </div>
        </fieldset>
        <p className="mt-2 mb-3 text-sm text-soft">{t('how')}</p>
        {running ? (
          <Button key="stop" onClick={stop}>
            {t('cancel')}
          </Button>
        ) : (
          // Another element than the one above: a click must not end on a button that has become this one meanwhile.
          <Button key="start" type="submit" variant="primary" disabled={!alive}>
            {t(state.kind === 'idle' ? 'start' : 'again', { count: GAMES })}
          </Button>
        )}
        {running && (
          <div className="mt-4">
            <progress className="block h-3 w-full" max={GAMES} value={done} aria-label={t('progressLabel')} />
            <p className="mt-1 text-sm tabular-nums">
              {state.speed > 0
                ? t('progress', { done, all: GAMES, speed: format.number(Math.round(state.speed)) })
                : t('preparing')}
            </p>
          </div>
        )}
      </form>
      <p role="status" className={state.kind === 'stopped' ? 'mt-4' : 'sr-only'}>
        {state.kind === 'running' && t('started')}
        {state.kind === 'stopped' && t('stopped', { count: done })}
        {state.kind === 'done' && t('done', { count: done, speed: format.number(Math.round(state.speed)) })}
      </p>
      {state.kind === 'failed' && (
        <div className="mt-4">
          <Notice tone="bad" role="alert" title={t('failed')}>
            <p>{t('failedText')}</p>
          </Notice>
        </div>
      )}
      {'tally' in state && done > 0 && (
        <Results
          tally={state.tally}
          names={state.opponents.map(({ name }) => name)}
          titles={titles}
          cards={cards}
          running={running}
        />
      )}
    </>
  );
}
