/** A phrase's expression, with `{string}` or `<name>` where something differs, becomes what finds it in a step. */
import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';

export interface CompiledExpression {
  regexp: RegExp;
  parameters: Parameter[];
}

export interface Parameter {
  kind: ParameterKind;
  /** Of one that is written `<name>`. */
  name?: string;
}

export type ParameterKind = 'string' | 'int' | 'float' | 'word' | 'anything' | 'inDouble' | 'inSingle';

/** None of them may capture: each parameter is one group. */
const KINDS: Record<ParameterKind, RegExp> = {
  string: /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/,
  int: /-?\d+/,
  float: /-?\d*\.?\d+/,
  word: /[^\s]+/,
  anything: /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|.+?/,
  inDouble: /(?:[^"\\]|\\.)*/,
  inSingle: /(?:[^'\\]|\\.)*/,
};

/** As users name them. */
const NAMED: Readonly<Record<string, ParameterKind>> = {
  string: 'string',
  int: 'int',
  float: 'float',
  word: 'word',
  '': 'anything',
};

/** Cucumber has kinds of its own with the names that users write. */
const OWN = 'casewright_';

/** @throws Error that says what is wrong with the expression, and how to mend it */
export function compileExpression(expression: string): CompiledExpression {
  const parameters: Parameter[] = [];
  const translated = expression.replace(PARAMETER, (written: string, ...found: unknown[]) => {
    const [named, placeholder, offset] = found as [string | undefined, string | undefined, number];
    if (named === undefined && placeholder === undefined) return written;
    const parameter =
      placeholder === undefined
        ? { kind: kindOf(named ?? '') }
        : { kind: placeholderKind(expression, { offset, length: written.length }), name: placeholder };
    parameters.push(parameter);
    return `{${OWN}${parameter.kind}}`;
  });
  const { source } = cucumberRegexp(translated, expression);
  return { regexp: new RegExp(source, 'i'), parameters };
}

/** What means something else in an expression stands for itself. */
export const escapeExpression = (text: string): string => text.replace(/[\\({/]/g, '\\$&');

const PARAMETER = /\\.|\{([^{}]*)\}|<([^<>\s](?:[^<>]*[^<>\s])?)>/g;

function kindOf(name: string): ParameterKind {
  const kind = NAMED[name];
  if (kind !== undefined) return kind;
  throw new Error(
    `there is no kind of value {${name}}. Please write {string}, {int}, {float} or {word}, or <${name}> for anything`,
  );
}

/** `"<name>"` is what stands between the quotes. */
function placeholderKind(expression: string, at: { offset: number; length: number }): ParameterKind {
  const before = expression.charAt(at.offset - 1);
  if (expression.charAt(at.offset + at.length) !== before) return 'anything';
  return before === '"' ? 'inDouble' : before === "'" ? 'inSingle' : 'anything';
}

function cucumberRegexp(translated: string, expression: string): RegExp {
  try {
    return new CucumberExpression(translated, registry()).regexp;
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    const why = lines.filter((line) => /^[A-Z][^^]*[.]$/.test(line.trim())).join(' ');
    throw new Error(
      `${why || 'it is no Cucumber Expression.'} Please put a "\\" before each "(", "{" and "/" of "${expression}" that stands for itself`,
      { cause: error },
    );
  }
}

let known: ParameterTypeRegistry | undefined;

function registry(): ParameterTypeRegistry {
  if (known) return known;
  known = new ParameterTypeRegistry();
  for (const [kind, regexp] of Object.entries(KINDS)) {
    known.defineParameterType(
      new ParameterType(`${OWN}${kind}`, regexp, String, (words: string) => words, false),
    );
  }
  return known;
}
