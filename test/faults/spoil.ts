/** Answers that are spoilt in one way or another. */
import type { Struck } from './FaultProxy.js';
import type { Passed } from './forward.js';

export const HTML = Buffer.from('<!doctype html><title>Welcome</title><p>Please sign in to this network.');

/** The head, and half of the body that it promises. */
export async function half({ forward, response }: Struck): Promise<void> {
  const { status, headers, body } = await forward();
  response.writeHead(status, { ...headers, 'content-length': Math.max(body.length, 2) });
  await new Promise<unknown>((resolve) =>
    response.write(body.length > 1 ? body.subarray(0, body.length / 2) : ' ', resolve),
  );
}

/** JSON of that many bytes. */
export function* noise(size: number): Generator<Buffer> {
  const head = Buffer.from('{"noise":"');
  const tail = Buffer.from('"}');
  const piece = Buffer.alloc(1024 * 1024, 'x');
  yield head;
  let left = size - head.length - tail.length;
  for (; left > piece.length; left -= piece.length) yield piece;
  yield piece.subarray(0, left);
  yield tail;
}

const TIMES = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** As by a clock that goes wrong by so many days. */
export function shifted(passed: Passed, days: number): Passed {
  const ms = days * 24 * 60 * 60_000;
  const isJson = passed.headers['content-type']?.includes('json');
  const move = (time: string) => new Date(Date.parse(time) + ms).toISOString();
  return {
    ...passed,
    headers: { ...passed.headers, date: new Date(Date.now() + ms).toUTCString() },
    body: isJson ? Buffer.from(passed.body.toString().replaceAll(TIMES, move)) : passed.body,
  };
}
