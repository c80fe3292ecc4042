/** Whether a process of this machine is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's may not be asked, so it is there.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
