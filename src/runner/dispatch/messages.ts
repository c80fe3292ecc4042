/** What a worker asks the dispatcher of its run, and what it is answered: one JSON object a line. */
import { z } from 'zod';
import { PlanRun, Session } from '../../contract/index.js';
import { Reason } from '../../report/outcome.js';
import type { Progress } from '../CaseToRun.js';

export const Ask = z.object({
  /** Of the entry. */
  key: z.string(),
  /** Of what the entry would send; the dispatcher's must be the same. */
  fingerprint: z.string(),
});
export type Ask = z.infer<typeof Ask>;

const Carried = z.object({
  sessionId: z.string().nullable(),
  session: Session.nullable(),
  planRunId: z.string().nullable(),
  planRun: PlanRun.nullable(),
  sent: z.boolean(),
  stored: z.object({ planId: z.string().optional(), caseIds: z.array(z.string()) }).optional(),
  broken: z.object({ reason: Reason, message: z.string(), underWay: z.string() }).optional(),
  remarks: z.array(z.string()),
  startedAt: z.string(),
  took: z.number(),
}) satisfies z.ZodType<Progress>;

/** What is reported for a case while it is carried out. */
export const News = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('created'),
    created: z.union([z.object({ sessionId: z.string() }), z.object({ planRunId: z.string() })]),
  }),
  /** It waits for its turn. */
  z.object({ type: z.literal('queued') }),
  z.object({ type: z.literal('plan run'), planRun: PlanRun, caseIds: z.array(z.string()).optional() }),
]);
export type News = z.infer<typeof News>;

export const Message = z.union([
  News,
  z.object({ type: z.literal('end'), progress: Carried }),
  /** By an error that no service causes. */
  z.object({ type: z.literal('threw'), message: z.string() }),
  /** Nothing was begun, and nothing will be. */
  z.object({ type: z.literal('given up') }),
]);
export type Message = z.infer<typeof Message>;
