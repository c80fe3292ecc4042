/** The lines of the journal. Prompts and secrets are in none of them. */
import { z } from 'zod';

/** The entry of a runner that a session or plan run stands for, as it is known again in another run. */
export const EntryKey = z.object({
  runner: z.string(),
  /** The runner's project, or the plugin's name. */
  project: z.string(),
  file: z.string(),
  /** The headings above, then the case's own title. */
  titles: z.array(z.string()),
  /** From 0. */
  repeat: z.int(),
});

const Facts = EntryKey.extend({
  /** Of the runner. */
  run: z.string(),
  /** From 0. */
  retry: z.int(),
  /** A hash of all that the service is sent. */
  content: z.string(),
  /** The service's. */
  origin: z.string(),
  projectId: z.string(),
  kind: z.enum(['session', 'plan run']),
  /** As the service's lists show it. */
  title: z.string(),
  /** Of a plan run: its plan. */
  planId: z.string().optional(),
  /** Of a plan that was stored for this run: its cases. */
  caseIds: z.array(z.string()).optional(),
});

/** ISO 8601. */
const at = z.iso.datetime();
/** Made up for each request that creates something. */
const ask = z.string();
/** Of the session or plan run. */
const id = z.string();

/** What `facts` stand for is about to be asked for. */
const Asked = Facts.extend({ what: z.literal('asked'), at, ask });
/** There it is, new or taken over from an earlier run. */
const Created = Facts.extend({ what: z.literal('created'), at, ask, id, takenOver: z.boolean() });
/** The service has provably created nothing. */
const NotCreated = z.object({ what: z.literal('not created'), at, ask });
/** The entry has ended; `over` says whether the session or plan run had, too. */
const Ended = z.object({ what: z.literal('ended'), at, id, run: z.string(), over: z.boolean() });

/** The runner's own, from its reporter; `resumes` says whether it goes on with what was broken off before it. */
const RunBegun = z.object({ what: z.literal('run begun'), at, run: z.string(), resumes: z.boolean() });
/** It was not broken off. */
const RunOver = z.object({ what: z.literal('run over'), at, run: z.string() });

export const JournalRecord = z.discriminatedUnion('what', [
  Asked,
  Created,
  NotCreated,
  Ended,
  RunBegun,
  RunOver,
]);

export type EntryKey = z.infer<typeof EntryKey>;
export type Facts = z.infer<typeof Facts>;
export type Asked = z.infer<typeof Asked>;
export type Created = z.infer<typeof Created>;
export type JournalRecord = z.infer<typeof JournalRecord>;
