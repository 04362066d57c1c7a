import path from 'node:path';
import { runToEnd } from '../run';
import { readSettings } from '../settings';
import { start } from '../site/start';

// `npm start` with a stand-in for the site: the whole launcher but for the build.
const program = path.join(import.meta.dirname, 'stand-in.ts');
await runToEnd((shutdown) => start(readSettings(process.env), { mode: 'production', program }, shutdown), 0);
