/**
 * A look is no step of a report, and leaves nothing in a trace. Playwright promises no way to that: known by a function of its
 * objects, without which looks are steps as others are. It also reads the stack of each call, so calls are made from the bottom
 * of one.
 */
type Wrap = <T>(call: () => Promise<T>, how: { internal: true }) => Promise<T>;

/** @param owner any object of Playwright's */
export function quietly<T>(owner: object, call: () => Promise<T>): Promise<T> {
  const wrap = (owner as { _wrapApiCall?: Wrap })._wrapApiCall;
  const run =
    typeof wrap === 'function' ? () => wrap.call(owner, call, { internal: true }) as Promise<T> : call;
  return new Promise((resolve, reject) => {
    queueMicrotask(() => {
      run().then(resolve, reject);
    });
  });
}
