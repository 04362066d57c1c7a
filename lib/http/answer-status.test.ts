import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { answerWithStatus, askedPath, duringAnswer } from './answer-status';

describe('the answer being made', () => {
  it('is known with its path, whoever asks deep below, and to nobody afterwards', async () => {
    const server = createServer((_, response) =>
      duringAnswer(response, () => {
        answerWithStatus(404);
        response.end(askedPath());
      }),
    );
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    try {
      const { port } = server.address() as AddressInfo;
      const answer = await fetch(`http://127.0.0.1:${port}/pl/ccg/decks/none?comments=2`);
      expect([answer.status, await answer.text()]).toEqual([404, '/pl/ccg/decks/none']);
      expect([askedPath(), answerWithStatus(404)]).toEqual([undefined, false]);
    } finally {
      server.close();
    }
  });
});
