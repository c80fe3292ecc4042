/** Steps of a case, and cases of a plan, become `test.step`s at their places in the case file. */
import { AsyncResource } from 'node:async_hooks';
import path from 'node:path';
import { test } from '@playwright/test';
import { maskSecrets, type Position, type Secrets } from '../cases/index.js';
import { isPlanRunCaseOver, type PlanRun, type PlanRunCase } from '../contract/index.js';
import type { Outcome } from '../report/outcome.js';
import { harmlessLine } from '../report/plainText.js';
import type { CaseToRun } from '../runner/CaseToRun.js';
import type { Entry } from '../runner/entries/Entry.js';
import { errorAt } from '../runner/entries/conclusion.js';
import { nameOf, placeOfPlanCase } from '../runner/plans/judgePlanRun.js';
import type { AroundStep } from '../service/index.js';

interface Place extends Position {
  file: string;
}

const placeIn = ({ settings: { root }, file }: Entry, { line, column }: Position): Place => ({
  ...{ file: path.join(root, file), line, column },
});

const stepAt = (title: string, location: Place, body: () => Promise<void>): Promise<void> =>
  test.step(harmlessLine(title), body, { location });

/**
 * For steps that the local service carries out in this worker, while it does. Bound to the test's own async
 * context: the service works in that of its HTTP request, where Playwright would not know whose step it is.
 */
export function caseStep(entry: Entry, secrets: Secrets): AroundStep {
  return AsyncResource.bind(async (step, run) => {
    const written = entry.case.steps[step.number - 1];
    // Step 0 is the way to the start page, which the case file has no line for.
    const place = placeIn(entry, written ?? entry.case);
    await stepAt(maskSecrets(written?.text ?? step.text, secrets), place, async () => {
      try {
        await run();
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw errorAt(maskSecrets(message, secrets), place.file, place);
      }
    });
  });
}

/** For sessions that ran elsewhere: their steps are reported once they have ended, if the service tells of them. */
export async function replaySteps(entry: Entry, outcome: Outcome): Promise<void> {
  for (const step of outcome.steps) {
    if (step.status === 'not reached' || step.status === 'not told') continue;
    const failed = step.status === 'failed' || step.status === 'error';
    const place = placeIn(entry, step);
    const error = errorAt(step.summary ?? step.status, place.file, place);
    const replay = stepAt(step.text, place, () => (failed ? Promise.reject(error) : Promise.resolve()));
    // The entry itself fails by its outcome; here the failure only marks the step.
    await replay.catch((thrown: unknown) => {
      if (thrown !== error) throw thrown;
    });
  }
}

interface OpenStep {
  end(one: PlanRunCase): void;
  /** Resolves when the step is over, however it ended. */
  over: Promise<void>;
}

/** The cases of a plan run, while it runs: a step begins when its case does and ends when its case has ended. */
export function planProgress(toRun: CaseToRun, { root, secrets }: { root: string; secrets: Secrets }) {
  const steps = new Map<string, OpenStep>();
  let last: PlanRun | undefined;
  return {
    /** @param caseIds those of the cases that were stored, in the list's order */
    show: (planRun: PlanRun, caseIds?: readonly string[]): void => {
      last = planRun;
      for (const one of planRun.cases) {
        if (one.status === 'pending') continue;
        const place = { ...placeOfPlanCase(toRun, one, caseIds), file: path.join(root, toRun.file) };
        const step = steps.get(one.id) ?? openStep(one, maskSecrets(nameOf(one), secrets), place);
        steps.set(one.id, step);
        if (isPlanRunCaseOver(one.status)) step.end(one);
      }
    },
    /** Ends the steps of cases of which nothing more will be known. */
    finish: async (): Promise<void> => {
      for (const one of last?.cases ?? []) steps.get(one.id)?.end(one);
      await Promise.all([...steps.values()].map(({ over }) => over));
    },
  };
}

/** Playwright has no word for a step that was skipped or cancelled, so its title says so, and it holds no error. */
function openStep(one: PlanRunCase, name: string, place: Place): OpenStep {
  const isTitled = one.status === 'skipped' || one.status === 'cancelled';
  let end: OpenStep['end'] = () => undefined;
  const ended = new Promise<PlanRunCase>((resolve) => (end = resolve));
  const step = stepAt(isTitled ? `${name} (${one.status})` : name, place, async () => {
    const { status } = await ended;
    if (status !== 'passed' && !isTitled) throw errorAt(`The case ended as ${status}.`, place.file, place);
  });
  // The entry fails by its outcome; here a failure only marks the step.
  return { end, over: step.catch(() => undefined) };
}
