// What a deck needs and a collection lacks. Counts are per card over all its printings: any artwork may be played.

interface NeededLine {
  code: string;
  count: number;
  /** Id of the preferred printing. */
  printing?: string;
}

interface KnownCard {
  printings: readonly { id: string }[];
}

export interface MissingLine {
  code: string;
  needed: number;
  /** Copies owned, over all printings. */
  owned: number;
  /** Copies that are still needed: none where another artwork will do. */
  missing: number;
  /** The preferred printing, where there are fewer of it than needed. */
  artwork?: { printing: string; owned: number };
  /** What to look for: the preferred printing, or else the base one. */
  wanted: string;
}

export interface Missing {
  /** Cards of which copies are missing, and those of which another artwork is owned than the deck prefers. */
  lines: MissingLine[];
  /** Copies that the deck needs, and those of them that are missing. */
  needed: number;
  missing: number;
}

/** @param lines of the main deck and the missions; one card on several lines is needed for each. */
export function missingOf(
  lines: readonly NeededLine[],
  owned: ReadonlyMap<string, number>,
  cardOf: (code: string) => KnownCard | undefined,
): Missing {
  const needs = new Map<string, NeededLine>();
  for (const { code, count, printing } of lines) {
    const before = needs.get(code);
    const preferred = before?.printing ?? printing;
    needs.set(code, { code, count: count + (before?.count ?? 0), ...(preferred ? { printing: preferred } : {}) });
  }
  const all = [...needs.values()].map(({ code, count, printing }): MissingLine => {
    const printings = cardOf(code)?.printings.map(({ id }) => id) ?? [];
    const has = printings.reduce((sum, id) => sum + (owned.get(id) ?? 0), 0);
    const ofArtwork = printing === undefined ? undefined : (owned.get(printing) ?? 0);
    return {
      code,
      needed: count,
      owned: has,
      missing: Math.max(0, count - has),
      ...(printing !== undefined && ofArtwork !== undefined && ofArtwork < count
        ? { artwork: { printing, owned: ofArtwork } }
        : {}),
      wanted: printing ?? printings[0] ?? code,
    };
  });
  const sum = (of: 'needed' | 'missing') => all.reduce((total, line) => total + line[of], 0);
  return {
    lines: all.filter(({ missing, artwork }) => missing > 0 || artwork),
    needed: sum('needed'),
    missing: sum('missing'),
  };
}
