/** The folder of the configuration: of the file that calls `cases()`, which paths in its options are relative to. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @param below the function whose caller is asked for */
export function callerFolder(below: (...args: never[]) => unknown): string {
  const file = callerFile(below);
  if (file === undefined) return process.cwd();
  return path.dirname(file.startsWith('file:') ? fileURLToPath(file) : file);
}

/** Playwright's own `prepareStackTrace` maps positions, not files, so it is safe to step around it. */
function callerFile(below: (...args: never[]) => unknown): string | undefined {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- kept only to be put back
  const { prepareStackTrace } = Error;
  try {
    Error.prepareStackTrace = (_, frames) => frames[0]?.getFileName() ?? undefined;
    const holder: { stack?: string } = {};
    Error.captureStackTrace(holder, below);
    return holder.stack;
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
  }
}
