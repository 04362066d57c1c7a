import type { Locale } from '@/lib/i18n/locales';
import type { Trait } from '@/lib/rules/mythos/cards/effects/trait';
import type { AttachCondition } from '@/lib/rules/mythos/cards/schema';
import { factionLabel, keywordLabel } from '@/lib/rules/mythos/text/traits';

/** The messages `cards.attachTo` of one language. */
export type AttachMessages = (
  key: 'mission' | 'character' | 'with' | 'without' | 'faction' | 'keyword' | 'named',
  values?: Record<string, string>,
) => string;

/** What an attachment may be attached to, in words that follow "Attach to": `a friendly character named Rock Lee`. */
export function attachText(condition: AttachCondition, t: AttachMessages, locale: Locale): string {
  if (condition.to === 'mission') return t('mission');
  const { side, faceUp, anyOf, noneOf } = condition;
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const traits = (all: readonly Trait[]) => list.format(all.map((trait) => traitText(trait, t, locale)));
  let host = t('character', { side, faceUp: String(faceUp) });
  if (anyOf) host = t('with', { host, traits: traits(anyOf) });
  if (noneOf) host = t('without', { host, traits: traits(noneOf) });
  return host;
}

function traitText(trait: Trait, t: AttachMessages, locale: Locale): string {
  if ('faction' in trait) return t('faction', { label: factionLabel(trait.faction, locale) });
  if ('keyword' in trait) return t('keyword', { label: keywordLabel(trait.keyword, locale) });
  return t('named', { label: 'name' in trait ? trait.name : trait.family });
}
