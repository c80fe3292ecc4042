/** The facts of a case that JUnit has no attribute for. */
import { bounded, plainText } from '../plainText.js';
import { concernOf } from '../reasons.js';
import type { StepOutcome } from '../outcome.js';
import type { Attempt, Report, ReportedCase } from '../report.js';
import type { Property } from './JunitTest.js';

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
export const runProperties = (one: ReportedCase, attempt: Attempt): Property[] =>
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
