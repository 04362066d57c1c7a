import type { Effect } from '../cards/effects/effect';
import type { CardDefinition } from '../cards/schema';
import { english } from './en/grammar';
import { french } from './fr/grammar';
import type { Grammar, Speaker } from './grammar';
import { heading } from './heading';
import { say, type Text } from './pieces';
import { polish } from './pl/grammar';
import type { TextLocale } from './traits';
import { ukrainian } from './uk/grammar';

const GRAMMARS: Readonly<Record<TextLocale, Grammar>> = { en: english, pl: polish, uk: ukrainian, fr: french };

export interface TextOptions {
  locale: TextLocale;
  /** A character's name in that language, by its English name; left out: the English name. */
  nameOf?: (english: string) => string;
}

/** What a card does, a text for each of its lines; an attachment's condition comes first. */
export function cardText(card: CardDefinition, { locale, nameOf = (name) => name }: TextOptions): Text[] {
  const speaker: Speaker = { ...identity(card), type: card.type, effects: card.effects, nameOf };
  const attach = card.type === 'attachment' ? [GRAMMARS[locale].attach(card.attach, speaker)] : [];
  return [...attach, ...card.effects.map((effect) => effectText(effect, speaker, locale))];
}

/** What the card is itself, for words like "another". */
function identity(card: CardDefinition): Pick<Speaker, 'name' | 'traits' | 'on'> {
  if (card.type === 'mission') return { name: card.name.en };
  const keywords = card.keywords.map((keyword) => ({ keyword }));
  return {
    name: card.name.en,
    traits: card.faction ? [{ faction: card.faction }, ...keywords] : keywords,
    ...(card.type === 'attachment' ? { on: card.attach.to } : {}),
  };
}

/** One line with its timing, gate and icon: `UPGRADE ↯ Move this character.` */
export function effectText(effect: Effect, card: Speaker, locale: TextLocale): Text {
  return say`${heading(effect, card)} ${GRAMMARS[locale].effect(effect, card)}`;
}
