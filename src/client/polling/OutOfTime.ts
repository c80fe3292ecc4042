/** What was waited for didn't end within the time limit. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';

  /**
   * @param what such as `The session`
   * @param options with the failure of the last look as the cause, if it failed
   */
  constructor(what = 'The session', options?: ErrorOptions) {
    super(`${what} did not end in time`, options);
  }
}
