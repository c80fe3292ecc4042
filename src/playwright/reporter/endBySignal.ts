/**
 * Playwright ends a run well on SIGINT, and dies of SIGTERM, which is what CI systems send. So the one becomes the other. A second
 * SIGTERM finds nobody who listens, and ends the process at once.
 *
 * Gives what stops the listening.
 */
export function endBySignal(): () => void {
  const turnIntoInterrupt = () => process.kill(process.pid, 'SIGINT');
  process.once('SIGTERM', turnIntoInterrupt);
  return () => process.off('SIGTERM', turnIntoInterrupt);
}
