import { type APIRequestContext, expect } from '@playwright/test';
import { unescape } from 'html-escaper';

/**
 * Sends a form of the site as a browser without a script does, and answers with where that leads: a path of the site,
 * or undefined where the page shows the form again. For what is tried elsewhere than at the form itself.
 *
 * @param path page on which the form stands
 * @param fields what somebody types; all of them are fields of that one form
 */
export async function sendForm(
  request: APIRequestContext,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const page = await request.get(path);
  const forms = (await page.text()).match(/<form\b.*?<\/form>/gs) ?? [];
  const form = forms.find((one) => Object.keys(fields).every((name) => one.includes(` name="${name}"`)));
  expect(form, `a form with ${Object.keys(fields).join(', ')} at ${path}`).toBeDefined();
  const hidden = [...(form ?? '').matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)].map(
    ([, name = '', value = '']) => [unescape(name), unescape(value)] as const,
  );
  const answer = await request.post(page.url(), {
    multipart: { ...Object.fromEntries(hidden), ...fields },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(answer.status(), `the answer to the form at ${path}`).toBeLessThan(400);
  return answer.headers().location;
}
