import { LOCALES } from '@/lib/i18n/locales';
import type { Resolved } from '@/lib/query/ast';
import { nearest } from '@/lib/query/nearest';
import { filtersOf, type Sort } from '../card-query';
import type { GameId } from '../games';
import { type CardTerm, equality, type GameAsker } from './asker';
import type { Condition, Setting } from './condition';
import type { SettingField } from './fields';
import { splitWay, valueCalled, wordFor } from './setting-words';

type Read = Resolved<Condition, Setting>;

const ALSO_SORTS: Readonly<Record<GameId, Readonly<Record<string, Sort>>>> = {
  mythos: { chakra: 'cost', set: 'number', best: 'relevance' },
  ccg: { cost: 'entrance', set: 'number', best: 'relevance' },
};

/** Reads `sort:cost-desc`, `dir:desc`, `unique:prints`, `lang:pl`. */
export function settingTerm(term: CardTerm, field: SettingField, { game, locale: reader = 'en' }: GameAsker): Read {
  if (!equality(term)) return { fault: { code: 'relation', field } };
  const typed = term.value.kind === 'texts' ? (term.value.texts[0]?.text.toLowerCase() ?? '') : '';
  const unknown = (values: readonly string[]): Read => {
    const expected = values.map((value) => wordFor(field, value, reader));
    const suggestion = nearest(typed, values) ?? nearest(typed, expected);
    return { fault: { code: 'unknown-value', at: 'value', field, expected, ...(suggestion ? { suggestion } : {}) } };
  };
  const meant = valueCalled(field, typed);
  switch (field) {
    case 'sort': {
      const { name, way } = splitWay(typed);
      const { sorts } = filtersOf(game);
      const also = ALSO_SORTS[game];
      const called = valueCalled(field, name) ?? name;
      const sort = sorts.find((one) => one === called) ?? (Object.hasOwn(also, called) ? also[called] : undefined);
      if (!sort) return unknown([...sorts, ...Object.keys(also)]);
      return { setting: { set: 'sort', sort, ...(way ? { descending: way === 'desc' } : {}) } };
    }
    case 'dir': {
      if (meant !== 'asc' && meant !== 'desc') return unknown(['asc', 'desc']);
      return { setting: { set: 'dir', descending: meant === 'desc' } };
    }
    case 'unique': {
      if (meant !== 'cards' && meant !== 'prints') return unknown(['cards', 'prints']);
      return { setting: { set: 'unique', unique: meant } };
    }
    case 'lang': {
      const locale = LOCALES.find((one) => one === meant);
      return locale ? { setting: { set: 'lang', locale } } : unknown(LOCALES);
    }
  }
}
