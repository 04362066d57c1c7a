import type { Pattern } from './syntax';

/**
 * The pattern in the words of PostgreSQL's regular expressions, of which only what means the same is used: every
 * character as its code point, no classes that hang on the database's language, no groups that are remembered.
 */
export function toPostgres(pattern: Pattern): string {
  switch (pattern.kind) {
    case 'empty':
      return '(?:)';
    case 'start':
      return '^';
    case 'end':
      return '$';
    case 'char':
      // Any character: the only class that names none.
      if (pattern.ranges.length === 0) return '.';
      return `[${pattern.not ? '^' : ''}${pattern.ranges.map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`)).join('')}]`;
    case 'all':
      return pattern.of.map((part) => (part.kind === 'any' ? `(?:${toPostgres(part)})` : toPostgres(part))).join('');
    case 'any':
      return pattern.of.map(toPostgres).join('|');
    case 'repeat': {
      const { of, min, max } = pattern;
      if (max === 0) return '(?:)';
      return `(?:${toPostgres(of)}){${min},${max ?? ''}}`;
    }
  }
}

function escaped(point: number): string {
  const hex = Math.max(1, point).toString(16).toUpperCase();
  return hex.length > 4 ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}
