/** Bounds for what a page may put into a capture, and the names of headers whose values stay out of it. */

const MOST_CHARACTERS = 2_000;
const MOST_OF_DATA_URL = 100;
const MOST_OF_HEADER = 300;
const MOST_HEADERS = 40;
const SECRET_HEADER = /cookie|auth|token|secret|api-?key|password|session|csrf|xsrf/i;
const MASK = '***';

export const boundText = (text: string, most = MOST_CHARACTERS): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

/** Without the user name and password that an address may carry. */
export function boundUrl(url: string): string {
  if (url.startsWith('data:')) return boundText(url, MOST_OF_DATA_URL);
  return boundText(url.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#@]*@/i, '$1'));
}

export function boundHeaders(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).slice(0, MOST_HEADERS);
  return Object.fromEntries(
    kept.map(([name, value]) => [
      boundText(name, MOST_OF_HEADER),
      SECRET_HEADER.test(name) ? MASK : boundText(value, MOST_OF_HEADER),
    ]),
  );
}

/** Every text in a value of JSON. */
export function boundTexts(value: unknown): unknown {
  if (typeof value === 'string') return boundText(value);
  if (Array.isArray(value)) return value.map(boundTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, boundTexts(inner)]));
}
