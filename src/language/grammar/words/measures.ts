/** Addresses, times, counts, files, sizes and variables. */
import type { Node, Reader } from '../../chart.js';
import type { Token } from '../../tokens.js';
import { readCount, readNumber, unitOfTime } from '../../lexicon/numbers.js';

export const readAddress: Reader = ({ tokens }, at) => {
  const token = tokens[at];
  if (token === undefined) return [];
  if (token.type === 'address') return [{ end: at + 1, cost: 0, value: withScheme(token.text) }];
  if (token.type === 'word' && HOST_AND_PATH.test(token.text)) {
    return [{ end: at + 1, cost: 0, value: token.text }];
  }
  if (token.type !== 'quoted') return [];
  const address = IN_CODE.exec(token.text)?.[1] ?? token.text;
  return ADDRESS.test(address) ? [{ end: at + 1, cost: 0, value: address }] : [];
};

const ADDRESS =
  /^(?:[a-z][a-z\d+.-]*:\/\/\S+|(?:javascript|view-source|blob|mailto):\S+|\/\S*|about:\S+|data:[a-z]+\/[^]+|\{\{[^{}]+\}\}\S*|[\w-]+(?:\.[\w-]+)*\.(?:html?|php|aspx?|com|org|net|io|de|test|example|dev|app)(?:[/?#:]\S*)?|localhost(?::\d+)?\S*|[?#]\S+|\.{1,2}\/\S*)$/i;

/** "demoqa.com/buttons", but no "report.com". */
const HOST_AND_PATH = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|io|de|test|example|dev|app)\/\S+$/i;

/** As it stands in a test's code. */
const IN_CODE = /^(?:await )?(?:cy\.visit|page\.goto|browser\.url)\(["'`]([^"'`]+)["'`]\);?$/;

const withScheme = (address: string): string =>
  /^(?:\d{1,3}\.){3}\d{1,3}/.test(address) ? `https://${address}` : address;

/** "3", "€20", "12.50": by how much a number changes. */
export const readHowMuch: Reader = ({ tokens }, at) => {
  const isMarked = /^[€£$¥]$/.test(tokens[at]?.text ?? '');
  const end = at + (isMarked ? 2 : 1);
  const text = (tokens[end - 1]?.lower ?? '').replace(/^[€£$¥]/, '');
  const count = readCount(text) ?? (/^\d+\.\d+$/.test(text) ? Number(text) : undefined);
  return count === undefined ? [] : [{ end, cost: 0, value: count }];
};

export const readDuration: Reader = (chart, at) => {
  const { tokens } = chart;
  const [value, unit] = tokens.slice(at, at + 2);
  if (value === undefined) return [];
  if (value.text === '~') return [...readDuration(chart, at + 1)];
  if (value.lower === 'half' && /^an?$/.test(unit?.lower ?? '')) return halfOf(tokens, at);
  const [, number, letters = ''] = /^(\d+(?:\.\d+)?)(ms|s|sec|secs|min|mins|h)$/.exec(value.lower) ?? [];
  if (number !== undefined) {
    return [{ end: at + 1, cost: 0, value: Number(number) * (unitOfTime(letters) ?? 0) }];
  }
  return ofUnits(durationCount(value), unit, at);
};

function ofUnits(count: number, unit: Token | undefined, at: number): Node[] {
  const factor = unitOfTime(unit?.lower ?? '');
  return count > 0 && factor !== undefined ? [{ end: at + 2, cost: 0, value: count * factor }] : [];
}

/** "Half a minute". */
function halfOf(tokens: readonly Token[], at: number): Node[] {
  const half = unitOfTime(tokens[at + 2]?.lower ?? '');
  return half === undefined ? [] : [{ end: at + 3, cost: 0, value: half / 2 }];
}

/** "A minute" is one. */
const durationCount = ({ text, lower }: Token): number =>
  readNumber(text) ?? readCount(lower) ?? (/^an?$/.test(lower) ? 1 : 0);

/** "twice", "three times", "4x", "x2", "×2", "3 times in a row", "two more times". */
export const readTimes: Reader = ({ tokens }, at) => {
  const words = tokens.slice(at, at + 5).map(({ type, lower }) => (type === 'quoted' ? '"' : lower));
  const [first = '', second = ''] = words;
  const alone = timesAlone(first);
  if (alone !== undefined) {
    return [{ end: at + (/^(?:more|again)$/.test(second) ? 2 : 1), cost: 0, value: alone }];
  }
  if (/^[x×]$/.test(first)) {
    return /^\d+$/.test(second) ? [{ end: at + 2, cost: 0, value: Number(second) }] : [];
  }
  const count = readCount(first);
  const said = TIMES.exec(words.slice(1).join(' '))?.[0];
  if (count === undefined || said === undefined) return [];
  return [{ end: at + 1 + said.split(' ').length, cost: 0, value: count }];
};

const TIMES = /^(?:(?:times|x|×)(?: in a row)?|(?:more|further) times?)(?= |$)/;

const timesAlone = (word: string): number | undefined =>
  TIMES_ALONE[word] ?? numberIn(/^(\d+)[x×]$/.exec(word)) ?? numberIn(/^[x×](\d+)$/.exec(word));

const TIMES_ALONE: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

const numberIn = (match: RegExpExecArray | null): number | undefined =>
  match ? Number(match[1]) : undefined;

export const readDigits: Reader = ({ tokens }, at) =>
  tokens[at]?.type === 'number' && /^\d+$/.test(tokens[at].text)
    ? [{ end: at + 1, cost: 0, value: tokens[at].text }]
    : [];

/** "admin/secret" */
export const readCredentials: Reader = ({ tokens }, at) => {
  const [, user, password] = /^([\w.@-]+)\/([^\s/]+)$/.exec(tokens[at]?.text ?? '') ?? [];
  return user !== undefined && password !== undefined
    ? [{ end: at + 1, cost: 0.1, value: { user, password } }]
    : [];
};

export const readFiles: Reader = ({ tokens }, at) => {
  const nodes: Node[] = [];
  const names: string[] = [];
  for (let end = at; isFile(tokens[end]); end += linkAt(tokens, end + 1)) {
    names.push(tokens[end]?.text ?? '');
    nodes.push({ end: end + 1, cost: 0, value: [...names] });
  }
  return nodes;
};

const isFile = (token: Token | undefined): boolean => token !== undefined && FILE.test(token.text);

/** How far it is over "and", a comma or both to what comes next. */
function linkAt(tokens: readonly Token[], at: number): number {
  const [first = '', second = ''] = tokens.slice(at, at + 2).map(({ lower }) => lower);
  if (first === ',' && second === 'and') return 3;
  return first === ',' || first === 'and' ? 2 : 1;
}

const FILE = /^(?:[^"@\n]*[^\s"@])?\.(?!com$|org$|net$|io$)[a-z][a-z\d]{1,4}$|^\{\{[^{}]+\}\}$/i;

/** "320 x 640", "1280x720 px". */
export const readSize: Reader = ({ tokens }, at) => {
  const words = tokens.slice(at, at + 4).map(({ type, lower }) => (type === 'quoted' ? '"' : lower));
  const [whole, width, gap = '', height] = /^(\d+)( ?)(?:x|×|by)\2(\d+)/.exec(words.join(' ')) ?? [];
  if (whole === undefined) return [];
  const end = at + (gap === '' ? 1 : 3);
  return withPixels(tokens[end]?.lower, end, [Number(width), Number(height)]);
};

function withPixels(next: string | undefined, end: number, size: readonly [number, number]): Node[] {
  const unit = next === 'pixels' || next === 'px' ? 1 : next === 'css' ? 2 : 0;
  return [{ end: end + unit, cost: 0, value: size }];
}

/** "Three spaces": what is typed, and seen by nobody. */
export const readSpaces: Reader = ({ tokens }, at) => {
  const words = tokens.slice(at, at + 4).map(({ lower }) => lower);
  const [whole, count] = SPACES.exec(words.join(' ')) ?? [];
  if (whole === undefined || count === undefined) return [];
  const spaces = /^an?$/.test(count) ? 1 : (readCount(count) ?? 0);
  return spaces > 0 && spaces < 100
    ? [{ end: at + whole.split(' ').length, cost: 0, value: ' '.repeat(spaces) }]
    : [];
};

const SPACES = /^(?:(?:only|just) )?(\w+) (?:(?:single|blank|empty) )?(?:spaces?|blanks?)(?= |$)/;

export const readVariable: Reader = ({ tokens }, at) => {
  const name = /^\{\{\s*([^{}]+?)\s*\}\}$/.exec(tokens[at]?.text ?? '')?.[1];
  return name === undefined ? [] : [{ end: at + 1, cost: 0, value: name }];
};
