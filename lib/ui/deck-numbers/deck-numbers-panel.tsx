import type { ReactNode } from 'react';
import type { GroupOdds } from '@/lib/rules/mythos/deck/numbers/groups';
import type { DeckNumbers } from '@/lib/rules/mythos/deck/numbers/numbers';
import type { DeckStatistics } from '@/lib/rules/mythos/deck/statistics';
import type { CardWords } from './card-words';
import { ChainsPart } from './chains-part';
import { ChakraPart } from './chakra-part';
import { CurvesPart } from './curves-part';
import { DoesPart } from './does-part';
import { HiddenPart } from './hidden-part';
import { MissionsPart } from './missions-part';
import { OddsPart } from './odds-part';
import { useWords } from './use-words';

interface DeckNumbersPanelProps {
  /** Of `deckNumbers(deck, catalogue)`. */
  numbers: DeckNumbers;
  statistics: DeckStatistics;
  words: CardWords;
  own?: GroupOdds | undefined;
  chooser?: ReactNode;
}

/**
 * Everything there is to know of a deck in numbers. Plain components that need the messages `numbers` around them: on a
 * page they are drawn on the server, in the editor they come when the panel is opened.
 */
export function DeckNumbersPanel({ numbers, statistics, words, own, chooser }: DeckNumbersPanelProps) {
  const { t } = useWords();
  if (numbers.size === 0) return <p className="text-soft">{t('empty')}</p>;
  return (
    <div className="deck-numbers">
      <CurvesPart curves={numbers.curves} />
      <ChakraPart needs={numbers.needs} cards={numbers.cards} />
      <OddsPart {...numbers} words={words} own={own} chooser={chooser} />
      <DoesPart doings={numbers.doings} statistics={statistics} />
      <ChainsPart chains={numbers.chains} wide={numbers.wideUpgrades} words={words} />
      <HiddenPart hidden={numbers.hidden} words={words} />
      <MissionsPart missions={numbers.missions} words={words} />
    </div>
  );
}
