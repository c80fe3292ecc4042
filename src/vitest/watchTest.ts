/** Whether a test of Vitest still goes on. */
import type { TestContext } from 'vitest';

export interface TestWatch {
  /** Aborted when the test is over, though its body still runs. */
  signal: AbortSignal;
  isOver: () => boolean;
  end: () => void;
}

/** Milliseconds. */
const LOOK = 200;

/**
 * Vitest aborts a test's signal when its time is up; one that it gives up because another one failed (`--bail`) is not
 * reported: its state is all there is to see.
 */
export function watchTest({ task, signal }: Pick<TestContext, 'task' | 'signal'>): TestWatch {
  const controller = new AbortController();
  const isOver = () => signal.aborted || (task.result !== undefined && task.result.state !== 'run');
  const look = () => {
    // Vitest 3 tries for ever to tell a main process of it that is gone.
    if (isOrphan()) process.kill(process.pid, 'SIGKILL');
    if (isOver()) controller.abort();
  };
  const timer = setInterval(look, LOOK).unref();
  signal.addEventListener('abort', look);
  return {
    signal: controller.signal,
    isOver,
    end() {
      clearInterval(timer);
      signal.removeEventListener('abort', look);
    },
  };
}

/** The main process is gone, and its service with it. Threads go with it, too, and have no such connection. */
const isOrphan = () => (process.connected as boolean | undefined) === false;
