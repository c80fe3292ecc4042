/** Words by which something must be so all the time: "never", "stays". */

/** Milliseconds, where it isn't said how long "never" and "stays" are watched. */
const USUAL = 2_000;
const ALWAYS = /(?:^| )(?:[Nn]ever|remains?|stays?|remained|stayed|continues? to be|keeps being)(?= |$)/;

/** What was so before is expected to be so anew. */
export const isAgain = (words: string): boolean => / (?:again|once more)$/.test(words);

/** "Not to stay" is to go, sooner or later. */
const NOT_ALWAYS = /(?:^| )(?:not|no longer) (?:remain|stay|continue)(?= |$)/;

/** How long what the words say must hold, by words such as "never" and "stays". */
export function lastingOf(words: string): number | undefined {
  return ALWAYS.test(words) && !NOT_ALWAYS.test(words) ? USUAL : undefined;
}
