/** A message without what differs from case to case, so that the same failure is counted once. */

const LONGEST = 160;

export const messageShape = (message: string): string =>
  message
    .split('\n', 1)[0]
    ?.replace(/^Step \d+ of \d+ [^:]*: /, '')
    .replace(/\bhttps?:\/\/[^\s"'<>]+/g, '<address>')
    .replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, '“…”')
    .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, '<id>')
    .replace(/\b\d+(?:[.,:]\d+)*\b/g, '#')
    .replace(/“…”(?:, “…”)+/g, '“…”')
    .replaceAll('"', '')
    .slice(0, LONGEST)
    .trim() ?? '';
