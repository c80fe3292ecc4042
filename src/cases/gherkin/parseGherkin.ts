/** Gherkin, classic or in Markdown, as the tree and the pickles that @cucumber/gherkin makes of it, or what it stumbled over. */
import type { GherkinDocument, Location, Pickle } from '@cucumber/messages';
import {
  AstBuilder,
  compile,
  dialects,
  Errors,
  GherkinClassicTokenMatcher,
  GherkinInMarkdownTokenMatcher,
  Parser,
} from '@cucumber/gherkin';
import type { Mistake } from '../case.js';
import type { SourceText } from '../SourceText.js';
import { nearestName } from '../variables.js';

export interface ParsedGherkin {
  document: GherkinDocument;
  pickles: readonly Pickle[];
}

export type GherkinSyntax = 'classic' | 'markdown';

export function parseGherkin(
  text: string,
  source: SourceText,
  syntax: GherkinSyntax,
): { parsed: ParsedGherkin } | { mistakes: Mistake[] } {
  let id = 0;
  const newId = () => String(id++);
  const matcher = syntax === 'markdown' ? new MarkdownMatcher() : classicMatcher;
  try {
    const document = new Parser(new AstBuilder(newId), matcher).parse(text);
    return { parsed: { document, pickles: compile(document, source.path, newId) } };
  } catch (error) {
    if (!(error instanceof Errors.GherkinException)) throw error;
    return { mistakes: explainGherkinErrors(error, source) };
  }
}

class ClassicMatcher extends GherkinClassicTokenMatcher {
  /** The parser looks languages up in a plain object, where `constructor` and the like are found too. */
  override changeDialect(name: string, location?: Location): void {
    if (!Object.hasOwn(dialects, name)) throw Errors.NoSuchLanguageException.create(name, location);
    super.changeDialect(name, location);
  }
}

/** For all files: it sorts its keywords when it is made, and the parser resets it for each text. */
const classicMatcher = new ClassicMatcher();

class MarkdownMatcher extends GherkinInMarkdownTokenMatcher {
  /** The parser takes whatever line comes first for the feature's name, even a blank one. */
  override match_FeatureLine(
    token: Parameters<GherkinInMarkdownTokenMatcher['match_FeatureLine']>[0],
  ): boolean {
    return !isBlank(token) && super.match_FeatureLine(token);
  }
}

const isBlank = ({ line }: { line: { isEmpty: boolean } | null }): boolean => line?.isEmpty ?? true;

/**
 * HTML comments in Gherkin in Markdown, of which the parser doesn't know, and would read the steps in them. Blanks stand in
 * their place, so that every other letter keeps its own; code is left as it is.
 */
export const blankComments = (text: string): string =>
  text.replace(CODE_OR_COMMENT, (found) => (found.startsWith('<!--') ? found.replace(/[^\n]/g, ' ') : found));

const CODE_OR_COMMENT = /^[ \t]*(`{3,})[^\n]*\n(?:[^\n]*\n)*?[ \t]*\1[ \t]*$|`[^`\n]+`|<!--[\s\S]*?-->/gm;

function explainGherkinErrors(
  error: InstanceType<typeof Errors.GherkinException>,
  source: SourceText,
): Mistake[] {
  const all = error instanceof Errors.CompositeParserException ? error.errors : [error];
  const slips = all.map((single) => readSlip(single, source));
  // In an unknown language nothing else is understood either; all that it leads to is left out.
  const language = slips.find(({ message }) => message.startsWith(NO_LANGUAGE));
  if (language !== undefined) return [{ ...language.at, message: explainLanguage(language.message) }];
  return withoutRepeats(slips).map((slip) => ({ ...slip.at, message: explain(slip, source) }));
}

interface Slip {
  at: { line: number; column: number };
  message: string;
  /** The parser's names of what could have stood here, such as `#StepLine`. */
  expected: string[];
  /** The line that stood here instead; `undefined` at the end of the file. */
  found: string | undefined;
}

const NO_LANGUAGE = 'Language not supported: ';

function readSlip(error: Error, source: SourceText): Slip {
  const location = error instanceof Errors.GherkinException ? error.location : { line: 1 };
  const message = error.message.replace(/^\(-?\d+:-?\d+\): /, '');
  const [, listed = '', found] = /expected: (.*?)(?:, got '(.*)')?$/s.exec(message) ?? [];
  const expected = listed.split(', ').filter((name) => name !== '');
  return { at: source.clamp(location), message, expected, found };
}

/** Before a `Feature:` every line is unexpected; the first of them says it all. */
function withoutRepeats(slips: Slip[]): Slip[] {
  const first = slips.find(isBeforeFeature);
  return slips.filter((slip) => slip === first || !isBeforeFeature(slip));
}

const isBeforeFeature = ({ expected }: Slip): boolean => expected.includes('#FeatureLine');

function explain(slip: Slip, source: SourceText): string {
  if (slip.message.includes('inconsistent cell count')) return UNEVEN_TABLE;
  if (slip.message.includes('may not contain whitespace')) return SPACE_IN_TAG;
  if (slip.expected.length === 0)
    return `Failed to read the file as Gherkin: ${slip.message}. Please mend this line.`;
  if (slip.found === undefined) return explainEnd(slip);
  const [why, mend] = explainLine(slip, slip.found, keywordsOf(languageOf(source)));
  return `Failed to read "${shorten(slip.found)}": ${why}. Please ${mend}.`;
}

const UNEVEN_TABLE =
  'Failed to read the table: this row has more or fewer cells than the first one. Please give every row the same number of cells, and write a "|" inside a cell as "\\|".';
const SPACE_IN_TAG =
  'Failed to read the tags: a tag has a space in it. Please begin every tag with "@", and set comments apart by " #".';

function explainEnd({ expected }: Slip): string {
  if (expected.includes('#DocStringSeparator')) {
    return 'Failed to read the doc string: the file ends before it does. Please close it with a line of its own, """ or ```, as it was opened.';
  }
  return 'Failed to read the tags: the file ends below them. Please write the Feature or Scenario that they belong to, or take them out.';
}

type Explanation = readonly [why: string, mend: string];

type Keywords = ReturnType<typeof keywordsOf>;

function explainLine(slip: Slip, found: string, keywords: Keywords): Explanation {
  const title = /^([^:]{1,40}):/.exec(found)?.[1]?.trim();
  const meant = title === undefined ? undefined : nearestName(title, keywords.titles);
  if (title !== undefined && meant !== undefined && !keywords.titles.includes(title)) {
    return [`"${title}:" is not a keyword`, `write "${meant}:"`];
  }
  if (isBeforeFeature(slip)) return explainNoFeature(title, keywords);
  return explainSymbol(slip, found) ?? explainKeyword(slip, { found, title, keywords });
}

function explainNoFeature(title: string | undefined, { feature }: Keywords): Explanation {
  const hint = title === undefined ? undefined : hintOfLanguage(title);
  if (hint !== undefined)
    return [`it is Gherkin in ${hint.name}`, `write "# language: ${hint.code}" as the first line`];
  return [`it stands before "${feature}:"`, `begin the file with "${feature}: " and its name`];
}

function explainSymbol({ expected }: Slip, found: string): Explanation | undefined {
  if (found.startsWith('|')) {
    return ['no table can stand here', 'put the rows directly below a step or below "Examples:"'];
  }
  if (/^(?:"""|```)/.test(found)) return ['no doc string can stand here', 'put it directly below a step'];
  if (found.startsWith('@'))
    return ['no tag can stand here', 'put tags directly above a Feature, Rule, Scenario or Examples'];
  if (expected.every((name) => AFTER_TAGS.has(name))) {
    return ['tags stand above it', 'put tags directly above a Feature, Rule, Scenario or Examples'];
  }
  return undefined;
}

const AFTER_TAGS = new Set(['#TagLine', '#RuleLine', '#ScenarioLine', '#ExamplesLine', '#Comment', '#Empty']);

function explainKeyword(
  { expected }: Slip,
  { found, title, keywords }: { found: string; title: string | undefined; keywords: Keywords },
): Explanation {
  if (keywords.steps.some((keyword) => found.startsWith(keyword))) {
    return ['a step stands outside of a scenario', 'move it below a "Scenario:" line, above its "Examples:"'];
  }
  if (title !== undefined && keywords.titles.includes(title)) {
    return [`"${title}:" can't stand here`, ORDER];
  }
  if (!expected.includes('#StepLine')) return ['no text can stand here', ORDER];
  const shown = keywords.steps.map((keyword) => keyword.trim()).join(', ');
  return ['it is neither a step nor a keyword', `begin a step with one of ${shown}`];
}

const ORDER =
  'keep to the order: one Feature, its Background, then Scenarios with their Examples, then Rules with Scenarios of their own';

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** The language that a classic Gherkin file names, `en` if it names none that is known. */
function languageOf({ text }: SourceText): string {
  const code = /^\s*#\s*language\s*:\s*([\w-]+)\s*$/m.exec(text)?.[1] ?? 'en';
  return Object.hasOwn(dialects, code) ? code : 'en';
}

/** The words of a language that have a meaning at the beginning of a line. */
export function keywordsOf(code: string) {
  const dialect = dialects[code] ?? dialects['en'];
  if (dialect === undefined)
    throw new Error('Failed to find English among the languages of @cucumber/gherkin.');
  const { feature, background, rule, scenario, scenarioOutline, examples } = dialect;
  const { given, when, then, and, but } = dialect;
  return {
    feature: feature[0] ?? 'Feature',
    titles: [feature, background, rule, scenario, scenarioOutline, examples].flat(),
    steps: [...new Set([given, when, then, and, but].flat())],
    /** One for each kind of step. */
    plainSteps: [given, when, then, and, but].map((words) =>
      (words.find((word) => word !== '* ') ?? '*').trim(),
    ),
  };
}

/** The language in which a word is the keyword of a feature. */
function hintOfLanguage(word: string): { code: string; name: string } | undefined {
  const found = Object.entries(dialects).find(([, dialect]) => dialect.feature.includes(word));
  return found && { code: found[0], name: found[1].name };
}

/** What to say of `Language not supported: <code>`. */
function explainLanguage(message: string): string {
  const code = message.slice(message.lastIndexOf(' ') + 1);
  const near = nearLanguages(code);
  const mend = near.length > 0 ? `write ${near.join(' or ')}` : 'write a code such as en, de, fr, es, ja';
  return `Failed to read the file: Gherkin has no language "${code}". Please ${mend}.`;
}

function nearLanguages(code: string): string[] {
  const word = code.toLowerCase();
  const near = Object.entries(dialects).filter(
    ([known, { name, native }]) =>
      [name, native].some((spoken) => spoken.toLowerCase().startsWith(word) || nearestName(word, [spoken])) ||
      known.toLowerCase() === word.replace('_', '-') ||
      word.startsWith(known.toLowerCase()) ||
      nearestName(word, [known]),
  );
  return near.map(([known, { name }]) => `${known} (${name})`).slice(0, 5);
}
