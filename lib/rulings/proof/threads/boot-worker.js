// A worker thread does not take on the TypeScript loader of the thread that starts it, and Next does not bundle it.
import { register } from 'tsx/esm/api';

register();
export const { run } = await import('./worker.ts');
