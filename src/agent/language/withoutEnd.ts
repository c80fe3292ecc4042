/** A step in one line, without the mark that ends it. "Press ?" ends with a key. */
export function withoutEnd(step: string): string {
  const line = step.replace(/\s+/g, ' ').trim();
  return KEY_AT_END.test(line) ? line : line.replace(/[\s.;:!?,…]+$/, '');
}

const KEY_AT_END = /\b(?:press|hit|push)(?:e[sd]|ing)?\b[^"]*[\s+][.;:!?,]$/i;
