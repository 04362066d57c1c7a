/** A worker that does what it is told: waits for ever, fails, or gives back what it got. */
export function run({ scenario, begun }) {
  begun.postMessage('begun');
  if (scenario === 'fail') throw new RangeError('it was told to');
  if (scenario === 'endless') for (;;);
  return scenario;
}
