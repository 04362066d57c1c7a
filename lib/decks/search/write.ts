import { type Condition } from './condition';

/** Conditions as text that is read back as the same conditions. */
export function writeQuery(conditions: readonly Condition[]): string {
  return conditions.map(written).join(' ');
}

function written(condition: Condition): string {
  switch (condition.field) {
    case 'name':
      return sign(condition) + quoted(condition.text);
    case 'card':
    case 'mission':
      return `${sign(condition)}${condition.field}:${quoted(condition.text)}`;
    case 'keyword':
      return `${sign(condition)}keyword:${quoted(condition.keyword)}`;
    case 'faction':
      return `${sign(condition)}faction:${quoted(condition.faction)}`;
    case 'author':
      return `${sign(condition)}author:${quoted(condition.handle)}`;
    case 'tag':
      return `${sign(condition)}tag:${quoted(condition.tag)}`;
    case 'legal':
      return `legal:${condition.legal ? 'yes' : 'no'}`;
    case 'size':
    case 'likes':
      return `${condition.field}${relation(condition.relation)}${condition.value}`;
    case 'updated':
      return `updated${relation(condition.relation)}${condition.day}`;
  }
}

const sign = ({ negated }: { negated: boolean }) => (negated ? '-' : '');
const relation = (sign: string) => (sign === '=' ? ':' : sign);

/** In quotes where it would fall apart, or be taken for something else, without them. Quotes themselves have no place. */
function quoted(text: string): string {
  const plain = text.replaceAll('"', ' ').replace(/\s+/gu, ' ').trim();
  return /^[^\s:=<>-][^\s:=<>]*$/u.test(plain) ? plain : `"${plain}"`;
}
