/** What an earlier run has left behind for an entry becomes its own, if it is still there. */
import { maskSecrets } from '../../cases/index.js';
import { ServiceError } from '../../client/index.js';
import { caseName } from '../caseName.js';
import type { CaseToRun, Surroundings } from '../CaseToRun.js';
import { lookForLost } from '../createOnce.js';
import type { Window } from '../lostSession.js';
import type { Wanted } from './CaseJournal.js';
import { contentOf } from './contentOf.js';
import type { Facts } from './records.js';
import type { Standing } from './standingSession.js';

interface Takeable {
  wanted: Wanted;
  find: (window: Window, standing: Standing) => Promise<string[]>;
  /** @throws ServiceError with 404 where it is gone */
  look: (id: string, standing: Standing) => Promise<unknown>;
}

type Around = Pick<Surroundings, 'clock' | 'journal' | 'signal'> & { onRemark: (remark: string) => void };

export async function wantedOf(entry: CaseToRun, kind: Facts['kind'], around: Surroundings): Promise<Wanted> {
  const title = maskSecrets(caseName(entry.case), around.secrets, [around.apiKey]);
  return { kind, title, content: around.journal ? await contentOf(entry, around) : '' };
}

/** Undefined where there is nothing of the kind, or no more. */
export async function takeOver(
  { wanted, find, look }: Takeable,
  around: Around,
): Promise<(Standing & { id: string }) | undefined> {
  const standing = await around.journal?.takeOver(wanted);
  if (!standing) return undefined;
  const { planId, caseIds } = standing;
  const known = { ...wanted, ...(planId !== undefined && { planId }), ...(caseIds && { caseIds }) };
  const id =
    standing.id ??
    (await findAsked({ wanted: known, find: (window) => find(window, standing) }, standing, around));
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
  around.onRemark(`The ${wanted.kind} ${id} of an earlier run was taken over.`);
  return { ...standing, id };
}

/** Milliseconds that the service may have taken to create what it was asked for. */
const LONGEST_CREATION = 120_000;

async function findAsked(
  lost: Pick<Takeable, 'wanted'> & { find: (window: Window) => Promise<string[]> },
  { askedAt }: Standing,
  around: Around,
): Promise<string | undefined> {
  const from = Date.parse(askedAt);
  const looked = await lookForLost(lost, { from, to: from + LONGEST_CREATION }, around);
  if ('id' in looked) return looked.id;
  const { kind } = lost.wanted;
  around.onRemark(
    `An earlier run broke off as it asked for a ${kind} for this case. ${looked.why} So there is a new one.`,
  );
  return undefined;
}
