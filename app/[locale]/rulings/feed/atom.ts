import { atomFeed } from '@/lib/http/atom';
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

/** Changes of rulings as a feed. */
export function atomOf({ news, titleOf, ...about }: AtomProps): string {
  return atomFeed({
    ...about,
    self: `${about.home}/feed`,
    entries: news.map(({ kind, changedAt, ruling }) => ({
      link: `${about.home}/${ruling.slug}`,
      title: titleOf(kind, ruling.question),
      summary: plainText(ruling.short),
      date: changedAt,
    })),
  });
}
