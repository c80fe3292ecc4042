/** A Gherkin file, classic or in Markdown: one case per scenario or example row. */
import type { Background, Feature, Rule, Scenario } from '@cucumber/messages';
import type { Mistake } from '../case.js';
import type { CaseDraft, FileReading } from '../finishCases.js';
import type { ScenarioPath } from './gherkinCase.js';
import type { GherkinOptions } from './gherkinOptions.js';
import type { ParsedGherkin } from './parseGherkin.js';
import type { SourceText } from '../SourceText.js';
import { blankComments, parseGherkin } from './parseGherkin.js';
import { readFrontMatter } from '../markdown/frontMatter.js';
import { beginsOf, gherkinCase } from './gherkinCase.js';
import { mergeOptions, readOptionComments, readOptionTags } from './gherkinOptions.js';
import { gherkinPlan, planOfGherkin } from './gherkinPlan.js';
import { lostMarkdownSections, lostMarkdownSteps } from '../markdown/lostMarkdownSteps.js';
import { stepsInDescriptions } from './stepsInDescriptions.js';
import { unknownPlaceholders } from '../unknownPlaceholders.js';

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

interface TextReading {
  drafts: CaseDraft[];
  mistakes: Mistake[];
  empty?: readonly number[];
}

type Syntax = 'classic' | 'markdown';

function readText(
  text: string,
  source: SourceText,
  { syntax, ofFile }: { syntax: Syntax; ofFile: GherkinOptions },
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
  { text, syntax }: { text: string; syntax: Syntax },
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

/** What the parser has read without a word, though it would not be carried out as it was meant. */
function lostText(text: string, paths: readonly ScenarioPath[], syntax: Syntax): Mistake[] {
  const blocks = blocksOf(paths);
  const language = paths[0]?.feature.language ?? 'en';
  return [
    ...paths.flatMap(outlineWithoutRows),
    ...paths.flatMap(({ scenario }) => unknownPlaceholders(text, scenario)),
    ...(syntax === 'markdown'
      ? lostMarkdownSteps(text, blocks)
      : stepsInDescriptions(text, blocks, language)),
  ];
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

function blocksOf(paths: readonly ScenarioPath[]): (Background | Scenario)[] {
  const blocks = paths.flatMap(({ backgrounds, scenario }) => [...backgrounds, scenario]);
  return [...new Set(blocks)].filter((block) => block !== undefined);
}

function backgroundOf({ children }: Feature | Rule): Background | undefined {
  return children.find(({ background }) => background !== undefined)?.background;
}

function noScenario({ location, name }: Feature): Mistake {
  const message = `Failed to read the feature "${name}": there is no scenario in it. Please write one, with at least one step.`;
  return { line: location.line, column: location.column ?? 1, message };
}

function outlineWithoutRows({ scenario }: ScenarioPath): Mistake[] {
  return scenario.examples
    .filter(({ tableBody }) => tableBody.length === 0)
    .map((examples) => noRows(examples, scenario));
}

function noRows({ location, keyword }: Scenario['examples'][number], { name }: Scenario): Mistake {
  const message = `Failed to read the examples of "${name}": they have no rows. Please write a table below "${keyword}:", a row of names and then one row per case.`;
  return { line: location.line, column: location.column ?? 1, message };
}
