import type { Locale } from '@/lib/i18n/locales';
import type { Trait } from '@/lib/rules/mythos/cards/effects/trait';
import type { AnswerReason } from '@/lib/rules/mythos/deck/kinship/answers';
import type { Reason } from '@/lib/rules/mythos/deck/kinship/goes-with';
import { type Look, plainLimit } from '@/lib/rules/mythos/deck/kinship/look';
import { factionLabel, keywordLabel } from '@/lib/rules/mythos/text/traits';

// Reasons in words. Names of cards stand where a sentence takes them as they are, in every language.

/** A translator of the namespace `kinship`: what next-intl gives. */
export type KinshipTranslator = (key: string, values?: Record<string, string | number>) => string;

export interface KinshipWording {
  t: KinshipTranslator;
  locale: Locale;
  /** The name of the card with this code. */
  nameOfCode: (code: string) => string;
  /** A character's name in this language, by its English one. */
  nameOf: (english: string) => string;
}

/** Names in one sentence; further ones are counted. */
const NAMED = 2;

export function describeReason(reason: Reason, wording: KinshipWording): string {
  const { t } = wording;
  const values = namesIn(reason.with, wording);
  switch (reason.kind) {
    case 'version':
      return t(`version.${reason.over ? 'over' : 'under'}${reason.effect ? 'Effect' : ''}`, values);
    case 'upgradeOver':
      return t(`upgradeOver.${reason.over ? 'over' : 'under'}`, values);
    case 'speaks':
      // Who is spoken of by name is not named twice.
      if (reason.look.anyOf?.every((trait) => 'name' in trait) && reason.verb !== 'duel')
        return t(`speaksOfName.${reason.verb}`, { what: traitsIn(reason.look.anyOf, wording) });
      return t(`speaks.${reason.verb}`, { ...values, what: whatIn(reason.look, wording) });
    case 'spokenOf':
      return t(`${reason.kind}.${reason.verb}`, { ...values, what: whatIn(reason.look, wording) });
    case 'gives':
    case 'takes':
      return reason.power === undefined
        ? t(`${reason.kind}.${reason.topic}`, values)
        : t(`${reason.kind}.${reason.topic}Power`, { ...values, power: reason.power });
  }
}

export function describeAnswer({ way, undoes, look, terms, by }: AnswerReason, wording: KinshipWording): string {
  const { t } = wording;
  const { names, count } = namesIn(by, wording);
  // What is weakened stays where it is and goes on counting.
  const lost = way === 'weaken' && undoes === 'power' ? 'weight' : undoes;
  const values = { names, way: t(`way.${way}`, { count }), undoes: t(`undoes.${lost}`) };
  // That it is a DUEL is said by the way itself.
  const when = terms.filter((term) => term !== way).map((term) => t(`terms.${term}`));
  const reach = [...(way === 'protect' ? [] : reachIn(look, wording)), ...when].join(', ');
  return reach === '' ? t('sentence', values) : t('sentenceReach', { ...values, reach });
}

function namesIn(
  codes: readonly string[],
  { t, locale, nameOfCode }: KinshipWording,
): { names: string; count: number } {
  const all = [...new Set(codes.map(nameOfCode))];
  const shown = all.slice(0, NAMED);
  const more = all.length - shown.length;
  const names =
    more > 0
      ? t('namesMore', { names: shown.join(', '), more })
      : new Intl.ListFormat(locale, { type: 'conjunction' }).format(shown);
  return { names, count: all.length };
}

/** Which cards an effect speaks of, as a noun in the plural that subject and object share. */
function whatIn({ type, anyOf, cost, power }: Look, wording: KinshipWording): string {
  const { t } = wording;
  const attachments = type === 'attachment';
  if (anyOf) return t(attachments ? 'what.attachmentTrait' : 'what.trait', { trait: traitsIn(anyOf, wording) });
  return limitIn('what', { cost, power }, t) ?? t('what.attachments');
}

/** Within which limits an effect reaches an enemy, each an aside. */
function reachIn(look: Look, wording: KinshipWording): string[] {
  const { t } = wording;
  const { anyOf, hidden, upgraded, is, tokens, cost, power } = look;
  const depends = [cost, power].some((compare) => compare !== undefined && !plainLimit(compare));
  return [
    ...(anyOf ? [traitsIn(anyOf, wording)] : []),
    ...(hidden ? [t('reach.hidden')] : []),
    ...(upgraded ? [t('reach.upgraded')] : []),
    ...(is ? [t(`reach.${is}`)] : []),
    ...(tokens && 'exactly' in tokens ? [t('reach.noTokens')] : []),
    ...[limitIn('reach', { cost }, t), limitIn('reach', { power }, t)].filter((text) => text !== undefined),
    ...(depends ? [t('reach.depends')] : []),
  ];
}

function limitIn(
  kind: 'what' | 'reach',
  { cost, power }: Pick<Look, 'cost' | 'power'>,
  t: KinshipTranslator,
): string | undefined {
  const limit = plainLimit(cost ?? power);
  if (!limit) return undefined;
  const { sign, than } = limit;
  const stat = cost ? 'cost' : 'power';
  switch (sign) {
    case 'atMost':
    case 'lessThan':
      return t(`${kind}.${stat}_atMost`, { n: sign === 'atMost' ? than : than - 1 });
    case 'atLeast':
    case 'moreThan':
      return t(`${kind}.${stat}_atLeast`, { n: sign === 'atLeast' ? than : than + 1 });
    case 'exactly':
      return t(`${kind}.${stat}_exactly`, { n: than });
  }
}

function traitsIn(traits: readonly Trait[], { locale, nameOf }: KinshipWording): string {
  const words = traits.map((trait) => {
    if ('name' in trait) return nameOf(trait.name);
    if ('family' in trait) return trait.family;
    return 'keyword' in trait ? keywordLabel(trait.keyword, locale) : factionLabel(trait.faction, locale);
  });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
}
