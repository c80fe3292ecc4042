/** A regular expression as people write it in a step: `€ \d+`, or between slashes with flags. */

const BETWEEN_SLASHES = /^\/(.+)\/([imsu]*)$/s;

/** Undefined where it is none, and where nothing would already fit it: that would say nothing of the page. */
export function toPattern(text: string): RegExp | undefined {
  const [, source = text, flags = ''] = BETWEEN_SLASHES.exec(text) ?? [];
  try {
    const pattern = new RegExp(source, flags);
    return pattern.test('') ? undefined : pattern;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
