/** A step becomes tokens: words, quoted names, numbers, addresses, variables, marks; each with its place in the text. */

export type TokenType = 'word' | 'quoted' | 'number' | 'address' | 'mark';

export interface Token {
  type: TokenType;
  /** As it is written; of a quoted name, what stands between the quotes. */
  text: string;
  /** In lower case, with a straight apostrophe: what rules compare with. */
  lower: string;
  /** Where it begins and ends in the step's text. */
  from: number;
  to: number;
  /** How a name is set off: by quotation marks, or by typography that is also used for emphasis. */
  style?: QuoteStyle;
  /** It stands behind a keyword: a capital letter tells of a name there, not of the sentence's beginning. */
  goesOn?: boolean;
}

export type QuoteStyle = 'quotes' | 'code' | 'emphasis' | 'brackets';

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const token = tokenOf(match, text);
    if (token === undefined) continue;
    if (token.type === 'word') tokens.push(...spelledOut(token, text.slice(token.to)));
    else if (isAmount(token, text)) tokens.push(asNumber(token));
    else tokens.push(...(isOnlyStressed(token, text) ? wordsOf(token, text) : [token]));
  }
  return tokens;
}

/** "At least "90.00"" compares, and names nothing. */
const isAmount = ({ type, text, from }: Token, step: string): boolean =>
  type === 'quoted' && /^-?\d+(?:[.,]\d+)*$/.test(text) && COMPARED.test(step.slice(0, from));

const COMPARED = /\b(?:at (?:least|most)|(?:more|less|fewer|greater|higher|lower) than)\s+["“„'`*]*$/iu;

const asNumber = ({ style: _, ...token }: Token): Token => ({ ...token, type: 'number' });

/** "The button is **not** visible", "**Click** *Save*": said louder, and no name. */
const isOnlyStressed = ({ style, text, from, to }: Token, step: string): boolean => {
  const behind = step.slice(to);
  return (
    style === 'emphasis' &&
    (STRESSED.test(text) ||
      (from === 0 && STRESSED_FIRST.test(text) && /^ \p{Ll}/u.test(behind) && !IS_BUTTON.test(behind)) ||
      (from === 0 && STRESSED_VERB.test(text) && !IS_BUTTON.test(behind)))
  );
};

const STRESSED_FIRST = /^(?:No|All|Every|Each|Not|Only|Both)$/;
const IS_BUTTON = /^:? (?:is|button|link|option|answer)\b/;

const STRESSED =
  /^(?:not|no|no longer|only|never|all|both|every|each|once|twice|cannot|must|should|(?:not )?(?:enabled|disabled|visible|hidden|checked|unchecked|selected|empty|required|expanded|collapsed|shown|displayed|gone))$/;
const STRESSED_VERB =
  /^(?:Click|Press|Tap|Enter|Type|Fill|Verify|Check|Select|Choose|Open|Go to|Navigate to|Ensure|Confirm|Hover|Scroll)(?: (?:on|in|that|over|to))?$/;

const wordsOf = ({ text, from }: Token, step: string): Token[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const at = step.indexOf(text, from) + index;
    return { type: 'word', text: word, lower: word.toLowerCase(), from: at, to: at + word.length };
  });

const SHORT: Readonly<Record<string, string>> = {
  "'s": 'is',
  "'re": 'are',
  "'m": 'am',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
  'w/': 'with',
  'w/o': 'without',
};

/** "There's" are two words, and so are "the table's" of "the table's gone". */
function spelledOut(token: Token, behind: string): Token[] {
  const plain = WITHOUT_APOSTROPHE.exec(token.lower);
  if (plain) return spelledOut(withApostrophe(token, plain), behind);
  const spelled = IS_STATE.test(behind) ? /^([\p{L}-]+)('s)$/u : SHORTENED;
  const [, word = '', ending = ''] = spelled.exec(token.lower) ?? SHORTENED.exec(token.lower) ?? [];
  if (word === '') return [token];
  const at = token.from + word.length;
  return [
    { ...token, text: token.text.slice(0, word.length), lower: word, to: at },
    { ...token, text: token.text.slice(word.length), lower: SHORT[ending] ?? ending, from: at },
  ];
}

/** "Theres no", "it doesnt show". */
const WITHOUT_APOSTROPHE =
  /^(?:(do|does|did|is|are|was|were|ca|could|should|wo|would|has|have|must)nt|(there|that|here|what)s)$/;

function withApostrophe(token: Token, [, negated, shown]: RegExpExecArray): Token {
  const rest = negated === undefined ? "'s" : "n't";
  const word = token.text.slice(0, (negated ?? shown ?? '').length);
  return { ...token, text: word + rest, lower: word.toLowerCase() + rest };
}

const SHORTENED = /^(there|here|it|that|this|what|where|who|he|she|i|you|we|they)('s|'re|'m|'ve|'ll|'d)$/;
/** Nothing is owned by whom such a word follows, unless it says of what: "the dialog's back button". */
const IS_STATE =
  /^ (?:gone|not|no longer|(?:still|now|already)? ?(?:back|there|disabled|enabled|visible|hidden|shown|listed)(?= *(?:[,.;:!]|$| (?:and|but|again|now|in|on|at)\b)))\b/;

/** Each pair of marks with the style that it stands for. The order settles which pair is meant. */
const PAIRS: readonly [pattern: string, style: QuoteStyle][] = [
  // 'The row containing job="web"', 'the label severity="page"'.
  [
    String.raw`(?<=\b(?:contain(?:s|ing)?|labels?|lists?|shows?|reads|says|sees?) (?:[\p{L}_]+="[^"\s]*"(?:, | and |, and ))*)([\p{L}_]+="[^"\s]*")`,
    'quotes',
  ],
  // A name in a quotation: "Delete "Orders"?".
  [
    String.raw`"(?=\S)((?:\\.|[^"\\])*\s"[\p{L}\p{N}](?:[^"]*[^\s"])?"(?:[^"]*[^\s"(])?)"(?![\p{L}\p{N}])`,
    'quotes',
  ],
  [String.raw`"((?:\\.|[^"\\])*)"`, 'quotes'],
  // What is written for a program to read: '{"email": "zoe@example.com"}', and quotations in a quotation.
  [String.raw`(\[?\{"[^"{}]*"\s*:(?:[^{}"]|"[^"]*")*\}\]?)`, 'code'],
  [String.raw`“((?:[^“”"]*(?<=[“\s[({:,])"[^“”"]*")+[^“”"]*)”`, 'quotes'],
  ['“([^”"]*)[”"]', 'quotes'],
  ['„([^“”"]*)[“”"]', 'quotes'],
  ['”([^”]*)”', 'quotes'],
  ['«([^»]*)»', 'quotes'],
  ['»([^«»]*)[«»]', 'quotes'],
  ['‹([^›]*)›', 'quotes'],
  ['›([^‹›]*)[‹›]', 'quotes'],
  ['‚([^‘’]*)[‘’]', 'quotes'],
  ['「([^」]*)」', 'quotes'],
  ['『([^』]*)』', 'quotes'],
  ['＂([^＂]*)＂', 'quotes'],
  // An apostrophe quotes only where a word can't go on: "the user's", "don't", 'it's here' are read well.
  [String.raw`(?<![\p{L}\p{N}])'((?:[^']|'(?=[\p{L}\p{N}]))+)'(?![\p{L}\p{N}])`, 'quotes'],
  [String.raw`‘((?:[^’]|’(?=[\p{L}\p{N}]))*)’`, 'quotes'],
  ['`([^`]+)`', 'code'],
  [String.raw`\*\*([^*]+)\*\*`, 'emphasis'],
  [String.raw`(?<![\p{L}\p{N}*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\p{L}\p{N}*])`, 'emphasis'],
  [String.raw`(?<![\p{L}\p{N}_])_([^_\s](?:[^_]*[^_\s])?)_(?![\p{L}\p{N}_])`, 'emphasis'],
  [String.raw`\[([^\][]+)\]`, 'brackets'],
  [String.raw`<([\p{Lu}][^<>]*)>`, 'brackets'],
];

const VARIABLE = String.raw`\{\{[^{}]+\}\}`;
const ADDRESS = String.raw`(?:https?|file|ftp|about|data):[^\s"“”<>]+|(?<![\p{L}\p{N}.<])\/[\p{L}\p{N}_\-.~%/?#=&:@+;]*`;
const HOST = String.raw`(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?:\/[^\s,;]*)?|localhost(?::\d+)?(?:\/[^\s,;]*)?|(?:www\.)[^\s,;]+`;
const MAIL = String.raw`[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
const NUMBER = String.raw`[+−-]?(?:\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,:/]\d+)*)(?![\p{L}\p{N}_]|[-.][\p{L}\p{N}])`;
/** A list of every board, which would read as a verb. */
const TO_DO = '(?:To do|To Do|TO DO)(?![\\p{L}\\p{N}])';
/** A full stop that ends no sentence, and what stands behind a name: "Visits (3)", "Pound (£)", "3 loan(s)", "Raincoat (copy)". */
const TITLE = String.raw`(?:Dr|Mrs?|Ms|Prof|St)\.(?=\s\p{Lu})|[Nn]o\.(?=\s[\p{Lu}]?\d)|(?:[Ii]ncl|[Ee]xcl|[Aa]pprox|[Qq]ty|[Nn]r)\.(?=\s[\p{L}\d])`;
/** What brackets behind a name add to it, as copies and units are marked. */
const ADDED =
  'copy|draft|new|old|you|me|guest|home|away|north|south|east|west|kg|g|cm|mm|km|m|ml|l|px|min|minutes|hours|days|h|s';
const BEHIND = String.raw`(?<=\p{L} )\((?:\d+|[€£$¥])\)|(?<=\p{Lu}[\p{L}\p{N}'’-]* )\((?:${ADDED})\)(?!,? (?:and|or) |, )`;
const WORD = String.raw`[#@.]?[\p{L}\p{N}_]+(?:['’.\-_&/@#][\p{L}\p{N}_]+|[!$%][\p{L}\p{N}_]*\d[\p{L}\p{N}_]*)*(?:\(s\)|\.{3}|…)?`;
/** "Toast w/ Undo". */
const WITH = 'w\\/o?(?=\\s)';
/** What stands between what is done and what comes of it. */
export const LEADING_ON = /^(?:->|=>|→|⇒|➔)$/;

const ARROW = '->|=>|→|⇒|➔|›|»|={2,3}|!==?|>=|<=|≥|≤|…|\\.{3}';

/** "Matches /Order \d+/". */
const REGULAR = String.raw`(?<=\b(?:match(?:es|ing)?|pattern|regex) )\/(?:\\.|[^/\\])+\/[imsu]*`;

const TOKEN = new RegExp(
  [
    ...PAIRS.map(([pattern]) => pattern),
    `(?<regular>${REGULAR})`,
    `(?<address>${VARIABLE}(?=\\/)[^\\s]*|${ADDRESS}|${HOST})`,
    `(?<variable>${VARIABLE})`,
    `(?<mail>${MAIL})`,
    `(?<arrow>${ARROW})`,
    `(?<number>${NUMBER})`,
    `(?<word>${WITH}|${TO_DO}|${TITLE}|${BEHIND}|${WORD})`,
    String.raw`(?<mark>\p{Extended_Pictographic}|[^\s])`,
  ].join('|'),
  'gu',
);

function tokenOf(match: RegExpExecArray, text: string): Token | undefined {
  const from = match.index;
  const to = from + match[0].length;
  const quoted = PAIRS.findIndex((_, index) => match[index + 1] !== undefined);
  if (quoted >= 0) {
    const [, style] = PAIRS[quoted] ?? ['', 'quotes' as const];
    const name = unescape(match[quoted + 1] ?? '', style, match[0].startsWith('"'));
    return { type: 'quoted', text: name, lower: name.toLowerCase(), from, to, style };
  }
  const groups = match.groups ?? {};
  // "#general" is called so; what stands in brackets are tags.
  const isCalled = /^#\p{L}/u.test(groups['word'] ?? '') && !/\((?:#\S+\s*)*$/.test(text.slice(0, from));
  const type = isCalled ? 'quoted' : typeOf(groups);
  const whole = type === 'address' ? withoutEnd(match[0], text, to) : match[0];
  if (whole.length < match[0].length) TOKEN.lastIndex = from + whole.length;
  const lower = SHORT[whole] ?? whole.toLowerCase().replace(/’/g, "'");
  return { type, text: whole, lower, from, to: from + whole.length };
}

function typeOf(groups: Record<string, string | undefined>): TokenType {
  if (groups['address'] !== undefined) return 'address';
  if (groups['variable'] !== undefined || groups['mail'] !== undefined || groups['regular'] !== undefined)
    return 'quoted';
  if (groups['number'] !== undefined) return 'number';
  return groups['word'] === undefined ? 'mark' : 'word';
}

/** The full stop or comma behind an address ends the sentence. */
function withoutEnd(address: string, _text: string, _to: number): string {
  return address.length > 1 ? address.replace(/(?<=.)[.,;:!?)]+$/u, '') : address;
}

function unescape(name: string, style: QuoteStyle, isAsWritten: boolean): string {
  const plain = style === 'quotes' ? name.replace(/\\(["\\])/g, '$1') : name;
  // What is typed may begin with a space.
  return isAsWritten || plain.trim() === '' ? plain : plain.trim();
}

/** As it is written, with the white space between. */
export function textOf(tokens: readonly Token[], from: number, end: number): string {
  let text = '';
  for (let index = from; index < end; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    const before = tokens[index - 1];
    text += `${index > from && before !== undefined && token.from > before.to ? ' ' : ''}${token.text}`;
  }
  return text;
}
