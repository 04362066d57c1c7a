import { Button } from '@/lib/ui/controls/button';
import { Notice } from '@/lib/ui/controls/notice';
import { OpenAsGuest } from '../open-as-guest';
import { Problems, type ProblemWords } from './problems';
import type { DeckReport } from './report';

export interface OneDeckWords extends ProblemWords {
  result: string;
  nothing: string;
  cards: string;
  notes: string;
  verdict: string;
  legal: string;
}

interface OneDeckProps {
  report: DeckReport;
  /** What kind of text it was. */
  readAs?: string;
  signedIn: boolean;
  pending: boolean;
  words: OneDeckWords;
  guestWords: Parameters<typeof OpenAsGuest>[0]['words'];
}

/** What was understood of a single deck, what is left to decide, and the way to have it. */
export function OneDeck({ report, readAs, signedIn, pending, words, guestWords }: OneDeckProps) {
  return (
    <>
      <h2 id="result">{words.result}</h2>
      <p className="mt-1">
        {readAs} {report.found ? report.summary : words.nothing}
      </p>
      <Problems report={report} words={words} />
      {report.found && (
        <details className="mt-2">
          <summary className="min-h-11 py-2">{words.cards}</summary>
          {report.parts.map(({ title, cards }) => (
            <div key={title} className="mb-3">
              <h3 className="text-base">{title}</h3>
              <ul className="sm:columns-2">
                {cards.map((card) => (
                  <li key={card} className="break-inside-avoid wrap-anywhere">
                    {card}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
      {report.notes.length > 0 && (
        <div className="mt-4">
          <h3>{words.notes}</h3>
          <ul className="list-disc pl-5">
            {report.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      {report.found && (
        <>
          <div className="mt-4">
            <Notice tone={report.legal ? 'good' : 'warn'} title={report.legal ? words.legal : words.verdict}>
              {report.verdict.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Notice>
          </div>
          <div className="mt-4">
            {signedIn ? (
              <Button type="submit" name="intent" value="create" variant="primary" disabled={pending}>
                {report.createLabel}
              </Button>
            ) : (
              <OpenAsGuest
                content={report.content}
                ownCards={report.ownCards}
                origin={report.origin}
                words={guestWords}
              />
            )}
          </div>
        </>
      )}
    </>
  );
}
