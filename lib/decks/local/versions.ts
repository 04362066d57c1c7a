import type { PROBLEMS, VersionRequest } from '../contract';
import { isRecord } from './stored-form';

/** `PROBLEMS.staleDeck` of the contract, whose module the browser does not load. */
const STALE: (typeof PROBLEMS)['staleDeck'] = '/problems/stale-deck';
const TOO_MANY: (typeof PROBLEMS)['tooManyVersions'] = '/problems/too-many-versions';

/** Names the present revision of a deck on the server. Never rejects: whatever goes wrong is an answer. */
export async function nameVersion(
  deck: string,
  version: VersionRequest,
  locale: string,
  request: typeof fetch = (...args) => fetch(...args),
): Promise<'named' | 'moved-on' | 'too-many' | 'failed'> {
  try {
    const response = await request(`/api/decks/${deck}/versions`, {
      method: 'POST',
      body: JSON.stringify(version),
      headers: { 'Accept-Language': locale, 'Content-Type': 'application/json' },
    });
    if (response.ok) return 'named';
    const problem: unknown = await response.json();
    const type = isRecord(problem) ? problem.type : undefined;
    return type === STALE ? 'moved-on' : type === TOO_MANY ? 'too-many' : 'failed';
  } catch {
    return 'failed';
  }
}
