/** Puts functions together that run in the page, where nothing of ours can be imported. */

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever they take, `main` says how it calls them
type AnyFunction = (...parts: any[]) => unknown;

/**
 * A function that calls `main` with its argument and the other functions that it needs. Playwright sends a
 * function to the page as its text, so the text holds them all.
 */
export function pageFunction<Argument, Result, Needs extends AnyFunction[]>(
  main: (argument: Argument, ...needs: Needs) => Result,
  ...needs: Needs
): (argument: Argument) => Result {
  const call = ['argument', ...needs.map((need) => `(${need.toString()})`)].join(', ');
  const text = `(argument) => (${main.toString()})(${call})`;
  return Object.assign((argument: Argument) => main(argument, ...needs), { toString: () => text });
}
