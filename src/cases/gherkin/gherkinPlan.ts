/** A Gherkin file that is a plan: a feature, perhaps with a description, and no scenarios. */
import type { Background, Feature, Scenario } from '@cucumber/messages';
import type { Mistake, PlanOfCase } from '../case.js';
import type { CaseDraft } from '../finishCases.js';
import type { GherkinOptions } from './gherkinOptions.js';
import type { SourceText } from '../SourceText.js';
import { positionOf, titled } from './gherkinCase.js';
import { NOT_IN_GHERKIN } from './gherkinOptions.js';
import { planOfFile, stepNeverRun, whyNeverRun } from '../planOfFile.js';

/** @param nearest the options of the file and, over them, those of the feature's tags */
export function planOfGherkin({ plan, places }: GherkinOptions): ReturnType<typeof planOfFile> {
  const { cases, stopOnFailure, ...known } = places;
  const refused = Object.entries({ cases, stopOnFailure }).flatMap(([name, at]): Mistake[] =>
    at === undefined ? [] : [{ ...at, message: NOT_IN_GHERKIN[name] ?? '' }],
  );
  const read = planOfFile({ plan, variables: {} }, known);
  return { ...read, mistakes: [...refused, ...read.mistakes] };
}

/** @param feature where the file has one */
export function gherkinPlan(
  plan: PlanOfCase,
  feature: Feature | undefined,
  { source, options, places }: Pick<GherkinOptions, 'options' | 'places'> & { source: SourceText },
): { drafts: CaseDraft[]; mistakes: Mistake[] } {
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

function blocksOf({ children }: Feature): (Background | Scenario)[] {
  return children
    .flatMap(({ background, scenario, rule }) => [
      background,
      scenario,
      ...(rule?.children.flatMap((child) => [child.background, child.scenario]) ?? []),
    ])
    .filter((block) => block !== undefined);
}
