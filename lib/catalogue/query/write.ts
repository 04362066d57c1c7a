import { quoteIfNeeded, writeTree } from '@/lib/query/write';
import type { CardTree, Condition, Setting } from './condition';

/** The one spelling of a query: what is asked, then how it is shown. Reading it gives the same tree. */
export function writeQuery(tree: CardTree, settings: readonly Setting[] = []): string {
  return [writeTree(tree, writeCondition), ...settings.map(writeSetting)].filter(Boolean).join(' ');
}

export function writeCondition(condition: Condition): string {
  switch (condition.on) {
    case 'words':
      return condition.text;
    case 'phrase': {
      const { field, match, typed } = condition;
      const text = typed.replaceAll('"', '').trim();
      if (field === 'any') return `"${text}"`;
      if (match === 'is') return field === 'name' ? `!"${text}"` : `${field}="${text}"`;
      return `${field}:${match === 'whole' ? `"${text}"` : text}`;
    }
    case 'pattern':
      return condition.field === 'name' ? `/${condition.source}/` : `${condition.field}:/${condition.source}/`;
    case 'range':
      return writeRange(condition.field, condition);
    case 'owned':
      return writeRange(condition.list ?? 'owned', condition);
    case 'compare':
      return `${condition.left}${condition.relation}${condition.right}`;
    case 'mission-number':
      return `number:M${String(condition.number).padStart(2, '0')}`;
    case 'list':
      return `${condition.field}:${[...condition.values, ...condition.alike].map(quoteIfNeeded).join(',')}`;
    case 'standing': {
      const format = condition.format.slice(condition.format.indexOf('/') + 1);
      return condition.is === 'restricted' ? 'is:restricted' : `${condition.is}:${format}`;
    }
    case 'in-deck':
      return 'in:deck';
    case 'ruling':
      return 'has:ruling';
  }
}

function writeRange(field: string, { min, max }: { min?: number; max?: number }): string {
  if (min === max) return `${field}:${min}`;
  if (max === undefined) return `${field}>=${min}`;
  if (min === undefined) return `${field}<=${max}`;
  return `${field}:${min}..${max}`;
}

function writeSetting(setting: Setting): string {
  switch (setting.set) {
    case 'sort':
      return `sort:${setting.sort}${setting.descending === undefined ? '' : setting.descending ? '-desc' : '-asc'}`;
    case 'dir':
      return `dir:${setting.descending ? 'desc' : 'asc'}`;
    case 'unique':
      return `unique:${setting.unique}`;
    case 'lang':
      return `lang:${setting.locale}`;
  }
}
