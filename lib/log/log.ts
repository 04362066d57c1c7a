import pino from 'pino';
import { describeError, strikeHashes } from './describe-error';

/** Names of values that never reach a log, at the top of a record or one level down. */
const SECRET_FIELDS = ['password', 'passwordHash', 'newPassword', 'token', 'secret', 'authorization', 'cookie'];

/** Options of the log, apart so that a test can write to a stream of its own. */
export const logOptions: pino.LoggerOptions = {
  level: process.env.LOG_LEVEL ?? (process.env.VITEST ? 'silent' : 'info'),
  base: null,
  redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  serializers: { err: describeError, error: describeError },
  // pino copies the message of what stands under this key into the record, past the serializer: so nothing does.
  errorKey: 'none',
  hooks: { streamWrite: strikeHashes },
};

/** The server's log: one JSON line a record, on standard output. Errors go in as `{ err }`. */
export const log = pino(logOptions);
