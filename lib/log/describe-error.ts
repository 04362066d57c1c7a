/**
 * What a log says of an error. Messages of Prisma repeat the arguments of the call, a password's hash among them, so
 * of those only the kind, the code and the table are kept; from all others, hashes are struck out.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: strikeHashes(String(error)) };
  if (error.name.startsWith('PrismaClient')) {
    return { type: error.name, code: field(error, 'code'), model: field(field(error, 'meta'), 'modelName') };
  }
  return {
    type: error.name,
    message: strikeHashes(error.message),
    code: field(error, 'code'),
    // The first line of a stack repeats the message.
    stack: strikeHashes(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Replaces hashes of passwords in a text. */
export function strikeHashes(text: string): string {
  return text.replaceAll(/\$argon2\w+\$[\w+/=,$]+/g, '[hash]');
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}
