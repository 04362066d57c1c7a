import type { CardLibrary } from '../../engine/library/types';
import type { EventKind, GameEvent } from '../../engine/state/events';
import type { PlayerId, State } from '../../engine/state/state';
import { sentence, type Text } from '../pieces';
import type { TextLocale } from '../traits';
import { Faces } from './faces';
import type { Teller } from './happening';
import { Reader } from './reader';
import { tellInEnglish } from './en';
import { tellInFrench } from './fr';
import { tellInPolish } from './pl';
import { tellInUkrainian } from './uk';

const TELLERS: Readonly<Record<TextLocale, Teller>> = {
  en: tellInEnglish,
  pl: tellInPolish,
  uk: tellInUkrainian,
  fr: tellInFrench,
};

export interface NarrateOptions {
  locale: TextLocale;
  library: CardLibrary;
  /** The state before the first of the events. */
  state: State;
  /** Who reads: is called "you" and told only what that player may know. Left out: everything is told. */
  viewer?: PlayerId;
  /** What the players are called, where nobody in particular reads; left out: Player A and Player B. */
  players?: readonly [string, string];
  /** A card's name in the reader's language, by its English name; left out: the name on the card. */
  nameOf?: (english: string) => string;
}

export interface Line {
  /** A whole sentence. */
  text: Text;
  kind: EventKind;
  /** Rulebook chapter or decision. */
  ruleRef: string;
}

/** What happened, in words: a line for each event. */
export function narrate(events: readonly GameEvent[], { locale, ...options }: NarrateOptions): Line[] {
  const reader = new Reader(new Faces(options.library, options.state), { locale, ...options });
  return events.map((event, at) => {
    const text = sentence(TELLERS[locale](reader.read(event, events.slice(at + 1, at + 1 + AHEAD))));
    return { text, kind: event.kind, ruleRef: event.ruleRef };
  });
}

/** Between what is paid for a card and its coming into play an older attachment may go. */
const AHEAD = 3;
