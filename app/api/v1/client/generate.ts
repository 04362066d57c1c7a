import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { DOCUMENT } from '../document';

// `npm run client`: the types of the API, made from its document, for `openapi-fetch`. They are not committed: what is
// described beside the routes is the one source, and a test that speaks by them to the routes would be the first to see
// the two part. Programs elsewhere make theirs from /api/v1/openapi.json in the same way: what has a default may be left
// out of a body (`defaultNonNullable`).

const FILE = path.join(import.meta.dirname, 'generated/paths.ts');

const text = `// Made by \`npm run client\`.\n\n${astToString(await openapiTS(JSON.stringify(DOCUMENT), { defaultNonNullable: false }))}`;
// Left alone where nothing changed, so that whoever watches the file does not start anew.
if (text !== (await readFile(FILE, 'utf8').catch(() => ''))) {
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, text);
}
