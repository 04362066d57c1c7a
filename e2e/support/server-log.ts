import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect } from '@playwright/test';

/** Where the server of the tests writes; of a site that runs already, whoever runs the tests may say where. */
const LOG = process.env.E2E_SERVER_LOG ?? (process.env.E2E_URL ? undefined : '.data/e2e/server.log');

export const logIsReadable = LOG !== undefined;

/**
 * The newest link of a kind that was logged for a person, as the operator of a site without a mail server finds it.
 * The log names nobody; the page that the link leads to does.
 */
export async function loggedLink(
  request: APIRequestContext,
  kind: 'reset' | 'confirm',
  handle: string,
): Promise<string> {
  let link: string | undefined;
  const strangers = new Set<string>();
  await expect
    .poll(
      async () => (link = await search(request, kind, handle, strangers)),
      `a ${kind} link for ${handle} in the log`,
    )
    .toBeDefined();
  return link ?? '';
}

async function search(request: APIRequestContext, kind: string, handle: string, strangers: Set<string>) {
  const text = await readFile(LOG ?? '', 'utf8');
  const links = [...text.matchAll(/https?:\/\/[^\s"]+/g)]
    .map(([link]) => link)
    .filter((link) => link.includes(`/account/${kind}?`));
  for (const link of links.slice(-20).reverse()) {
    if (strangers.has(link)) continue;
    const page = await (await request.get(link)).text();
    if (page.includes(handle)) return link;
    strangers.add(link);
  }
  return undefined;
}
