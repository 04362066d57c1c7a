import { linkParts } from '@/lib/decks/social/link-parts';

/** What somebody wrote, as plain text; addresses of the web are links that vouch for nothing. */
export function CommentText({ text }: { text: string }) {
  return (
    <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
      {linkParts(text).map(({ at, text: part, href }) =>
        href ? (
          <a key={at} href={href} rel="ugc nofollow noopener noreferrer" className="link">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
