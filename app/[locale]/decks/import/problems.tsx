import { Button } from '@/lib/ui/controls/button';
import { Check } from '@/lib/ui/controls/field';
import type { DeckReport } from './report';

export interface ProblemWords {
  leaveOut: string;
  choose: string;
}

/** Every line that could not be read, with the cards it may mean: one decides by radio buttons. */
export function Problems({ report, words }: { report: DeckReport; words: ProblemWords }) {
  if (report.problems.length === 0) return null;
  return (
    <div className="notice notice-warn mt-4">
      <h3>{report.problemsTitle}</h3>
      <ul className="mt-2 grid gap-4">
        {report.problems.map(({ line, place, text, message, choices, chosen }) => (
          <li key={`${line} ${place}`}>
            <fieldset>
              <legend>
                <b>{place}:</b>{' '}
                <q dir="auto" className="wrap-anywhere">
                  {text}
                </q>
              </legend>
              <p>{message}</p>
              {choices.map(({ code, label }) => (
                <Check key={code} type="radio" name={`line-${line}`} value={code} defaultChecked={chosen === code}>
                  {label}
                </Check>
              ))}
              <Check type="radio" name={`line-${line}`} value="out" defaultChecked={chosen === 'out'}>
                {words.leaveOut}
              </Check>
            </fieldset>
          </li>
        ))}
      </ul>
      <Button type="submit" name="intent" value="choose" className="mt-3">
        {words.choose}
      </Button>
    </div>
  );
}
