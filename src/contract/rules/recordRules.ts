/** What the service's description says of its records. */
import type { Rule } from './Rule.js';

export const sessionRules: readonly Rule[] = [
  {
    id: 'terminal-statuses',
    says: 'Terminal statuses, after which polling stops: `succeeded`, `failed`, `terminated`, `error`, `archived`',
    place: ['src/contract/states.ts', 'src/client/polling/pollSession.ts'],
    proof: ['runner/verdict.test.ts', 'knows the five terminal statuses of the contract'],
  },
  {
    id: 'result-apart-from-status',
    says: 'The `result` field (`passed`, `failed`, `error`, or null) is separate from the status',
    place: ['src/runner/verdict.ts'],
    proof: ['runner/verdict.test.ts', 'says passed for succeeded with passed, and for nothing else whatever'],
  },
  {
    id: 'archived-sessions',
    says: 'Archived sessions are excluded from lists but remain readable by id',
    place: ['src/service/sessions/sessionHandlers.ts', 'src/service/sessions/Sessions.ts'],
    proof: ['service/contract/good.test.ts', 'end as terminated when asked to, and are archived'],
  },
  {
    id: 'models-list',
    says: "The models list does not include `default` or `opus`, although a session's `model` may hold them",
    place: ['src/contract/states.ts', 'src/service/projects/modelHandlers.ts'],
    proof: ['service/plans.test.ts', 'models are the seven that can be run'],
  },
  {
    id: 'user-device',
    says: 'runs the session on a registered own device',
    place: ['src/service/dispatch.ts', 'src/service/userDevices/openRemotePlace.ts'],
    proof: ['service/contract/good.test.ts', 'has user devices that come, run a session, and go'],
  },
];

export const evidenceRules: readonly Rule[] = [
  {
    id: 'metadata-1',
    says: 'When role is `tool` or `assistant`, metadata may carry `toolName`, `toolInput`, `toolOutput`, `toolCallId`, `toolCalls`',
    place: ['src/contract/message.ts', 'src/service/sessions/runStep.ts'],
    proof: ['service/contract/evidence.test.ts', 'of a real page follow the metadata rules'],
  },
  {
    id: 'metadata-2',
    says: 'On the first `user` message, `rewritten: true` means `content` is the AI-normalized form of the prompt, restructured into ordered steps',
    place: ['src/contract/message.ts', 'src/service/sessions/carryOut.ts', 'src/cases/readPrompt.ts'],
    proof: ['service/contract/evidence.test.ts', 'of a real page follow the metadata rules'],
  },
  {
    id: 'metadata-3',
    says: 'A user message rejected by safety review carries `rejected`, `verdict` and `rejectionReason`',
    // Read only: the local service has no safety review.
    place: ['src/contract/message.ts'],
    proof: ['contract/schemas.test.ts', 'follow the metadata rules and keep free-form keys'],
  },
  {
    id: 'cursor',
    says: '`nextCursor` is passed as `cursor` on the next request; `null` means there are no more pages',
    place: ['src/client/lists/listItems.ts', 'src/service/sessions/page.ts'],
    proof: [
      'service/service.test.ts',
      'pages of a list are followed by a cursor, and a foreign cursor is refused',
    ],
  },
  {
    id: 'screenshot-addresses',
    says: 'a presigned object-storage URL (expires in 1 hour), or a relative `/api/screenshots/...` path, or a `data:` URI',
    place: ['src/client/calls/getPicture.ts', 'src/client/pictures/dataOf.ts'],
    proof: ['client/ServiceClient.test.ts', 'come from presigned addresses without the key'],
  },
  {
    id: 'timeline-rewritten',
    says: 'true when `text` is the AI-normalized prompt; present only on the first user step',
    place: ['src/service/sessions/evidence.ts'],
    proof: ['service/contract/evidence.test.ts', 'say only of the first user step that it was rewritten'],
  },
];

export const captureRules: readonly Rule[] = [
  {
    id: 'capture-events',
    says: 'ordered, timestamped',
    place: ['src/contract/capture.ts', 'src/service/capture/CaptureRecord.ts'],
    proof: ['service/capture.test.ts', 'records all twelve types of events, each from its cause'],
  },
  {
    id: 'capture-context',
    says: 'user agent, viewport, locale, timezone captured at session start; free-form',
    place: ['src/service/capture/readBrowserContext.ts'],
    proof: ['service/capture.test.ts', 'describes the browser at the start and its storage at the end'],
  },
  {
    id: 'capture-storage',
    says: 'cookies and local storage captured at session end; free-form',
    place: ['src/service/capture/startCapture.ts'],
    proof: ['service/capture.test.ts', 'describes the browser at the start and its storage at the end'],
  },
  {
    id: 'capture-snapshots',
    says: 'number of DOM plus accessibility snapshots (one per `screenshot` tool call and one per page load)',
    place: ['src/service/capture/takeSnapshot.ts'],
    proof: ['service/capture.test.ts', 'hold the page as it is, one for each load and one for each picture'],
  },
  {
    id: 'capture-inline',
    says: 'object-storage prefix for snapshot blobs; null while snapshots are persisted inline',
    place: ['src/service/capture/CaptureRecord.ts'],
    proof: ['service/capture.test.ts', 'hold the page as it is, one for each load and one for each picture'],
  },
];

export const caseRules: readonly Rule[] = [
  {
    id: 'archived-cases',
    says: 'Archived cases are excluded from lists but remain readable by id',
    place: ['src/service/plans/Cases.ts'],
    proof: ['service/plans.test.ts', 'come newest first, in pages, without the archived ones'],
  },
  {
    id: 'case-format',
    says: 'test case content; interpretation depends on `format`',
    place: ['src/service/plans/promptsOf.ts'],
    proof: ['service/plansSessions.test.ts', 'in Gherkin runs a session per row in turn'],
  },
  {
    id: 'mobile-overrides',
    says: 'default mobile targeting; per-run trigger overrides supersede it',
    place: ['src/service/plans/sessionRequests.ts'],
    proof: ['service/plansSessions.test.ts', 'of a mobile case are its own, or in part those of the trigger'],
  },
  {
    id: 'desktop-overrides',
    says: 'default desktop device targeting; per-run overrides supersede it',
    place: ['src/service/plans/sessionRequests.ts'],
    proof: ['service/plansSessions.test.ts', 'of a trigger go before those of the case'],
  },
  {
    id: 'web-overrides',
    says: 'default web hostname overrides; per-run overrides supersede them',
    // Refused by the local service: a trigger has no field for them, and nothing says what an id stands for.
    place: ['src/contract/case.ts', 'src/service/plans/sessionRequests.ts'],
    proof: ['service/plansSessions.test.ts', 'overrides hosts'],
  },
  {
    id: 'multi-device-read-only',
    says: 'Read-only default: the trigger endpoint has no multi-device override fields, so runs always use the stored configuration',
    place: ['src/contract/planRun.ts'],
    proof: ['service/plansRuns.test.ts', 'is refused for a body that is not the contract’s'],
  },
  {
    id: 'device-kinds',
    says: 'a union discriminated by `kind`',
    place: ['src/contract/case.ts'],
    proof: ['service/plans.test.ts', 'keep their configurations field for field'],
  },
];
