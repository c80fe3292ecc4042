/** What an attempt came to, as JUnit tells it, case by case for a plan; and the facts that JUnit has no attribute for. */
import { decidingStep, lastAttempt, decisivePicture, caseTitle } from '../caseFacts.js';
import type { StepOutcome } from '../outcome.js';
import { bounded, plainLine, plainText } from '../plainText.js';
import type { Attempt, ReportedCase, Report } from '../report.js';
import type { Finding, JunitTest, Property } from './writeSuites.js';
import { concernOf } from '../reasons.js';

/** Of one piece of text; a page's whole source would drown the rest. */
const TEXT_LIMIT = 4_000;

/** What only warns must not fail the pipeline by way of this file, and is not green either: it counts as skipped. */
export function findingOf(attempt: Attempt, { file }: Pick<ReportedCase, 'file'>): Finding {
  const { effect, verdict, reason } = attempt;
  const message = plainLine(attempt.message);
  const files = filesOf(attempt);
  const type = reason ?? verdict;
  if (effect === 'passes') return { kind: 'passed', message, type, text: '', files };
  const text = textOf(attempt, file);
  if (effect === 'none') return { kind: 'skipped', message: message || type, type, text: '', files };
  if (effect === 'warns')
    return { kind: 'skipped', message: `Warns only (${type}): ${message}`, type, text, files };
  return { kind: verdict === 'error' ? 'error' : 'failure', message, type, text, files };
}

function textOf(attempt: Attempt, file: string): string {
  const step = decidingStep(attempt);
  const { message, session, sessionId, planRunId, line, column } = attempt;
  return [
    bounded(plainText(message), TEXT_LIMIT),
    ...stepLines(step),
    ...named('Summary', session?.summary),
    ...named('Session', sessionId),
    ...named('Plan run', planRunId),
    ...attempt.remarks.flatMap((remark) => named('Remark', remark)),
    '',
    placeLine(step?.text ?? '', { file, line, column }),
  ].join('\n');
}

const stepLines = (step: StepOutcome | undefined): string[] =>
  step
    ? [
        ...named('Step', step.text),
        ...named('Expected', step.expected),
        ...named('Observed', step.observed),
        ...(step.expected === null ? named('What happened', step.summary) : []),
      ]
    : [];

const named = (name: string, value: string | null | undefined): string[] =>
  value == null || value === '' ? [] : [`${name}: ${bounded(plainText(value), TEXT_LIMIT)}`];

/** The form of a stack's line in Node, by which readers of JUnit find file and line. */
export const placeLine = (
  what: string,
  { file, line, column }: { file: string; line: number; column: number },
): string =>
  `    at ${plainLine(what, 120)} (${plainLine(file, 1_000)}:${line}:${column})`.replace('at  (', 'at (');

/** That which shows why comes first, then the others as they were taken. */
const filesOf = (attempt: Attempt): string[] => {
  const shots = [decisivePicture(attempt), ...attempt.screenshots];
  return [...new Set(shots.flatMap((shot) => shot?.file ?? []))];
};

/** The cases of a plan run as tests of their own; their steps are in no plan run. */
export function planTests(one: ReportedCase): JunitTest[] {
  const attempt = lastAttempt(one);
  if (!attempt.planRun) return [];
  return attempt.steps.map((planned, index) => ({
    ...{ id: `${one.id}/${index + 1}`, name: `${caseTitle(one)} › ${planned.text}`, file: one.file },
    ...{ line: planned.line, duration: planned.duration ?? 0 },
    startedAt: attempt.planRun?.cases[index]?.startedAt ?? attempt.startedAt,
    finding: findingOfPlanned(planned, attempt, one.file),
    earlier: earlierFindings(one, planned),
    properties: propertiesOfPlanned(planned, one, attempt),
  }));
}

/** A plan run tells the session of one case only: of the first that did not pass. */
function propertiesOfPlanned(planned: StepOutcome, one: ReportedCase, attempt: Attempt): Property[] {
  const known = runProperties(one, attempt);
  const isOfSession = decidingStep(attempt) === planned;
  const isWhy = planned.status !== 'passed';
  return known.filter(([name]) => (isOfSession || !OF_SESSION.has(name)) && (isWhy || !OF_REASON.has(name)));
}

const OF_SESSION = new Set(['session id', 'model', 'platform', 'device', 'app', 'credits']);
const OF_REASON = new Set(['reason', 'concern']);

const earlierFindings = ({ attempts, file }: ReportedCase, { text }: StepOutcome): Finding[] =>
  attempts.slice(0, -1).flatMap((attempt) => {
    const planned = attempt.steps.find((step) => step.text === text);
    const finding = planned && findingOfPlanned(planned, attempt, file);
    return finding && (finding.kind === 'failure' || finding.kind === 'error') ? [finding] : [];
  });

function findingOfPlanned(planned: StepOutcome, attempt: Attempt, file: string): Finding {
  const { status, summary, line, column } = planned;
  const message = plainLine(summary ?? `The plan run says of this case: ${status}.`);
  const kind = kindOf(status, attempt);
  const type = kind === 'passed' ? '' : (attempt.reason ?? status);
  const reported = [
    message,
    `Case: ${plainText(planned.text)}`,
    ...(attempt.planRunId === null ? [] : [`Plan run: ${attempt.planRunId}`]),
    ...['', placeLine(planned.text, { file, line, column })],
  ];
  const warns = kind === 'skipped' && attempt.effect === 'warns';
  return {
    ...{
      kind,
      type,
      text: kind === 'passed' ? '' : reported.join('\n'),
      files: filesOfPlanned(planned, attempt),
    },
    message: warns ? `Warns only: ${message}` : message,
  };
}

/** A case that was cancelled has no verdict; one that was never begun is reported as the plan itself is. */
function kindOf(status: StepOutcome['status'], { effect }: Attempt): Finding['kind'] {
  if (status === 'passed') return 'passed';
  if (effect !== 'fails') return 'skipped';
  if (status === 'failed') return 'failure';
  return status === 'error' || status === 'cancelled' ? 'error' : 'skipped';
}

/** A picture whose case isn't known is of the first one that did not pass. */
function filesOfPlanned(planned: StepOutcome, attempt: Attempt): string[] {
  const index = attempt.steps.indexOf(planned);
  const isFirst = decidingStep(attempt) === planned;
  return attempt.screenshots.flatMap(({ file, step }) =>
    file !== null && (step === index || (step === null && isFirst)) ? [file] : [],
  );
}

const VALUE_LIMIT = 1_000;

export const propertiesOf = (one: ReportedCase, attempt: Attempt): Property[] => [
  ...runProperties(one, attempt),
  ...attempt.steps.map(({ status, text }): Property => [`step[${status}]`, valueOf(text)]),
  ...attempt.steps.flatMap(modelProperties),
  ...attempt.healed.map(({ file, line, was, now }): Property => [
    'healed',
    valueOf(`${file}:${line}: "${was}" is now "${now.join('; ')}"`),
  ]),
  ...attempt.observations.map(({ description }): Property => ['observation', valueOf(description)]),
];

/** Of a step that a model was asked for, by its number. */
function modelProperties({ model, text, status, observed }: StepOutcome, index: number): Property[] {
  if (model === undefined) return [];
  const { id, provider, hasJudged } = model;
  const asked = `step ${index + 1}: ${id}${provider === null ? '' : ` (${provider})`}`;
  const judged = `step ${index + 1} ${status}: "${text}": ${observed ?? ''}`;
  return [
    ['model asked', valueOf(asked)],
    ...(hasJudged ? [['judged by model', valueOf(judged)] satisfies Property] : []),
  ];
}

/** What is known of the run as a whole, also of a plan's. */
const runProperties = (one: ReportedCase, attempt: Attempt): Property[] =>
  reported({
    'session id': attempt.sessionId,
    'plan run id': attempt.planRunId,
    model: attempt.session?.model,
    platform: attempt.session?.platform,
    device: attempt.session?.mobileSession?.deviceName,
    app: attempt.session?.mobileSession?.appName,
    credits: attempt.session?.creditsUsed,
    tags: one.tags.join(' '),
    project: one.project,
    reason: attempt.reason,
    concern: attempt.reason && concernOf(attempt.reason),
    'expected to fail': one.isExpectedToFail ? 'yes' : null,
    attempts: one.attempts.length > 1 ? one.attempts.length : null,
    command: one.command,
  });

/** Of a suite: where and by what it ran. */
export const reportProperties = ({ version, parts }: Report): Property[] => [
  ...reported({ casewright: version }),
  ...parts.flatMap(({ runner, shard, ci }) =>
    reported({
      runner: `${runner.name} ${runner.version}`,
      shard: shard && `${shard.current}/${shard.total}`,
      ci: ci?.url ?? ci?.name,
      commit: ci?.commit,
      branch: ci?.branch,
    }),
  ),
];

export const faultProperties = ({ faults }: Report): Property[] =>
  faults.map((fault) => ['fault', valueOf(fault)]);

const reported = (facts: Record<string, string | number | null | undefined>): Property[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    value == null || value === '' ? [] : [[name, valueOf(String(value))] satisfies Property],
  );

const valueOf = (text: string): string => bounded(plainText(text), VALUE_LIMIT);
