import { Feed } from 'feed';
import { escape } from 'html-escaper';
import type { RulingNews } from '@/lib/rulings/changes';
import { plainText } from '@/lib/rulings/markup';

interface AtomProps {
  /** Address of the rulings in the feed's language. */
  home: string;
  language: string;
  title: string;
  subtitle: string;
  news: readonly RulingNews[];
  titleOf: (kind: RulingNews['kind'], question: string) => string;
}

/** The feed as XML. Titles and summaries of its entries are of type html there: what people wrote is escaped for it. */
export function atomOf({ home, language, title, subtitle, news, titleOf }: AtomProps): string {
  const feed = new Feed({
    id: home,
    link: home,
    title,
    description: subtitle,
    language,
    // An Atom feed has an author (RFC 4287, 4.1.1).
    author: { name: 'Kage Codex', link: home },
    copyright: '',
    feedLinks: { atom: `${home}/feed` },
    // Of the feed, not of the moment somebody asked: else no two answers were the same.
    updated: news[0]?.changedAt ?? new Date(0),
  });
  for (const { kind, changedAt, ruling } of news) {
    const link = `${home}/${ruling.slug}`;
    feed.addItem({
      id: link,
      link,
      title: escape(titleOf(kind, ruling.question)),
      description: escape(plainText(ruling.short)),
      date: changedAt,
    });
  }
  return feed.atom1();
}
