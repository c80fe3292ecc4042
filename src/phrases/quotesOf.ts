/** Where a step quotes something. */
const QUOTES =
  /"(?:\\.|[^"\\])*"|“[^”"]*[”"]|„[^“”]*[“”]|«[^»]*»|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])|‘[^’]*’/gu;

/** The quote that an offset of the text stands in, as it opens; undefined outside of quotes. */
export function quotesOf(text: string): (offset: number) => string | undefined {
  const ranges = [...text.matchAll(QUOTES)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  return (offset) => {
    const [start] = ranges.find(([from, to]) => from < offset && offset < to) ?? [];
    return start === undefined ? undefined : text.charAt(start);
  };
}
