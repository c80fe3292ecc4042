/** Adds the cases and the reporter to a configuration as most people write it; for any other it says why not. */
import type { RunnerName } from '../Runner.js';
import { Edit } from './Edit.js';
import { findOptions, lookUp } from './findOptions.js';
import { casesPart, listProperty, reporterPart, wholeProperty, type Part } from './parts.js';
import { countOf, parseSource, SyntaxFault, type ObjectLiteral, type Source } from './Source.js';

export interface Configuration {
  path: string;
  text: string;
  /** The texts of the files that it imports. */
  imported: readonly string[];
}

export interface Added {
  /** What the file becomes; the same text where nothing can be added. */
  text: string;
  /** What a person has to add, and why. */
  left: { part: Part; doubt: string }[];
}

export function addTo(runner: RunnerName, file: Configuration): Added {
  const parts = lackingParts(runner, [file.text, ...file.imported]);
  const refuse = (doubt: string): Added => ({
    text: file.text,
    left: parts.map((part) => ({ part, doubt })),
  });
  try {
    const source = parseSource(file);
    const options = findOptions(source);
    if (!options) return refuse('its shape is another than those that can be extended safely');
    const doubt = runner === 'vitest' ? doubtOfVitest(options, file) : doubtOfPlaywright(options);
    return doubt === undefined ? addParts(runner, parts, { source, options }) : refuse(doubt);
  } catch (error) {
    if (error instanceof SyntaxFault) return refuse(error.message);
    throw error;
  }
}

/** What none of the texts names. */
export function lackingParts(runner: RunnerName, texts: readonly string[]): Part[] {
  const isNamed = ({ module }: Part) => texts.some((text) => new RegExp(`(['"])${module}\\1`).test(text));
  return [casesPart(runner), reporterPart(runner)].filter((part) => !isNamed(part));
}

interface Target {
  source: Source;
  options: ObjectLiteral;
}

function addParts(runner: RunnerName, parts: readonly Part[], { source, options }: Target): Added {
  const edit = new Edit(source);
  const properties: string[] = [];
  const left: Added['left'] = [];
  const name = countOf(source, 'cases') === 0 ? 'cases' : 'caseFiles';
  for (const part of parts) {
    const isCases = part.module === `casewright/${runner}`;
    const written = isCases ? casesPart(runner, edit.quote, name) : reporterPart(runner, edit.quote);
    const doubt = addPart(written, { edit, object: options, properties });
    if (doubt !== undefined) left.push({ part, doubt });
    else if (isCases) edit.addImport(name, written.module);
  }
  if (properties.length > 0) edit.add(options, options.properties, properties);
  return { text: edit.toString(), left };
}

interface Place {
  edit: Edit;
  object: ObjectLiteral;
  /** What the options get, all at once. */
  properties: string[];
}

/** @returns why nobody can be sure of it */
function addPart(part: Part, { edit, object, properties }: Place): string | undefined {
  const [outer, inner] = part.path;
  const names = part.path.join('.');
  const doubt = `its "${names}" ${names.endsWith('s') ? 'are' : 'is'} not written out in the configuration itself`;
  let list = lookUp(object, outer);
  if (list === 'absent') {
    properties.push(wholeProperty(part, edit.layoutIn(object, object.properties)));
    return undefined;
  }
  if (inner !== undefined) {
    if (list === 'unclear' || list.type !== 'ObjectExpression') return doubt;
    const { properties: others } = list;
    const around = list;
    list = lookUp(around, inner);
    if (list === 'absent') {
      edit.add(around, others, [listProperty(part, edit.layoutIn(around, others))]);
      return undefined;
    }
  }
  return list !== 'unclear' && edit.addToList(list, part) ? undefined : doubt;
}

/** Files that git ignores are no tests, but for a folder that is named. */
function doubtOfPlaywright(options: ObjectLiteral): string | undefined {
  if (lookUp(options, 'testMatch') === 'absent' || lookUp(options, 'projects') !== 'absent') return undefined;
  const folder = lookUp(options, 'testDir');
  const isBelow =
    typeof folder === 'object' && folder.type === 'StringLiteral' && /^(\.\/)?\w/.test(folder.value);
  if (folder === 'absent' || isBelow) return undefined;
  return 'its "testMatch" may also match what Casewright writes below .casewright';
}

/** Settings with which the plugin would not find the case files, or not run them. They are only skimmed. */
function doubtOfVitest(options: ObjectLiteral, { text, imported }: Configuration): string | undefined {
  const test = lookUp(options, 'test');
  const isHidden = lookUp(options, 'root') === 'unclear' || test === 'unclear';
  const isHiddenInTest =
    typeof test === 'object' && (test.type !== 'ObjectExpression' || lookUp(test, 'root') === 'unclear');
  if (isHidden || isHiddenInTest) return 'what it is made of may set "root"';
  const own = SETTINGS.exec(text.replace(HERE, ''))?.[1];
  if (own !== undefined) return `it sets "${own}", with which only you know where the cases belong`;
  const others = imported.find((one) => SETTINGS_OF_BASE.test(one.replace(HERE, '')));
  return others === undefined ? undefined : 'what it is made of may set "root", "reporters" or projects';
}

const SETTINGS = /\b(root|projects|workspace|browser)\b['"]?\s*[:,}(]/;
const SETTINGS_OF_BASE = /\b(root|projects|workspace|browser|reporters|mergeConfig)\b|\.\.\./;

/** Several ways of saying: the folder of this file. */
const HERE =
  /\broot:\s*(['"`]\.?\/?['"`]|__dirname|import\.meta\.dirname|process\.cwd\(\)|(path\.)?resolve\(__dirname\)|fileURLToPath\(new URL\(['"]\.?\/?['"], import\.meta\.url\)\))/g;
