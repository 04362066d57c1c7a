import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Deed } from '@/lib/rules/mythos/cards/effects/facet-values';
import { facetLabel } from '@/lib/rules/mythos/text/facets';

/** Words all parts share. Works on the server and in the browser alike, wherever the messages `numbers` are. */
export function useWords() {
  const t = useTranslations('numbers');
  const format = useFormatter();
  const locale = useLocale();
  return {
    t,
    locale,
    number: (value: number) => format.number(value, { maximumFractionDigits: 1 }),
    /** A chance; near certainty is not rounded up to it. */
    percent: (chance: number) => {
      const near = chance < 1 && chance >= 0.995;
      const shown = format.number(near ? 0.99 : chance, { style: 'percent', maximumFractionDigits: 0 });
      return near ? `>${shown}` : shown;
    },
    list: (parts: readonly string[]) => new Intl.ListFormat(locale).format(parts),
    /** What is done, as part of a sentence: "hides an enemy, draws". */
    deeds: (deeds: readonly Deed[]) =>
      deeds
        .map((deed) => facetLabel('does', deed, locale))
        .map((label) => label.slice(0, 1).toLocaleLowerCase(locale) + label.slice(1))
        .join(', '),
  };
}
