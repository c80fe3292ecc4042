/**
 * Vitest calls `process.exit` as soon as a signal comes. This lets something be finished first, and touches that function
 * only then. A second signal finds nobody who listens, and ends the process at once.
 */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Gives what stops the listening. */
export function beforeExit(finish: () => Promise<void>): () => void {
  const listen = () => {
    stop();
    postponeExit(finish());
  };
  const stop = () => {
    for (const signal of SIGNALS) process.off(signal, listen);
  };
  // In front of Vitest's own, which before 4.0 exits at once.
  for (const signal of SIGNALS) process.prependListener(signal, listen);
  return stop;
}

function postponeExit(finished: Promise<void>): void {
  // oxlint-disable-next-line no-restricted-properties -- It is Vitest that ends the process; this only lets it wait.
  const exit = process.exit.bind(process);
  const later = (code?: number | string | null): void => {
    // The code that is given may be none, which Node would take for a success.
    const leave = () => exit(code ?? process.exitCode);
    finished.then(leave, leave);
  };
  // oxlint-disable-next-line no-restricted-properties -- As above.
  process.exit = later as typeof process.exit;
}
