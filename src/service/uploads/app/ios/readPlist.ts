/** A property list in either of its forms, XML or binary, as data. */
import { Script } from 'node:vm';
import { DOMParser, onWarningStopParsing } from '@xmldom/xmldom';

const BINARY = Buffer.from('bplist');
const MOST_MILLISECONDS = 1000;

/** @throws where it is malformed, or takes too long */
export async function readPlist(bytes: Buffer): Promise<unknown> {
  // ESM without a condition for `require`: our CommonJS build can only import it so.
  const { parse, parseBinary } = await import('plist');
  if (bytes.subarray(0, BINARY.length).equals(BINARY)) return withinTime(() => parseBinary(bytes));
  const xml = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return withinTime(() => {
    // `parse` lets the same parser write its complaints to the console, so it gets nothing to complain of.
    new DOMParser({ onError: onWarningStopParsing }).parseFromString(xml, 'text/xml');
    return parse(xml);
  });
}

/**
 * A few hundred bytes of binary plist can refer to each other so that they unfold to billions of values. What a
 * library does in one go can only be stopped from outside, which is what a script's time limit does.
 */
function withinTime<Result>(work: () => Result): Result {
  const outcome: { result?: Result } = {};
  const run = () => void (outcome.result = work());
  new Script('run()').runInNewContext({ run }, { timeout: MOST_MILLISECONDS });
  return outcome.result as Result;
}
