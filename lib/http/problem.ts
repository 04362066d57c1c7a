import type { z } from 'zod';

/** What is wrong with one field of a request. `path` is where it stands in the body: `cards[1].count`. */
export interface FieldError {
  path: string;
  message: string;
}

export interface Problem {
  /** Short, the same for every problem of this kind. */
  title: string;
  /** This occurrence: what is wrong and what to do. */
  detail?: string;
  /** Relative address that names the kind, for programs: `/problems/conflict`. Left out: the status says it all. */
  type?: string;
  errors?: readonly FieldError[];
  /** Members of its own for one kind of problem. */
  more?: Readonly<Record<string, unknown>>;
}

/** An error answer as RFC 9457 says it: `application/problem+json`, never cached. */
export function problem(
  status: number,
  { title, detail, type, errors, more }: Problem,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = { type: type ?? 'about:blank', title, status, detail, errors, ...more };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** The wrong fields of a body or query that a schema refused: each path once, with the first thing wrong there. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const messages = new Map<string, string>();
  const note = (path: readonly PropertyKey[], message: string) => {
    const text = jsonPath(path);
    if (!messages.has(text)) messages.set(text, message);
  };
  for (const issue of error.issues) {
    // Unknown members are reported at their own names, so that a misspelt field is found at a glance.
    if (issue.code === 'unrecognized_keys') issue.keys.forEach((key) => note([...issue.path, key], 'Unknown field'));
    else note(issue.path, plainly(issue.message));
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}

/** The schema library's own wording for a value of another kind, in plain words; any other message as it is. */
function plainly(message: string): string {
  const [, expected, received] = /^Invalid input: expected (\S+), received (\S+)$/.exec(message) ?? [];
  if (expected === undefined) return message;
  const kind = /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
  return received === 'undefined'
    ? `Missing; ${kind} belongs here`
    : `${kind.replace('a', 'A')} belongs here, not ${received}`;
}

/** 400 for a body or query that a schema refused, naming each wrong field. */
export function invalid(errors: readonly FieldError[], title = 'The request is not valid'): Response {
  // A hostile body can be wrong in thousands of places; the first ones say enough.
  return problem(400, { title, errors: errors.slice(0, 50) });
}

export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? String(step) : `${text}.${String(step)}`;
  }, '');
}
