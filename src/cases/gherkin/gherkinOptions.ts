/** Options in Gherkin: `# platform: android` above the feature, and tags such as `@platform:android`. */
import type { Feature, Scenario, Tag } from '@cucumber/messages';
import type { CaseOptions, Mistake, Position } from '../case.js';
import {
  type OptionPlaces,
  type OptionsRead,
  type PlanOptions,
  isOption,
  noOptions,
  readCaseOption,
  resemblesOption,
} from '../options/caseOptions.js';
import type { SourceText } from '../SourceText.js';

/** The options that hold for a feature, a scenario or the like, and where they are written. */
export interface GherkinOptions {
  options: CaseOptions;
  plan: PlanOptions;
  places: OptionPlaces;
}

/** Comments above the feature; one is an option if its name is one or is near one, else it is free text. */
export function readOptionComments(source: SourceText): GherkinOptions & { mistakes: Mistake[] } {
  const read = noOptions();
  const places: Record<string, Position> = {};
  const mistakes: Mistake[] = [];
  for (const [index, line] of linesAboveFeature(source).entries()) {
    const [, before = '', name = '', value = ''] = /^(\s*#\s*)([A-Za-z][\w-]*)\s*:(.*)$/.exec(line) ?? [];
    if (name === '' || !resemblesOption(name)) continue;
    const place = { line: index + 1, column: before.length + 1 };
    const message = readGherkinOption(name, value.trim(), read);
    if (isGherkinOption(name)) places[name] = place;
    if (message !== undefined) mistakes.push({ ...place, message });
  }
  return { options: read.options, plan: read.plan, places, mistakes };
}

/** The options of each tag of the file, by the tag's id in the syntax tree. */
export function readOptionTags(
  feature: Feature | undefined,
  source: SourceText,
): { byId: Map<string, GherkinOptions>; mistakes: Mistake[] } {
  const byId = new Map<string, GherkinOptions>();
  const mistakes: Mistake[] = [];
  for (const tag of allTags(feature)) {
    const [, name = '', value = ''] = /^@([A-Za-z][\w-]*):(.*)$/.exec(tag.name) ?? [];
    if (name === '' || !resemblesOption(name)) continue;
    const read = noOptions();
    const place = placeOfTag(tag, source);
    const isBelowFeature = !feature?.tags.includes(tag);
    const message =
      name === 'plan' && isBelowFeature ? PLAN_BELOW_FEATURE : readGherkinOption(name, value, read);
    if (message !== undefined) mistakes.push({ ...place, message });
    const places = isGherkinOption(name) ? { [name]: place } : {};
    byId.set(tag.id, { options: read.options, plan: read.plan, places });
  }
  return { byId, mistakes };
}

/** The later of the given ones is the nearer one. */
export function mergeOptions(all: readonly (GherkinOptions | undefined)[]): GherkinOptions {
  const given = all.filter((one) => one !== undefined);
  return {
    options: Object.assign({}, ...given.map(({ options }) => options)) as CaseOptions,
    plan: Object.assign({}, ...given.map(({ plan }) => plan)) as PlanOptions,
    places: Object.assign({}, ...given.map(({ places }) => places)) as OptionPlaces,
  };
}

/** What is said of an option that other formats have and Gherkin has not. */
export const NOT_IN_GHERKIN: Readonly<Record<string, string>> = {
  tags: 'Failed to read the option "tags": in Gherkin, tags stand above a Feature or Scenario. Please write them there, as "@smoke @slow".',
  variables:
    'Failed to read the option "variables": Gherkin has none of its own. Please give them to cases() as "variables".',
  cases:
    'Failed to read the option "cases": Gherkin can\'t list the cases of a plan. Please write them into the front matter of a .md or .txt file of its own.',
  stopOnFailure:
    'Failed to read the option "stopOnFailure": it belongs to a plan\'s list of cases, which Gherkin can\'t have. Please write it beside "cases", in the front matter of a .md or .txt file.',
};

const PLAN_BELOW_FEATURE =
  'Failed to read the option "plan": it makes a plan of the whole file, not of a part of it. Please write the tag above the Feature, in a file without scenarios.';

function readGherkinOption(name: string, value: string, into: OptionsRead): string | undefined {
  return (isOption(name) ? NOT_IN_GHERKIN[name] : undefined) ?? readCaseOption({ name, value }, into);
}

function isGherkinOption(name: string): boolean {
  return isOption(name) && !Object.hasOwn(NOT_IN_GHERKIN, name);
}

function allTags(feature: Feature | undefined): Tag[] {
  const inside = (feature?.children ?? []).flatMap(({ scenario, rule }) => [
    ...(scenario ? tagsOf(scenario) : []),
    ...(rule?.tags ?? []),
    ...(rule?.children.flatMap((child) => (child.scenario ? tagsOf(child.scenario) : [])) ?? []),
  ]);
  return [...(feature?.tags ?? []), ...inside];
}

function tagsOf({ tags, examples }: Scenario): Tag[] {
  return [...tags, ...examples.flatMap((table) => table.tags)];
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
