import type { DeckList } from '../deck-list';
import { type Copies, mainCards, missionCards, type NumbersCatalogue, sumOf } from './card';
import { type Chain, chains, type WideUpgrade, wideUpgrades } from './chains';
import { type Curves, curves, type Doings, doings } from './curves';
import { cardOdds, type GroupOdds, groupOdds } from './groups';
import { type HiddenCandidate, hiddenCandidates, type HiddenHelper, hiddenHelpers } from './hidden-play';
import { type MissionService, missionServices } from './mission-service';
import { type Need, needs } from './needs';

/** Everything a deck's page of numbers shows, as data: beside `statistics`, which are enough for lists. */
export interface DeckNumbers {
  /** Copies in the main part: what is drawn from. */
  size: number;
  cards: Copies[];
  curves: Curves;
  doings: Doings;
  needs: Need[];
  groups: GroupOdds[];
  singles: GroupOdds[];
  chains: Chain[];
  wideUpgrades: WideUpgrade[];
  hidden: { candidates: HiddenCandidate[]; helpers: HiddenHelper[] };
  missions: MissionService[];
}

export function deckNumbers(deck: DeckList, catalogue: NumbersCatalogue): DeckNumbers {
  const cards = mainCards(deck.main, catalogue);
  return {
    size: sumOf(cards),
    cards,
    curves: curves(cards),
    doings: doings(cards),
    needs: needs(cards),
    groups: groupOdds(cards),
    singles: cardOdds(cards),
    chains: chains(cards),
    wideUpgrades: wideUpgrades(cards),
    hidden: { candidates: hiddenCandidates(cards), helpers: hiddenHelpers(cards) },
    missions: missionServices(missionCards(deck.missions, catalogue), cards),
  };
}
