// Where the values of a JSON text stand, so that what is wrong is told with its line.

/** Levels of lists and objects: three times as many as any card needs. */
const DEEPEST = 20;
/** Names that code may take for something of its own. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const TOKEN = /"[^"\\]*(?:\\[^][^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

interface Frame {
  path: string;
  /** Of a list: the place of the value that comes next. */
  index?: number;
  /** Of an object: the name whose value comes next; undefined while a name is to come. */
  name?: string;
  /** Of an object: the names it had so far. */
  names?: Set<string>;
}

export interface JsonLines {
  /** Line of the value at a path such as `cards.3.name.en`, or of what holds it. From 1. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** What no set file has, whatever its fields. */
  trouble?: { line: number; message: string };
}

/** @param text well-formed JSON: it has been parsed. */
export function jsonLines(text: string): JsonLines {
  const lines = new Map<string, number>();
  const stack: Frame[] = [];
  let line = 1;
  let seen = 0;
  let trouble: JsonLines['trouble'];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    for (; seen < index; seen++) if (text[seen] === '\n') line++;
    const frame = stack.at(-1);
    if (token === '}' || token === ']') stack.pop();
    else if (token === ',') {
      if (frame?.index !== undefined) frame.index++;
      else if (frame) frame.name = undefined;
    } else if (frame && frame.index === undefined && frame.name === undefined) {
      frame.name = JSON.parse(token) as string;
      if (frame.names?.has(frame.name)) trouble ??= { line, message: `${frame.name.slice(0, 40)} is given twice` };
      frame.names?.add(frame.name);
      if (FORBIDDEN.has(frame.name)) trouble ??= { line, message: `no field may be called ${frame.name}` };
    } else if (token !== ':') {
      const path = frame ? joined(frame.path, frame.index ?? frame.name ?? '') : '';
      lines.set(path, line);
      if (token === '{') stack.push({ path, names: new Set() });
      if (token === '[') stack.push({ path, index: 0 });
      if (stack.length > DEEPEST) {
        trouble ??= { line, message: `expected at most ${DEEPEST} levels of lists and objects` };
        break;
      }
    }
  }
  return {
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const found = lines.get(path.slice(0, length).reduce<string>(joined, ''));
        if (found !== undefined) return found;
      }
      return 1;
    },
    ...(trouble ? { trouble } : {}),
  };
}

function joined(path: string, part: PropertyKey): string {
  return path === '' ? String(part) : `${path}.${String(part)}`;
}
