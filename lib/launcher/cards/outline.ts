/** Lines longer than this are broken into an outline. */
const WIDTH = 88;

/**
 * A value of the set files as an indented outline, for reading: what fits on a line stays on one.
 *
 *     kind instant, timing main
 *     steps
 *       1. do hide, what (side enemy, in here, cost (atMost 3))
 */
export function outline(value: unknown, indent = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => numbered(outline(item, `${indent}   `), indent, index));
  if (!isObject(value)) return [`${indent}${inline(value)}`];
  const lines: string[] = [];
  let short: string[] = [];
  const flush = () => {
    if (short.length > 0) lines.push(`${indent}${short.join(', ')}`);
    short = [];
  };
  const fits = (...words: string[]) => indent.length + words.join(', ').length <= WIDTH;
  for (const [field, inner] of Object.entries(value)) {
    const words = `${field} ${inline(inner)}`;
    const isShort = fits(words) && !isListOfObjects(inner);
    if (!isShort || !fits(...short, words)) flush();
    if (isShort) short.push(words);
    else if (isObject(inner) || Array.isArray(inner)) lines.push(`${indent}${field}`, ...outline(inner, `${indent}  `));
    else lines.push(`${indent}${words}`);
  }
  flush();
  return lines;
}

/** Puts the number of an entry before its first line. */
function numbered([first = '', ...rest]: readonly string[], indent: string, index: number): string[] {
  return [`${indent}${index + 1}. ${first.trimStart()}`, ...rest];
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (isObject(value)) {
    const fields = Object.entries(value).map(([field, inner]) => `${field} ${inline(inner)}`);
    return `(${fields.join(', ') || 'any'})`;
  }
  return typeof value === 'string' && /^[A-Za-z]+$/.test(value) ? value : JSON.stringify(value);
}

/** Steps, grants and the like read better one below the other. */
function isListOfObjects(value: unknown): boolean {
  return (
    Array.isArray(value) && value.some((item) => isObject(item) && ('do' in item || 'grant' in item || 'kind' in item))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
