/** What a session or plan run is about, as a hash: whatever changes it asks for a new one. */
import { createHmac } from 'node:crypto';
import { isPath, readAppFile } from '../../client/flows/appFile.js';
import { AppFileError } from '../../client/index.js';
import { caseName } from '../caseName.js';
import type { CaseOfPlan, CaseToRun, Surroundings } from '../CaseToRun.js';

/** With the API key, so that nobody who finds the journal can try out what a secret may be. */
export async function contentOf(
  entry: CaseToRun,
  { secrets, apiKey, signal }: Pick<Surroundings, 'secrets' | 'apiKey' | 'signal'>,
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

/** A file that can't be read is told where it is needed. */
async function appOf(app: string, signal: AbortSignal | undefined): Promise<string> {
  if (!isPath(app)) return app;
  try {
    return (await readAppFile(app, signal)).hash;
  } catch (error) {
    if (error instanceof AppFileError) return app;
    throw error;
  }
}
