/**
 * Milliseconds in which a web server that was told to stop goes on answering while it says so at /api/health, from
 * DRAIN_SECONDS: as long as the balancer in front takes to notice. None when unset: without a balancer nobody looks.
 */
export function drainMs({ DRAIN_SECONDS }: NodeJS.ProcessEnv): number {
  const seconds = Number(DRAIN_SECONDS);
  return seconds > 0 ? Math.min(seconds, 300) * 1000 : 0;
}
