import { Button, ButtonLink } from '@/lib/ui/controls/button';
import { Check } from '@/lib/ui/controls/field';
import { Notice } from '@/lib/ui/controls/notice';
import type { ManyReport } from './many-report';

export interface ManyWords {
  text: string;
  keepVisibility: string;
  create: string;
  signIn: string;
  signInLabel: string;
  mine: string;
}

interface ManyDecksProps {
  report: ManyReport;
  signedIn: boolean;
  /** Where one signs in, and comes back from. */
  signInPath: string;
  pending: boolean;
  words: ManyWords;
}

/** The decks of a file, of which one takes those one wants; those one has already are not proposed. */
export function ManyDecks({ report, signedIn, signInPath, pending, words }: ManyDecksProps) {
  const { title, decks, besides, done, error } = report;
  if (done) {
    return (
      <>
        <h2 id="result">{done}</h2>
        {error && <Notice tone="warn" title={error} />}
        <ButtonLink href="/decks/mine" variant="primary" className="mt-4">
          {words.mine}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <h2 id="result">{title}</h2>
      <p className="mt-1">{signedIn ? words.text : words.signIn}</p>
      <ul className="mt-3 grid gap-1">
        {decks.map(({ name, about, warning, chosen }, index) => (
          <li key={index}>
            <Check
              name={`deck-${index}`}
              value="take"
              defaultChecked={chosen}
              disabled={!signedIn}
              className="items-start"
            >
              <span dir="auto" className="font-semibold wrap-anywhere">
                {name}
              </span>
              <span className="block text-sm text-soft wrap-anywhere">{about}</span>
              {warning && <span className="block text-sm text-warn">! {warning}</span>}
            </Check>
          </li>
        ))}
      </ul>
      {besides.map((said) => (
        <p key={said} className="mt-3">
          {said}
        </p>
      ))}
      {signedIn ? (
        <>
          <Check name="visibility" value="keep" className="mt-4 items-start">
            {words.keepVisibility}
          </Check>
          {error && (
            <p role="alert" className="text-bad">
              {error}
            </p>
          )}
          <Button type="submit" name="intent" value="create" variant="primary" disabled={pending} className="mt-3">
            {words.create}
          </Button>
        </>
      ) : (
        <a href={signInPath} className="button button-primary mt-4">
          {words.signInLabel}
        </a>
      )}
    </>
  );
}
