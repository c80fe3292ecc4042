/**
 * The notation of rules: a pattern becomes its parts.
 *
 *     click|press           one of these words               {thing}        what the category `thing` gives
 *     next_to               words one after the other        {thing:other}  the same, known as `other`
 *     (with|as {value})?    a part that may be missing       (a b | c)      one of several parts
 */
export type Part =
  | {
      is: 'words';
      /** By the first of them. */
      byFirst: ReadonlyMap<string, readonly (readonly string[])[]>;
      first: ReadonlySet<string>;
    }
  | { is: 'slot'; category: string; name: string }
  | { is: 'all'; parts: readonly Part[] }
  | { is: 'any'; parts: readonly Part[] }
  | { is: 'maybe'; part: Part };

/** The words that it can begin with; undefined where these aren't known. */
export function firstWords(part: Part): ReadonlySet<string> | undefined {
  switch (part.is) {
    case 'words':
      return part.first;
    case 'any': {
      const all = part.parts.map(firstWords);
      return all.includes(undefined) ? undefined : new Set(all.flatMap((words) => [...(words ?? [])]));
    }
    case 'all': {
      const words = new Set<string>();
      for (const one of part.parts) {
        const first = firstWords(one.is === 'maybe' ? one.part : one);
        if (first === undefined) return undefined;
        for (const word of first) words.add(word);
        if (one.is !== 'maybe') return words;
      }
      return undefined;
    }
    case 'slot':
    case 'maybe':
      return undefined;
  }
}

/** @throws Error for a pattern that can't be read */
export function parsePattern(pattern: string): Part {
  const symbols = pattern.match(/\\[()]|\{[^}]*\}\??|\(|\)\??| \| |[^\s(){}]+/g) ?? [];
  let at = 0;
  let depth = 0;
  const part = parseAny();
  if (at < symbols.length) throw new Error(`The pattern "${pattern}" has a bracket too many.`);
  return part;

  function parseAny(): Part {
    const parts = [parseAll()];
    while (symbols[at] === ' | ') {
      at++;
      parts.push(parseAll());
    }
    return parts.length === 1 && parts[0] ? parts[0] : { is: 'any', parts };
  }
  function parseAll(): Part {
    const parts: Part[] = [];
    for (
      let symbol = symbols[at];
      symbol !== undefined && symbol !== ' | ' && !symbol.startsWith(')');
      symbol = symbols[at]
    ) {
      at++;
      const before = symbols[at - 2];
      if (depth > 0 && isWords(symbol) && isWords(before) && `${symbol}${before}`.includes('|')) {
        throw new Error(
          `In the pattern "${pattern}" it isn't clear how far "${before} ${symbol}" goes. Write "_" between words.`,
        );
      }
      parts.push(symbol === '(' ? parseGroup() : parseOne(symbol));
    }
    return parts.length === 1 && parts[0] ? parts[0] : { is: 'all', parts };
  }
  function parseGroup(): Part {
    depth++;
    const part = parseAny();
    depth--;
    const close = symbols[at++];
    return close === ')?' ? { is: 'maybe', part } : part;
  }
}

const isWords = (symbol: string | undefined): symbol is string =>
  symbol !== undefined && /^[^(){}]+$/.test(symbol) && symbol !== ' | ';

/** Most symbols stand in several patterns. */
const KNOWN = new Map<string, Part>();

function parseOne(symbol: string): Part {
  const known = KNOWN.get(symbol) ?? readSymbol(symbol);
  KNOWN.set(symbol, known);
  return known;
}

function readSymbol(symbol: string): Part {
  const isMaybe = symbol.endsWith('?') && symbol.length > 1;
  const plain = (isMaybe ? symbol.slice(0, -1) : symbol).replace(/^\\/, '');
  const slot = /^\{([^:}]*)(?::([^}]*))?\}$/.exec(plain);
  const part: Part = slot
    ? { is: 'slot', category: slot[1] ?? '', name: slot[2] ?? slot[1] ?? '' }
    : wordsOf(plain.toLowerCase());
  return isMaybe ? { is: 'maybe', part } : part;
}

function wordsOf(alternatives: string): Part {
  const groups = byFirst(alternatives.split('|').map((words) => words.split('_')));
  return { is: 'words', byFirst: groups, first: new Set(groups.keys()) };
}

function byFirst(lists: readonly string[][]): Map<string, string[][]> {
  const groups = new Map<string, string[][]>();
  for (const list of lists) {
    const [first = ''] = list;
    const before = groups.get(first);
    if (before === undefined) groups.set(first, [list]);
    else before.push(list);
  }
  return groups;
}
