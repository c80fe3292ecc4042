/** Functions that run in the page on all elements of a locator, put together of parts: nothing can be imported there. */

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever they take, `main` says how it calls them
type AnyFunction = (...parts: any[]) => unknown;
type Need = AnyFunction | object;

/**
 * A function that calls `main` with the elements, its argument and the other functions that it needs. Playwright
 * sends a function to the page as its text, so the text holds them all. Several can be given by their names.
 */
export function onElements<Argument, Result, Needs extends Need[]>(
  main: (elements: Element[], argument: Argument, ...needs: Needs) => Result,
  ...needs: Needs
): (elements: Element[], argument: Argument) => Result {
  const call = ['elements', 'argument', ...needs.map(textOf)].join(', ');
  const text = `(elements, argument) => (${main.toString()})(${call})`;
  return Object.assign((elements: Element[], argument: Argument) => main(elements, argument, ...needs), {
    toString: () => text,
  });
}

function textOf(need: Need): string {
  if (typeof need === 'function') return `(${String(need)})`;
  const named = Object.entries(need).map(([name, part]) => `${name}: (${String(part)})`);
  return `{ ${named.join(', ')} }`;
}
