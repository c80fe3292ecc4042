/** What an earlier run has left behind for an entry becomes its own, if it is still there. */
import { createHmac } from 'node:crypto';
import { maskSecrets } from '../../cases/index.js';
import { isPath, readAppFile } from '../../client/flows/provideApp.js';
import { ServiceError, AppFileError } from '../../client/index.js';
import type { CaseOfPlan, CaseToRun, RunContext, Underway } from '../CaseToRun.js';
import { caseName } from '../entries/Entry.js';
import { lookForLost, lostAnswer, type Sought } from '../createOnce.js';
import type { Wanted } from './CaseJournal.js';
import type { Facts, Standing } from './records.js';

interface Takeable extends Sought {
  /** @throws ServiceError with 404 where it is gone */
  look: (id: string, standing: Standing) => Promise<unknown>;
}

type Around = Pick<Underway, 'clock' | 'journal' | 'signal' | 'onRemark'>;

export async function wantedOf(entry: CaseToRun, kind: Facts['kind'], around: RunContext): Promise<Wanted> {
  const title = maskSecrets(caseName(entry.case), around.secrets, [around.apiKey]);
  return { kind, title, content: around.journal ? await contentOf(entry, around) : '' };
}

/**
 * Undefined where there is nothing of the kind, or no more.
 * @throws LostAnswerError where something was asked for, and what came of it can't be found
 */
export async function takeOver(
  takeable: Takeable,
  around: Around,
): Promise<(Standing & { id: string }) | undefined> {
  const { wanted, look } = takeable;
  const standing = await around.journal?.takeOver(wanted);
  if (!standing) return undefined;
  const id = standing.id ?? (await findAsked(takeable, standing, around));
  if (id === undefined) return undefined;
  try {
    await look(id, standing);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) {
      around.onRemark(
        `The ${wanted.kind} ${id} of an earlier run is gone from the service, so there is a new one.`,
      );
      await around.journal?.ended(id, true);
      return undefined;
    }
    // Whoever waits for it knows what to make of an outage.
  }
  around.onRemark(remarkOn(wanted, id, standing));
  return { ...standing, id };
}

function remarkOn({ kind }: Wanted, id: string, { ended, askedAt }: Standing): string {
  if (!ended) return `The ${kind} ${id} of an earlier run was taken over.`;
  return (
    `The ${kind} ${id} is of an earlier run that was broken off, and had ended there: ` +
    `its verdict was taken over. It was asked for at ${askedAt}.`
  );
}

/** Milliseconds that the service may have taken to create what it was asked for. */
const LONGEST_CREATION = 120_000;

async function findAsked(sought: Sought, standing: Standing, around: Around): Promise<string | undefined> {
  const { wanted } = sought;
  const { ask, planId = wanted.planId, caseIds, askedAt } = standing;
  const from = Date.parse(askedAt);
  const looked = await lookForLost(sought, { ask, planId, from, to: from + LONGEST_CREATION }, around);
  if ('id' in looked) {
    await around.journal?.claim(looked.id, { ...wanted, planId, caseIds });
    return looked.id;
  }
  const { why } = looked;
  const brokeOff = `An earlier run broke off as it asked for a ${wanted.kind} for this case`;
  if (around.journal?.asksAgain === true) {
    around.onRemark(`${brokeOff}. ${why} So there is a new one.`);
    return undefined;
  }
  const cause =
    `${brokeOff}, and it wasn't asked for again. ` +
    'CASEWRIGHT_RESUME=again does that; a run without CASEWRIGHT_RESUME begins anew.';
  throw lostAnswer(sought, new Error(cause), { from, why, reason: 'interrupted' });
}

/** With the API key, so that nobody who finds the journal can try out what a secret may be. */
async function contentOf(
  entry: CaseToRun,
  { secrets, apiKey, signal }: Pick<RunContext, 'secrets' | 'apiKey' | 'signal'>,
): Promise<string> {
  const { case: one, startUrl, model, userDeviceId, app } = entry;
  const { device, executionMode } = one.options;
  const text = JSON.stringify({
    ...{ ...wordsOf({ case: one, startUrl }), model, userDeviceId, device, executionMode },
    plan: planOf(entry),
    app: app === undefined ? undefined : await appOf(app, signal),
  });
  const used = Object.entries(secrets).filter(([name]) => text.includes(`{{${name}}}`));
  return createHmac('sha256', apiKey).update(text).update(JSON.stringify(used)).digest('hex');
}

const wordsOf = ({ case: one, startUrl }: Omit<CaseOfPlan, 'listedAt'>) => ({
  ...{ name: caseName(one), prompt: one.prompt, startUrl, platform: one.options.platform },
});

function planOf({ case: { plan }, planned = [] }: CaseToRun): unknown {
  if (!plan || 'id' in plan) return plan;
  const { stopOnFailure, variables } = plan;
  return { stopOnFailure, variables, cases: planned.map(wordsOf) };
}

async function appOf(app: string, signal: AbortSignal | undefined): Promise<string> {
  if (!isPath(app)) return app;
  try {
    return (await readAppFile(app, signal)).hash;
  } catch (error) {
    if (error instanceof AppFileError) return app;
    throw error;
  }
}
