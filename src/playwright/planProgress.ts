/** The cases of a plan run as steps of its entry, while it runs. */
import path from 'node:path';
import { test } from '@playwright/test';
import { maskSecrets, type Secrets } from '../cases/index.js';
import { isPlanRunCaseOver, type PlanRun, type PlanRunCase } from '../contract/index.js';
import { harmlessLine } from '../report/plainText.js';
import { errorAt, nameOf, placeOfPlanCase, type CaseToRun } from '../runner/index.js';

interface OpenStep {
  end(one: PlanRunCase): void;
  /** Resolves when the step is over, however it ended. */
  over: Promise<void>;
}

export interface PlanProgress {
  /**
   * A step begins when its case does and ends when its case has ended.
   * @param caseIds those of the cases that were stored, in the list's order
   */
  show(planRun: PlanRun, caseIds?: readonly string[]): void;
  /** Ends the steps of cases of which nothing more will be known. */
  finish(): Promise<void>;
}

export function planProgress(
  toRun: CaseToRun,
  { root, secrets }: { root: string; secrets: Secrets },
): PlanProgress {
  const steps = new Map<string, OpenStep>();
  let last: PlanRun | undefined;
  const show: PlanProgress['show'] = (planRun, caseIds) => {
    last = planRun;
    for (const one of planRun.cases) {
      if (one.status === 'pending') continue;
      const place = { ...placeOfPlanCase(toRun, one, caseIds), file: path.join(root, toRun.file) };
      const step = steps.get(one.id) ?? openStep(one, maskSecrets(nameOf(one), secrets), place);
      steps.set(one.id, step);
      if (isPlanRunCaseOver(one.status)) step.end(one);
    }
  };
  return {
    show,
    async finish() {
      for (const one of last?.cases ?? []) steps.get(one.id)?.end(one);
      await Promise.all([...steps.values()].map(({ over }) => over));
    },
  };
}

interface Place {
  file: string;
  line: number;
  column: number;
}

/** Playwright has no word for a step that was skipped or cancelled, so its title says so, and it holds no error. */
function openStep(one: PlanRunCase, name: string, place: Place): OpenStep {
  const isTitled = one.status === 'skipped' || one.status === 'cancelled';
  const title = isTitled ? `${name} (${one.status})` : name;
  let end: OpenStep['end'] = () => undefined;
  const ended = new Promise<PlanRunCase>((resolve) => (end = resolve));
  const body = async () => {
    const { status } = await ended;
    if (status !== 'passed' && !isTitled) throw errorAt(`The case ended as ${status}.`, place.file, place);
  };
  // The entry fails by its outcome; here a failure only marks the step.
  const over = test.step(harmlessLine(title), body, { location: place }).catch(() => undefined);
  return { end, over };
}
