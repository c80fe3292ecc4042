/** Gherkin, classic or in Markdown, as the tree and the pickles that @cucumber/gherkin makes of it. */
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
import { explainGherkinErrors } from './explainGherkinErrors.js';

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
