/** Options in Gherkin: `# platform: android` above the feature, and tags such as `@platform:android`. */
import type { Feature, Scenario, Tag } from '@cucumber/messages';
import type { CaseOptions, Mistake, Position } from '../case.js';
import {
  type OptionPlaces,
  type PlanOptions,
  isOption,
  noOptions,
  readCaseOption,
  resemblesOption,
} from '../caseOptions.js';
import type { SourceText } from '../SourceText.js';

/** The options that hold for a feature, a scenario or the like, and where they are written. */
export interface GherkinOptions {
  options: CaseOptions;
  plan: PlanOptions;
  places: OptionPlaces;
}

interface Written extends GherkinOptions {
  mistakes: Mistake[];
}

/** Comments above the feature. */
export function readOptionComments(source: SourceText): Written {
  const all = linesAboveFeature(source).map((line, index) => {
    const [, before = '', name = '', value = ''] = /^(\s*#\s*)([A-Za-z][\w-]*)\s*:(.*)$/.exec(line) ?? [];
    return readWritten(name, value.trim(), { line: index + 1, column: before.length + 1 });
  });
  return { ...mergeOptions(all), mistakes: all.flatMap((one) => one?.mistakes ?? []) };
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
    const place = placeOfTag(tag, source);
    const isMisplaced = name === 'plan' && !feature?.tags.includes(tag);
    const read = isMisplaced ? undefined : readWritten(name, value, place);
    if (isMisplaced) mistakes.push({ ...place, message: PLAN_BELOW_FEATURE });
    if (!read) continue;
    byId.set(tag.id, read);
    mistakes.push(...read.mistakes);
  }
  return { byId, mistakes };
}

/** It is an option if its name is one or is near one, else it is free text. */
function readWritten(name: string, value: string, place: Position): Written | undefined {
  if (name === '' || !resemblesOption(name)) return undefined;
  const { options, plan, ...others } = noOptions();
  const isMissingHere = isOption(name) && Object.hasOwn(NOT_IN_GHERKIN, name);
  const message = isMissingHere
    ? NOT_IN_GHERKIN[name]
    : readCaseOption({ name, value }, { options, plan, ...others });
  return {
    ...{ options, plan, places: isOption(name) && !isMissingHere ? { [name]: place } : {} },
    mistakes: message === undefined ? [] : [{ ...place, message }],
  };
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

function allTags(feature: Feature | undefined): Tag[] {
  const inside = (feature?.children ?? []).flatMap(({ scenario, rule }) => [
    ...(scenario ? tagsOf(scenario) : []),
    ...(rule?.tags ?? []),
    ...(rule?.children.flatMap((child) => (child.scenario ? tagsOf(child.scenario) : [])) ?? []),
  ]);
  return [...(feature?.tags ?? []), ...inside];
}

const tagsOf = ({ tags, examples }: Scenario): Tag[] => [...tags, ...examples.flatMap((table) => table.tags)];

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
