import { Feed } from 'feed';
import { escape } from 'html-escaper';

interface AtomEntry {
  link: string;
  title: string;
  summary: string;
  date: Date;
  /** Where it is somebody else than the site. */
  author?: { name: string; link: string };
}

interface AtomProps {
  /** Address of the page that the feed tells of, in its language. */
  home: string;
  /** Address of the feed itself. */
  self: string;
  language: string;
  title: string;
  subtitle: string;
  /** The newest first. */
  entries: readonly AtomEntry[];
}

/** A feed as XML. Titles and summaries of its entries are of type html there: what people wrote is escaped for it. */
export function atomFeed({ home, self, language, title, subtitle, entries }: AtomProps): string {
  const feed = new Feed({
    id: home,
    link: home,
    title,
    description: subtitle,
    language,
    // An Atom feed has an author (RFC 4287, 4.1.1).
    author: { name: 'Kage Codex', link: home },
    copyright: '',
    feedLinks: { atom: self },
    // Of the feed, not of the moment somebody asked: else no two answers were the same.
    updated: entries[0]?.date ?? new Date(0),
  });
  for (const { link, title: name, summary, date, author } of entries) {
    feed.addItem({
      id: link,
      link,
      title: escape(name),
      description: escape(summary),
      date,
      ...(author ? { author: [author] } : {}),
    });
  }
  return feed.atom1();
}

/** The answer with a feed; readers ask for it often, so it may be kept for five minutes. */
export function atomAnswer(feed: string): Response {
  return new Response(feed, {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
