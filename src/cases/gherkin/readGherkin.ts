/** A Gherkin file, classic or in Markdown: one case per scenario or example row. */
import type { Background, Feature, Rule, Scenario } from '@cucumber/messages';
import type { Mistake, PlanOfCase } from '../case.js';
import type { CaseDraft, FileReading } from '../finishCases.js';
import { readFrontMatter } from '../markdown/frontMatter.js';
import { lostMarkdownSections, lostText } from './lostText.js';
import { planOfFile, stepNeverRun, whyNeverRun } from '../plan.js';
import type { SourceText } from '../SourceText.js';
import { beginsOf, gherkinCase, positionOf, titled, type ScenarioPath } from './gherkinCase.js';
import {
  mergeOptions,
  readOptionComments,
  readOptionTags,
  NOT_IN_GHERKIN,
  type GherkinOptions,
} from './gherkinOptions.js';
import { blankComments, parseGherkin, type ParsedGherkin, type GherkinSyntax } from './parseGherkin.js';

export function readGherkin(source: SourceText): FileReading {
  const { mistakes, ...ofFile } = readOptionComments(source);
  const { mistakes: slips, ...reading } = readText(source.text, source, { syntax: 'classic', ofFile });
  return { ...reading, mistakes: [...mistakes, ...slips], tags: [], variables: {} };
}

export function readGherkinInMarkdown(source: SourceText): FileReading {
  const { body, read, places, variables, mistakes } = readFrontMatter(source);
  const text = blankComments(body);
  const ofFile = { options: read.options, plan: read.plan, places };
  const reading = readText(text, source, { syntax: 'markdown', ofFile });
  const drafts = reading.drafts.map((draft) => ({ ...draft, tags: [...read.tags, ...draft.tags] }));
  const lost = lostMarkdownSections(text);
  const all = [...mistakes, ...reading.mistakes, ...lost];
  return { ...reading, drafts, mistakes: all, tags: read.tags, variables };
}

type TextReading = Omit<FileReading, 'tags' | 'variables'>;

function readText(
  text: string,
  source: SourceText,
  { syntax, ofFile }: { syntax: GherkinSyntax; ofFile: GherkinOptions },
): TextReading {
  const result = parseGherkin(text, source, syntax);
  if ('mistakes' in result) return { drafts: [], mistakes: result.mistakes };
  const { feature } = result.parsed.document;
  const tags = readOptionTags(feature, source);
  const nearest = mergeOptions([ofFile, ...(feature?.tags ?? []).map(({ id }) => tags.byId.get(id))]);
  const { plan, mistakes } = planOfGherkin(nearest);
  const read: TextReading = plan
    ? gherkinPlan(plan, feature, { ...nearest, source })
    : readScenarios(result.parsed, { ofFile, ofTags: tags.byId }, { text, syntax });
  return { ...read, mistakes: [...tags.mistakes, ...mistakes, ...read.mistakes] };
}

function readScenarios(
  { document, pickles }: ParsedGherkin,
  options: Parameters<typeof gherkinCase>[2],
  { text, syntax }: { text: string; syntax: GherkinSyntax },
): TextReading {
  if (document.feature === undefined) return { drafts: [], mistakes: [] };
  const paths = scenarioPaths(document.feature);
  const drafts = pickles.flatMap((pickle) => {
    const path = paths.get(pickle.astNodeIds[0] ?? '');
    return path === undefined ? [] : [gherkinCase(pickle, path, options)];
  });
  if (paths.size === 0) return { drafts, mistakes: [noScenario(document.feature)] };
  const begun = new Set(drafts.flatMap(({ begins }) => begins));
  const empty = [...paths.values()].flatMap(beginsOf).filter((line) => !begun.has(line));
  return { drafts, mistakes: lostText(text, [...paths.values()], syntax), empty };
}

/** Every scenario by its id, with what it stands in. */
function scenarioPaths(feature: Feature): Map<string, ScenarioPath> {
  const paths = new Map<string, ScenarioPath>();
  const background = backgroundOf(feature);
  for (const { scenario, rule } of feature.children) {
    if (scenario) paths.set(scenario.id, { feature, backgrounds: [background], scenario });
    const ruleBackground = rule && backgroundOf(rule);
    for (const child of rule?.children ?? []) {
      if (rule === undefined || child.scenario === undefined) continue;
      paths.set(child.scenario.id, {
        feature,
        rule,
        backgrounds: [background, ruleBackground],
        scenario: child.scenario,
      });
    }
  }
  return paths;
}

const backgroundOf = ({ children }: Feature | Rule): Background | undefined =>
  children.find(({ background }) => background !== undefined)?.background;

function noScenario({ location, name }: Feature): Mistake {
  const message = `Failed to read the feature "${name}": there is no scenario in it. Please write one, with at least one step.`;
  return { line: location.line, column: location.column ?? 1, message };
}

/** @param nearest the options of the file and, over them, those of the feature's tags */
function planOfGherkin({ plan, places }: GherkinOptions): ReturnType<typeof planOfFile> {
  const { cases, stopOnFailure, ...known } = places;
  const refused = Object.entries({ cases, stopOnFailure }).flatMap(([name, at]): Mistake[] =>
    at === undefined ? [] : [{ ...at, message: NOT_IN_GHERKIN[name] ?? '' }],
  );
  const read = planOfFile({ plan, variables: {} }, known);
  return { ...read, mistakes: [...refused, ...read.mistakes] };
}

/** A file that is a plan: a feature, perhaps with a description, and no scenarios. */
function gherkinPlan(
  plan: PlanOfCase,
  feature: Feature | undefined,
  { source, options, places }: Pick<GherkinOptions, 'options' | 'places'> & { source: SourceText },
): TextReading {
  const named = feature ? titled(feature) : { title: '', line: 1, column: 1 };
  const draft: CaseDraft = {
    ...named,
    title: named.title || source.stem,
    suites: [],
    format: 'gherkin',
    parts: [],
    tags: feature?.tags.map(({ name }) => name) ?? [],
    options,
    places,
    plan,
    begins: [],
    isExample: false,
  };
  return { drafts: [draft], mistakes: feature ? neverRun(plan, feature) : [] };
}

/** The first step says it for all; without one, the first scenario does. */
function neverRun(plan: PlanOfCase, feature: Feature): Mistake[] {
  const blocks = blocksOf(feature);
  const [step] = blocks.flatMap(({ steps }) => steps);
  if (step) return [stepNeverRun(plan, `${step.keyword}${step.text}`.trim(), positionOf(step.location))];
  const scenario = blocks.find((block) => 'examples' in block);
  if (!scenario) return [];
  const message = `Failed to read the scenario "${scenario.name}": ${whyNeverRun(plan)}. Please move it into a case file of its own.`;
  return [{ ...positionOf(scenario.location), message }];
}

const blocksOf = ({ children }: Feature): (Background | Scenario)[] =>
  children
    .flatMap(({ background, scenario, rule }) => [
      background,
      scenario,
      ...(rule?.children.flatMap((child) => [child.background, child.scenario]) ?? []),
    ])
    .filter((block) => block !== undefined);
