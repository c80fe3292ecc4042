/** How people write the steps of cases for applications that we don't know: each way in a few of its wordings. */
import { expect, test } from 'vitest';
import { readAll } from '../../src/language/read.js';
import { describeActions } from '../../src/meaning/describe.js';
import { EXAMPLES } from './examples.js';

/** What the last step means after those before it, which stand before an arrow. */
function meaningOf(text: string): string | undefined {
  const reading = readAll(text.split(' ⏎ ').map((step) => ({ text: step }))).at(-1);
  return reading?.understood === true ? describeActions(reading.actions) : undefined;
}

test.each(EXAMPLES.flatMap(({ ways }) => ways))('%s', (text, meaning) => {
  expect(meaningOf(text)).toBe(meaning);
});
