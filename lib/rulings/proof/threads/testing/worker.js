/** A worker that does what it is told: waits for ever, fails, or gives back what it got. */
export function run({ work, begun }) {
  begun.postMessage('begun');
  if (work === 'fail') throw new RangeError('it was told to');
  if (work === 'endless') for (;;);
  return work;
}
