/** What the service's description leaves open, and what we take instead. The assumed paths are in the endpoint table. */
export interface Assumption {
  open: string;
  /** What we send, or read from a service whose answer we don't know. */
  client: string;
  /** What the local service does. */
  local: string;
  place: readonly string[];
}

export const ASSUMPTIONS: readonly Assumption[] = [
  {
    open: 'The envelopes of the lists of projects, models, devices, user devices and uploads',
    client: 'reads a bare array, `items`, or the resource’s plural',
    local: '`{ "items": [...] }`',
    place: ['src/contract/leftOpen.ts', 'src/client/lists/listItems.ts'],
  },
  {
    open: 'The envelopes of the lists of plans and of plan runs',
    client: 'reads pages by number, a bare array, `items`, or the plural',
    local: 'that of cases and sessions',
    place: ['src/contract/plan.ts', 'src/contract/planRun.ts'],
  },
  {
    open: 'Which query parameters choose a page',
    client: '`page` and `pageSize`',
    local: '`page` from 1; `pageSize` 20, at most 100; cursor pages have 100 items',
    place: ['src/contract/lists.ts', 'src/service/sessions/page.ts'],
  },
  {
    open: 'The answer to creating or triggering something',
    client:
      'reads a full record, or the id under `id` or the resource’s own name, bare or inside one wrapping key',
    local: 'the full record',
    place: ['src/contract/leftOpen.ts', 'src/client/calls/created.ts'],
  },
  {
    open: 'The name of the field with the presigned address',
    client: 'reads `uploadUrl`, `presignedUrl`, `url` and the like',
    local: '`uploadUrl`, good for an hour',
    place: ['src/contract/leftOpen.ts', 'src/contract/upload.ts'],
  },
  {
    open: 'Which fields creating a session requires, and the default of `platform`',
    client: 'sends `title`, `prompt` and `projectId` always',
    local: 'requires these three; `desktop`',
    place: ['src/contract/session.ts', 'src/service/dispatch.ts'],
  },
  {
    open: 'How projects, cases and plans are written, and how a device is registered',
    client: 'sends the bodies listed under “Bodies that are written”',
    local: 'takes the same',
    place: ['src/contract/catalogue.ts', 'src/contract/case.ts', 'src/contract/plan.ts'],
  },
  {
    open: 'The transitions between states',
    client: 'stops at terminal states; an unknown one is not the end, which is said once',
    local: 'those shown under “Enums and states”',
    place: ['src/client/polling/remarkOnUnknown.ts', 'src/service/goTo.ts'],
  },
  {
    open: 'The HTTP status codes per condition',
    client: 'reads any; 404, 405 and 501 at an assumed path cost only that piece of evidence',
    local: '400, 401, 403, 404, 405, 409, 413, 415, 422, 429, as in the OpenAPI document; 503 while it stops',
    place: ['src/client/errors/ServiceError.ts', 'src/service/Refusal.ts'],
  },
  {
    open: 'The answer to ending, archiving or removing what is so already',
    client: 'after a lost answer, takes 404 and 409 for success where it finds it so',
    local: '409 for what has ended, the record for what is archived, 404 for what is gone',
    place: ['src/client/calls/endState.ts', 'src/service/sessions/Sessions.ts'],
  },
  {
    open: 'How keys are issued',
    client: 'takes one from its options',
    local: 'makes a random one, or takes the one that it is given',
    place: ['src/service/openAccess.ts'],
  },
  {
    open: 'Rate limits',
    client:
      'waits as `Retry-After` says: up to a minute to repeat a call that may be repeated, longer only to poll; else the error tells it',
    local: '429 where 1,000 sessions wait already',
    place: [
      'src/client/transport/retrying.ts',
      'src/client/polling/outage.ts',
      'src/service/sessions/Sessions.ts',
    ],
  },
  {
    open: 'Request size limits',
    client: 'takes pictures up to a limit of its own',
    local: '1 MB for JSON, 4 GiB for a binary',
    place: ['src/service/http/readBody.ts', 'src/service/uploads/Uploads.ts'],
  },
  {
    open: 'Where the event buffer of a capture ends',
    client: 'reads any',
    local: '10,000 events, and 32 MiB of snapshots',
    place: ['src/service/capture/startCapture.ts'],
  },
  {
    open: 'Body fields for desktop and web hostname overrides in a trigger',
    client: 'sends none',
    local: 'refuses unknown fields',
    place: ['src/contract/planRun.ts'],
  },
];
