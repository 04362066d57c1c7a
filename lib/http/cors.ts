const OPEN = { 'access-control-allow-origin': '*' };

/**
 * Lets programs of other sites read an answer. Only for what uses no cookies: without a token everyone gets the same
 * there, and a token is sent by a program that has it, never by a browser on its own.
 */
export function openToAll(response: Response): Response {
  for (const [name, value] of Object.entries(OPEN)) response.headers.set(name, value);
  return response;
}

/** Answer to a browser that asks, before the request itself, whether another site may make it. */
export function preflight(methods: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...OPEN,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': 'authorization, content-type, accept-language, if-match, if-none-match',
      'access-control-max-age': '86400',
    },
  });
}
