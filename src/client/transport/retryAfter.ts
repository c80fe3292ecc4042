/** `Retry-After` (RFC 9110, 10.2.3): seconds, or a date. In milliseconds; undefined where it is neither. */
export function retryAfter(header: string | string[] | undefined, now: Date): number | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
