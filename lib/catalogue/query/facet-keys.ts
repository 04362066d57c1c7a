import type { Condition, ListField } from './condition';
import { isOpen, squash } from './values';

// The values of a card's lists as one list of texts, `type:character`, `keyword:Team 7`, which one index of the database
// answers for. Of open fields the squashed value stands beside it, `keyword~team7`: what is typed like it finds it.

/** Values of a card by what it is asked for. */
export type ListValues = Readonly<Partial<Record<ListField, readonly string[]>>>;

/** All keys of a card, each once. */
export function facetKeys(values: ListValues): string[] {
  const fields = Object.entries(values) as [ListField, readonly string[]][];
  return [
    ...new Set(
      fields.flatMap(([field, of]) =>
        of.flatMap((value) => [facetKey(field, value), ...(isOpen(field) ? [alikeKey(field, squash(value))] : [])]),
      ),
    ),
  ];
}

/** Keys of which a card has one that meets a condition. */
export function askedKeys({ field, values, alike }: Extract<Condition, { on: 'list' }>): string[] {
  // A filter's value may be spelt in another case, `team 7`, and is not known before the cards are asked.
  const also = isOpen(field) ? [...values.map(squash), ...alike].map((squashed) => alikeKey(field, squashed)) : [];
  return [...values.map((value) => facetKey(field, value)), ...also];
}

/** The value that a key says of a field; undefined for the key of another. */
export function valueIn(key: string, field: ListField): string | undefined {
  return key.startsWith(`${field}:`) ? key.slice(field.length + 1) : undefined;
}

function facetKey(field: ListField, value: string): string {
  return `${field}:${value}`;
}

function alikeKey(field: ListField, squashed: string): string {
  return `${field}~${squashed}`;
}
