/** One pickle, with the syntax tree that it comes from, becomes one case. */
import { isDeepStrictEqual } from 'node:util';
import type {
  Background,
  Feature,
  Location,
  Pickle,
  PickleStep,
  Rule,
  Scenario,
  Step as AstStep,
} from '@cucumber/messages';
import type { Position, Step, Suite } from '../case.js';
import type { PromptPart } from '../prompt.js';
import type { CaseDraft } from '../finishCases.js';
import { carriedBy, mapTexts } from '../variables.js';
import type { GherkinOptions } from './gherkinOptions.js';
import { mergeOptions } from './gherkinOptions.js';

export interface ScenarioPath {
  feature: Feature;
  rule?: Rule;
  /** Those of the feature and of the rule, where there are any. */
  backgrounds: readonly (Background | undefined)[];
  scenario: Scenario;
}

export function gherkinCase(
  pickle: Pickle,
  path: ScenarioPath,
  { ofFile, ofTags }: { ofFile: GherkinOptions; ofTags: ReadonlyMap<string, GherkinOptions> },
): CaseDraft {
  const { scenario } = path;
  const { options, places } = mergeOptions([
    ofFile,
    ...pickle.tags.map(({ astNodeId }) => ofTags.get(astNodeId)),
  ]);
  const isExample = scenario.examples.length > 0;
  const row = scenario.examples
    .flatMap(({ tableBody }) => tableBody)
    .find(({ id }) => id === pickle.astNodeIds[1]);
  return {
    ...positionOf(row?.location ?? scenario.location),
    title: pickle.name.trim() || scenario.keyword.trim(),
    ...(isExample && { outline: scenario.name.trim() }),
    suites: [...namedSuites(path), ...(isExample ? [{ title: '', ...positionOf(scenario.location) }] : [])],
    format: 'gherkin',
    parts: partsOf(pickle, path),
    tags: pickle.tags.map(({ name }) => name),
    options,
    places,
    begins: beginsOf(path),
    isExample,
  };
}

/** The lines of feature, rule and scenario, each with its tags. */
export function beginsOf({
  feature,
  rule,
  scenario,
}: Pick<ScenarioPath, 'feature' | 'rule' | 'scenario'>): number[] {
  const parts = [feature, ...(rule ? [rule] : []), scenario];
  return parts.map(({ location, tags }) => Math.min(location.line, ...tags.map((tag) => tag.location.line)));
}

export const positionOf = ({ line, column }: Location): Position => ({ line, column: column ?? 1 });

const namedSuites = ({ feature, rule }: ScenarioPath): Suite[] =>
  [feature, ...(rule ? [rule] : [])].map(titled).filter(({ title }) => title !== '');

/** In Markdown the name of a feature without its keyword has the marks of a heading. */
export const titled = ({ name, location }: Feature | Rule): Suite => ({
  title: name.replace(/^#+\s+/, '').trim(),
  ...positionOf(location),
});

interface Block {
  location: Location;
  description: string;
  steps?: readonly AstStep[];
}

/** The pickle's steps in document order, with the descriptions that stand above and between them. */
function partsOf(pickle: Pickle, { feature, rule, backgrounds, scenario }: ScenarioPath): PromptPart[] {
  const steps = new Map(pickle.steps.map((step) => [step.astNodeIds[0], step]));
  const [background, ruleBackground] = backgrounds;
  const blocks: (Block | undefined)[] = [feature, background, rule, ruleBackground, scenario];
  return blocks.flatMap((block) =>
    block ? [...contextOf(block), ...stepsOf(block, steps, scenario.examples.length > 0)] : [],
  );
}

function contextOf({ description, location }: Block): PromptPart[] {
  const lines = description.split('\n').map((line) => line.trim());
  const text = lines.join('\n').trim();
  return text === '' ? [] : [{ kind: 'context', text, at: { line: location.line + 1, column: 1 } }];
}

const stepsOf = (
  { steps = [] }: Block,
  filled: ReadonlyMap<string | undefined, PickleStep>,
  isExample: boolean,
): PromptPart[] =>
  steps.flatMap((step) => {
    const pickleStep = filled.get(step.id);
    return pickleStep ? [{ kind: 'step', step: readStep(step, pickleStep, isExample) }] : [];
  });

/** Of an outline, as its rows fill it in, and as it is written: with `{{name}}` for what they fill in. */
function readStep(ast: AstStep, { text, argument }: PickleStep, isExample: boolean): Step {
  const said = wordsOf({ keyword: ast.keyword, text, ...argument });
  const written = mapTexts(wordsOf(ast), (words) => words.replace(/<([\p{L}\p{N}_.-]+)>/gu, '{{$1}}'));
  const isFilled = isExample && !isDeepStrictEqual(said, written);
  return { ...said, ...positionOf(ast.location), ...(isFilled && { written }) };
}

interface SaidStep extends Pick<AstStep, 'keyword' | 'text'> {
  dataTable?: { rows: readonly { cells: readonly { value: string }[] }[] };
  docString?: { content: string };
}

/** What a step says, with its keyword and all that it carries. */
export const wordsOf = ({ keyword, text, dataTable, docString }: SaidStep): NonNullable<Step['written']> => ({
  text: `${keyword}${text}`.trim(),
  ...carriedBy({
    table: dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)),
    docString: docString?.content,
  }),
});
