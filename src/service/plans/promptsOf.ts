/** A stored scenario becomes what sessions are sent: one prompt per case that its text has. */
import {
  maskSecrets,
  readCaseFile,
  revealSecrets,
  type Case,
  type CaseOptions,
  type Mistake,
  type Secrets,
} from '../../cases/index.js';
import type { CaseDetail, PlanVariable } from '../../contract/index.js';
import { ScenarioError } from './StoredPlanRun.js';

export interface CasePrompt {
  /** Fit to be shown. */
  title: string;
  /** With secrets in the open. */
  prompt: string;
  options: CaseOptions;
}

type Scenario = Pick<CaseDetail, 'scenario' | 'format' | 'title' | 'startUrl'>;

/**
 * The variables of the plan go before those that the scenario declares itself. A line break in a value becomes a space:
 * it would begin a new step.
 * @returns no prompts where the scenario's tags skip all that it has; the secrets of the plan in the form in which they stand in them
 * @throws ScenarioError for a text that can't be run as it stands
 */
export function promptsOf(one: Scenario, variables: readonly PlanVariable[]) {
  const secrets = valuesOf(variables.filter(({ isSecret }) => isSecret));
  const shown = valuesOf(variables.filter(({ isSecret }) => !isSecret));
  const prompts = readScenario(one, shown, secrets).map(({ title, prompt, options }) => ({
    title: maskSecrets(revealSecrets(title, shown), secrets),
    prompt: startLine(options.startUrl, one.startUrl) + revealSecrets(prompt, { ...shown, ...secrets }),
    options,
  }));
  return { prompts, secrets };
}

/** As in a case file that is run as a test. */
const SKIPPING = ['@skip', '@fixme'];

function readScenario(one: Scenario, shown: Secrets, secrets: Secrets): CasePrompt[] {
  const title = one.title ?? undefined;
  if (one.format !== 'gherkin' && one.format !== 'markdown') {
    return [asItStands(one.scenario, title, [...Object.keys(shown), ...Object.keys(secrets)])];
  }
  const path = one.format === 'gherkin' ? 'case.feature' : 'case.md';
  // Deferred, so that the prompt has them where its grammar knows how to write their values.
  const names = { secrets: Object.keys(secrets), deferred: Object.keys(shown) };
  const { cases, mistakes } = readCaseFile({ path, text: one.scenario }, { variables: {}, ...names });
  if (mistakes.length > 0) throw new ScenarioError(inWords(mistakes));
  if (cases.some(({ plan }) => plan)) {
    throw new ScenarioError(
      'The scenario is a plan itself. Please put its cases into the plan in its place.',
    );
  }
  const toRun = cases.filter(({ tags }) => !SKIPPING.some((tag) => tags.includes(tag)));
  if (toRun.some(({ tags }) => tags.includes('@fail'))) {
    throw new ScenarioError(
      "The scenario is tagged @fail, and a stored case can't expect its own failure. Please take the tag out, and have the scenario check what is so.",
    );
  }
  return toRun.map((read) => ({ ...read, title: titleOf(read, title, cases.length > 1) }));
}

const VARIABLE = /\{\{\s*([\p{L}\p{N}_.-]+)\s*\}\}/gu;

function asItStands(scenario: string, title: string | undefined, names: readonly string[]): CasePrompt {
  const unknown = [...scenario.matchAll(VARIABLE)]
    .map(([, name = '']) => name)
    .find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new ScenarioError(
      `Failed to fill in {{${unknown}}}: no variable has this name. Please give "${unknown}" a value in the plan's variables.`,
    );
  }
  const prompt = scenario.replace(VARIABLE, '{{$1}}');
  const firstLine = scenario.split('\n').find((line) => line.trim() !== '') ?? '';
  return { title: title ?? firstLine.trim(), prompt, options: {} };
}

/** The stored title, and for one of several cases its own as well. */
function titleOf({ suites, title }: Case, stored: string | undefined, isOneOfSeveral: boolean): string {
  if (stored !== undefined && !isOneOfSeveral) return stored;
  return [stored, ...suites.map((suite) => suite.title), title].filter(Boolean).join(' › ');
}

/** The contract has no field for it, so it is said in the prompt's first line. The scenario's own is nearer. */
function startLine(own: string | undefined, stored: string | null | undefined): string {
  const url = own ?? stored;
  if (url == null) return '';
  if (!URL.canParse(url, stored ?? undefined)) {
    throw new ScenarioError(
      `The start address ${url} is a path, and the case has no startUrl that it could hang below. Please write a full address.`,
    );
  }
  return `Start at ${new URL(url, stored ?? undefined).href}\n\n`;
}

const valuesOf = (variables: readonly PlanVariable[]): Record<string, string> =>
  Object.fromEntries(variables.map(({ name, value }) => [name, value.replace(/\s*[\r\n]+\s*/g, ' ')]));

/** The first one in full: it is what somebody mends first. */
function inWords([first, ...more]: readonly Mistake[]): string {
  if (!first) return 'The scenario has mistakes.';
  const others = more.length === 0 ? '' : ` (and ${more.length} more mistakes)`;
  return `${first.line}:${first.column}: ${first.message}${others}`;
}
