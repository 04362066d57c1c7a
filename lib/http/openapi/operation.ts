import type { z } from 'zod';

/** A request of an operation, as its documentation shows it; the tests send every one of them to the running site. */
export interface Example {
  /** What it shows: `A card by the id of one of its printings`. */
  summary: string;
  /** Values of the path's parameters. */
  path?: Readonly<Record<string, string>>;
  /** Parameters behind `?`; a list stands for one parameter given several times. */
  query?: Readonly<Record<string, string | readonly string[]>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Status of the answer, where it is a refusal. */
  status?: number;
}

/** JSON that a schema describes, a file of a media type, or nothing. */
export type Answer = { schema: z.ZodType } | { mediaType: string; description: string } | { description: string };

/** What one route does for one method: described beside the route, put together to a document by document.ts. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Beneath the API's address, parameters in braces: `/cards/{code}`. */
  path: string;
  /** The name generated clients call it by. */
  id: string;
  tag: string;
  summary: string;
  description?: string;
  /** Parameters in the path; each of `path` has one. */
  params?: z.ZodObject;
  /** Parameters behind `?`. */
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** What the token must be made for, where one is needed. */
  scope?: string;
  answer: Answer;
  /** Status of the answer when all is well; 200 when left out. */
  goodStatus?: 200 | 201 | 204;
  /** Statuses of the problems it may answer with, beside those that every operation has. */
  refusals?: readonly number[];
  examples: readonly Example[];
}

/** The address an example asks, beneath the API's own. Throws where the example leaves out a parameter of the path. */
export function exampleAddress({ path }: Pick<Operation, 'path'>, example: Example): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = example.path?.[name];
    if (value === undefined) throw new Error(`The example “${example.summary}” of ${path} says no ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(example.query ?? {})) {
    for (const value of [values].flat()) query.append(name, value);
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}
