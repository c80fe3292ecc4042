/** What came of an action that succeeded. */
export interface Performed {
  /** One line, past tense: what was done or seen. */
  summary: string;
  /** Where on the page it was done or seen. */
  locator?: string;
  expected?: string;
  observed?: string;
  /** Worth telling the user although the step succeeded: how a thing was found, an HTTP error status. */
  note?: string;
  /** A picture that was asked for, as JPEG. */
  picture?: Uint8Array;
}
