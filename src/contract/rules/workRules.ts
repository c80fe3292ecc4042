/** What the service's description says of plans, devices and uploads, and of the wire. */
import type { Rule } from './Rule.js';

export const planRules: readonly Rule[] = [
  {
    id: 'secret-variables',
    says: 'Secret values are always masked as `***`',
    place: ['src/service/plans/planVariables.ts', 'src/service/sessions/SessionLog.ts'],
    proof: ['service/contract/plans.test.ts', 'is typed into a page and told nobody'],
  },
  {
    id: 'plan-order',
    says: 'in execution order; items require id (uuid), order (integer)',
    place: ['src/service/plans/planShown.ts'],
    proof: ['service/plans.test.ts', 'are told with their cases in order, counted from 1, and their project'],
  },
  {
    id: 'plan-api-enabled',
    says: 'whether the plan can be triggered through the API',
    place: ['src/service/plans/PlanRuns.ts'],
    proof: ['service/plansRuns.test.ts', 'is refused for a plan that the API may not trigger'],
  },
  {
    id: 'archived-plans',
    says: 'Archived plans are excluded from lists but remain readable by id',
    place: ['src/service/plans/Plans.ts'],
    proof: ['service/plans.test.ts', 'can be read but not changed once they are archived'],
  },
  {
    id: 'archived-runs',
    says: 'Archived runs are excluded from the runs list but remain readable by id',
    place: ['src/service/plans/PlanRuns.ts'],
    proof: [
      'service/plansRunsKept.test.ts',
      'are not there once they are archived, which they can be when they are over',
    ],
  },
  {
    id: 'execution-mode',
    says: "The response echoes the effective `executionMode`: the override if given, otherwise the plan's stored setting",
    place: ['src/service/plans/PlanRuns.ts'],
    proof: [
      'service/plansRuns.test.ts',
      'takes the mode of its trigger before that of the plan, and keeps it',
    ],
  },
  {
    id: 'trigger-optional',
    says: 'all optional; the body may be absent',
    place: ['src/contract/planRun.ts', 'src/service/http/readBody.ts'],
    proof: ['client/requests.test.ts', 'of a trigger may be absent'],
  },
  {
    id: 'polling-only',
    says: 'Clients learn progress by polling. No push mechanism is described',
    place: ['src/client/polling/pollUntil.ts'],
    proof: ['client/polling/pollSession.test.ts', 'asks the more rarely the older the session is'],
  },
];

export const deviceRules: readonly Rule[] = [
  {
    id: 'opaque-tokens',
    says: 'The tokens are not raw cloud identifiers; they are passed as given to other endpoints',
    place: ['src/service/Sealer.ts'],
    proof: [
      'service/deviceCatalogue.test.ts',
      'shows the devices of a platform under tokens that only this service can open',
    ],
  },
  {
    id: 'device-fields',
    says: 'all fields optional in shape',
    place: ['src/contract/catalogue.ts'],
    proof: ['client/flows/flows.test.ts', 'takes the first of the platform where none is named, and says so'],
  },
  {
    id: 'user-device-status',
    says: 'last known connection status of the device agent',
    place: ['src/service/userDevices/UserDevices.ts', 'src/service/userDevices/isAnswering.ts'],
    proof: ['service/userDevices.test.ts', 'is online while the server answers, offline once it is killed'],
  },
  {
    id: 'upload-token',
    says: 'encrypted upload token, available once status is `succeeded`',
    place: ['src/service/uploads/Uploads.ts'],
    proof: ['service/uploads.test.ts', 'of %s becomes an app that sessions can use'],
  },
  {
    id: 'upload-extracted',
    says: 'auto-extracted from the package',
    place: ['src/service/uploads/readAppPackage.ts'],
    proof: [
      'service/readAppPackage.test.ts',
      'reads an .apk: its names out of its resources, its icon in the sharpest PNG',
    ],
  },
  {
    id: 'upload-reuse',
    says: 'reusable across sessions without re-uploading',
    place: ['src/client/flows/uploadMemory.ts', 'src/runner/uploadMemory.ts'],
    proof: ['client/flows/provideApp.test.ts', 'is used again as long as its upload is good'],
  },
];

export const wireRules: readonly Rule[] = [
  {
    id: 'json',
    says: 'All bodies are JSON unless stated',
    place: ['src/service/http/readBody.ts'],
    proof: ['service/service.test.ts', 'a body of another type'],
  },
  {
    id: 'ids',
    says: 'Identifiers are UUIDs unless stated',
    place: ['src/contract/scalars.ts'],
    proof: ['service/contract/good.test.ts', 'has every operation'],
  },
  {
    id: 'times',
    says: 'Timestamps are ISO 8601 date-time strings',
    place: ['src/contract/scalars.ts'],
    proof: ['service/contract/good.test.ts', 'has every operation'],
  },
  {
    id: 'key',
    says: 'Every request in the flows is authenticated by the request header `x-api-key`',
    place: ['src/service/http/requireKey.ts', 'src/client/transport/Transport.ts'],
    proof: ['service/service.test.ts', 'no key'],
  },
  {
    id: 'no-key-presigned',
    says: 'The presigned binary upload is a separate request to a presigned address and does not use the header',
    place: ['src/client/calls/uploads.ts', 'src/service/http/createApp.ts'],
    proof: ['client/requests.test.ts', 'streams it with its length and type, and never with the key'],
  },
  {
    id: 'error-body',
    says: 'An error body is an object with required string `error`',
    place: ['src/contract/errorBody.ts', 'src/service/Refusal.ts'],
    proof: ['service/service.test.ts', 'an unknown path'],
  },
  {
    id: 'unknown-model',
    says: 'equal to the list returned by `GET /api/models`',
    place: ['src/service/refuseUnknownModel.ts'],
    proof: ['service/service.test.ts', 'for %s get 422 with the available ones'],
  },
  {
    id: 'failures-in-records',
    says: 'A session or upload that fails is reported through its `status`, `result` and `message` fields, not through an error body',
    place: ['src/service/sessions/runSession.ts', 'src/service/uploads/StoredUpload.ts'],
    proof: ['service/contract/good.test.ts', 'fail for what is no app, with a message'],
  },
  {
    id: 'version',
    says: 'The interface description carries version 1.0.0',
    place: ['src/contract/openApi.ts'],
    proof: ['contract/docs.test.ts', 'carries the version of the interface description'],
  },
  {
    id: 'no-version-in-paths',
    says: 'Paths begin with /api and carry no version segment',
    place: ['src/contract/endpoints/index.ts'],
    proof: ['contract/docs.test.ts', 'has paths below /api without a version'],
  },
];
