import type { MissionService, Way } from '@/lib/rules/mythos/deck/numbers/mission-service';
import type { Want } from '@/lib/rules/mythos/deck/numbers/mission-wants';
import { FACTIONS } from '@/lib/rules/mythos/cards/traits';
import { factionLabel, keywordLabel } from '@/lib/rules/mythos/text/traits';
import type { CardWords } from './card-words';
import { Part } from './part';
import { ReasonList } from './reason-list';
import { useWords } from './use-words';

/** What each mission asks for, and the cards that answer. Missions whose effects are not at hand are left out. */
export function MissionsPart({ missions, words }: { missions: readonly MissionService[]; words: CardWords }) {
  const { t } = useWords();
  const read = missions.flatMap(({ wants, ...one }) => (wants ? [{ ...one, wants }] : []));
  if (missions.length > 0 && read.length === 0) return null;
  return (
    <Part id="missions" title={t('missions.title')}>
      {read.length === 0 && <p className="text-soft">{t('missions.none')}</p>}
      <div className="deck-numbers-missions">
        {read.map((one) => (
          <OneMission key={one.mission} {...one} words={words} />
        ))}
      </div>
    </Part>
  );
}

function OneMission({ mission, wants, served, words }: MissionService & { wants: Want[]; words: CardWords }) {
  const { t } = useWords();
  const wantSaid = useWantSaid();
  const waySaid = useWaySaid();
  const copies = served.reduce((sum, { count }) => sum + count, 0);
  return (
    <section>
      <h3 className="text-base">{words.link(mission)}</h3>
      <p className="text-soft">
        {wants.length > 0 ? wants.map(wantSaid).join(' ') : t('missions.nothing')}{' '}
        {wants.length > 0 && (copies > 0 ? `(${t('missions.total', { count: copies })})` : t('missions.noneServes'))}
      </p>
      <ReasonList
        words={words}
        entries={served.map(({ code, count, reasons }) => ({
          code,
          count,
          reasons: [...new Set(reasons.map(({ way }) => waySaid(way)))],
        }))}
      />
    </section>
  );
}

function useWantSaid() {
  const { t, locale } = useWords();
  return (want: Want): string => {
    switch (want.want) {
      case 'power':
        return t('missions.wants.power', { power: want.atLeast });
      case 'exactly':
        return t('missions.wants.exactly', { count: want.characters });
      case 'trait': {
        const [name = ''] = Object.values(want.trait);
        const faction = FACTIONS.find((one) => one === name);
        const trait = faction
          ? factionLabel(faction, locale)
          : 'keyword' in want.trait
            ? keywordLabel(name, locale)
            : name;
        return t('missions.wants.trait', { trait });
      }
      default:
        return t(`missions.wants.${want.want}`);
    }
  };
}

function useWaySaid() {
  const { t, deeds } = useWords();
  return (way: Way): string => {
    switch (way.by) {
      case 'deeds':
        return t('missions.ways.deeds', { deeds: deeds(way.deeds) });
      case 'power':
        return t('missions.ways.power', { power: way.power });
      case 'cheap':
      case 'dear':
        return t(`missions.ways.${way.by}`, { chakra: way.chakra });
      default:
        return t(`missions.ways.${way.by}`);
    }
  };
}
