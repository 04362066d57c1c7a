import { FACTIONS } from '@/lib/rules/mythos/cards/traits';
import type { Doings } from '@/lib/rules/mythos/deck/numbers/curves';
import type { DeckStatistics } from '@/lib/rules/mythos/deck/statistics';
import { facetLabel } from '@/lib/rules/mythos/text/facets';
import { factionLabel, keywordLabel } from '@/lib/rules/mythos/text/traits';
import { TallyBars } from '../charts/tally-bars';
import { cardTint } from '../crest/address';
import { Part } from './part';
import { useWords } from './use-words';

/** Counts by deed, timing, faction and keyword. */
export function DoesPart({ doings, statistics }: { doings: Doings; statistics: DeckStatistics }) {
  const { t, locale } = useWords();
  const more = (count: number) => t('more', { count });
  return (
    <Part id="does" title={t('does.title')}>
      <p className="text-soft">
        {t('does.text')} {doings.plain > 0 && t('does.plain', { count: doings.plain })}
      </p>
      <div className="deck-numbers-tallies">
        <TallyBars
          title={t('does.deeds')}
          more={more}
          tallies={doings.deeds.map(({ name, count }) => ({
            key: name,
            count,
            label: facetLabel('does', name, locale),
          }))}
        />
        <TallyBars
          title={t('does.timings')}
          more={more}
          tallies={doings.timings.map(({ name, count }) => ({
            key: name,
            count,
            label: facetLabel('timing', name, locale),
          }))}
        />
        <TallyBars
          title={t('does.factions')}
          more={more}
          tallies={statistics.factions.map(({ name, count }) => {
            const faction = FACTIONS.find((one) => one === name);
            if (!faction) return { key: name, label: name, count };
            const className = `faction-${cardTint({ faction })}`;
            return { key: name, label: factionLabel(faction, locale), count, className };
          })}
        />
        <TallyBars
          title={t('does.keywords')}
          more={more}
          tallies={statistics.keywords.map(({ name, count }) => ({
            key: name,
            count,
            label: keywordLabel(name, locale),
          }))}
        />
      </div>
    </Part>
  );
}
