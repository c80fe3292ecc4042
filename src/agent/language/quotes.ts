/** Quoted names are set aside before a step is read, so that nothing in them is taken for language. */

export interface Masked {
  /** Each quoted name is replaced by its number in double quotes: `click "0"`. */
  text: string;
  quoted: string[];
}

const ESCAPED = String.raw`"((?:\\.|[^"\\])*)"`;
const CURLY =
  '“([^”"]*)[”"]|„([^“”]*)[“”]|”([^”]*)”|«([^»]*)»|»([^«»]*)[«»]|‹([^›]*)›|›([^‹›]*)[‹›]|‚([^‘’]*)[‘’]|「([^」]*)」|『([^』]*)』|＂([^＂]*)＂|`([^`]+)`';
// An apostrophe is a quotation mark only where a word can't go on: "the user's", "don't" and 'it's here' are read well.
const SINGLE = String.raw`(?<![\p{L}\p{N}])'((?:[^']|'(?=[\p{L}\p{N}]))*)'(?![\p{L}\p{N}])`;
const SINGLE_CURLY = String.raw`‘((?:[^’]|’(?=[\p{L}\p{N}]))*)’`;
const QUOTES = new RegExp([ESCAPED, CURLY, SINGLE, SINGLE_CURLY].join('|'), 'gu');
/** Most steps quote by nothing else, and are searched faster for it alone. */
const ONLY_STRAIGHT = new RegExp(ESCAPED, 'gu');
const OTHER_MARK = /['“”„«»‹›‚‘’「」『』＂`]/;

/** A regular expression between slashes is quoted by them, where a step says that one follows. */
const SLASHED =
  /((?:match(?:es|ing)?|like)(?: the)?(?: pattern| regex| regexp| regular expression)? )(\/(?:\\.|[^/\\])+\/[imsu]*)(?=[\s.,;]|$)/gi;

function quotePatterns(text: string): string {
  return text.replace(SLASHED, (_whole, lead: string, pattern: string) => {
    return `${lead}"${pattern.replace(/["\\]/g, '\\$&')}"`;
  });
}

export function maskQuotes(written: string): Masked {
  const text = written.includes('/') ? quotePatterns(written) : written;
  const quoted: string[] = [];
  const masked = text.replace(
    OTHER_MARK.test(text) ? QUOTES : ONLY_STRAIGHT,
    (match: string, ...groups: unknown[]) => {
      const [escaped, ...others] = groups.slice(0, -2) as (string | undefined)[];
      const name = escaped?.replace(/\\(["\\])/g, '$1') ?? others.find((other) => other !== undefined) ?? '';
      // In French there is a space within the marks.
      quoted.push(match.startsWith('«') ? name.trim() : name);
      return `"${quoted.length - 1}"`;
    },
  );
  return { text: masked.replace(/’/g, "'"), quoted };
}

/** The name that a mark such as `"0"` stands for; undefined where the words aren't such a mark. */
export function unquote(words: string, quoted: readonly string[]): string | undefined {
  const number = /^"(\d+)"$/.exec(words)?.[1];
  return number === undefined ? undefined : quoted[Number(number)];
}
