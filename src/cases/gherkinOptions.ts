/** Options in Gherkin: `# platform: android` above the feature, and tags such as `@platform:android`. */
import type { Tag } from '@cucumber/messages';
import type { CaseOptions, Mistake, Position } from './case.js';
import type { SourceText } from './SourceText.js';
import { noOptions, readCaseOption, resemblesOption } from './caseOptions.js';

/** Comments above the feature; one is an option if its name is one or is near one, else it is free text. */
export function readOptionComments(source: SourceText): { options: CaseOptions; mistakes: Mistake[] } {
  const read = noOptions();
  const mistakes: Mistake[] = [];
  for (const [index, line] of linesAboveFeature(source).entries()) {
    const [, before = '', name = '', value = ''] = /^(\s*#\s*)([A-Za-z][\w-]*)\s*:(.*)$/.exec(line) ?? [];
    if (name === '' || !resemblesOption(name)) continue;
    const message = readGherkinOption(name, value.trim(), read);
    if (message !== undefined) mistakes.push({ line: index + 1, column: before.length + 1, message });
  }
  return { options: read.options, mistakes };
}

/** The options of each tag, by the tag's id in the syntax tree. */
export function readOptionTags(
  tags: readonly Tag[],
  source: SourceText,
): { byId: Map<string, CaseOptions>; mistakes: Mistake[] } {
  const byId = new Map<string, CaseOptions>();
  const mistakes: Mistake[] = [];
  for (const tag of tags) {
    const [, name = '', value = ''] = /^@([A-Za-z][\w-]*):(.*)$/.exec(tag.name) ?? [];
    if (name === '' || !resemblesOption(name)) continue;
    const read = noOptions();
    const message = readGherkinOption(name, value, read);
    if (message !== undefined) mistakes.push({ ...placeOfTag(tag, source), message });
    byId.set(tag.id, read.options);
  }
  return { byId, mistakes };
}

function readGherkinOption(
  name: string,
  value: string,
  into: ReturnType<typeof noOptions>,
): string | undefined {
  if (name === 'tags') {
    return 'Failed to read the option "tags": in Gherkin, tags stand above a Feature or Scenario. Please write them there, as "@smoke @slow".';
  }
  if (name === 'variables') {
    return 'Failed to read the option "variables": Gherkin has none of its own. Please give them to cases() as "variables".';
  }
  return readCaseOption({ name, value }, into);
}

function linesAboveFeature({ text }: SourceText): string[] {
  const lines = text.split('\n');
  const feature = lines.findIndex((line) => !/^\s*(?:#|@|$)/.test(line));
  return feature < 0 ? lines : lines.slice(0, feature);
}

/** The parser counts the columns of tags in letters; we count in UTF-16 units. */
function placeOfTag({ location }: Tag, source: SourceText): Position {
  const letters = Array.from(source.lineText(location.line)).slice(0, (location.column ?? 1) - 1);
  return source.clamp({ line: location.line, column: letters.join('').length + 1 });
}
