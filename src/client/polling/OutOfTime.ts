/** What was waited for didn't end within the time limit. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
  /** What did not end, such as `The session`. */
  readonly what: string | undefined;

  /**
   * @param what such as `The session`; undefined where a single request took all the time
   * @param options with the failure of the last look as the cause, if it failed
   */
  constructor(what?: string, options?: ErrorOptions) {
    super(`${what ?? 'What was waited for'} did not end in time`, options);
    this.what = what;
  }
}
