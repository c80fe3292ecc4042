/** The limits that the service's description names. */
import type { Rule } from './Rule.js';

export interface Limit extends Rule {
  appliesTo: string;
}

export const LIMITS: readonly Limit[] = [
  {
    id: 'prompt-in-lists',
    appliesTo: '`SessionListItem.prompt`',
    says: 'truncated to 200 characters',
    place: ['src/contract/lists.ts', 'src/service/shortened.ts', 'src/service/sessions/KeptSession.ts'],
    proof: ['service/contract/lists.test.ts', 'are cut to 200 characters'],
  },
  {
    id: 'description-in-lists',
    appliesTo: '`CaseListItem.description`',
    says: 'truncated to 200 characters',
    place: ['src/contract/lists.ts', 'src/service/shortened.ts', 'src/service/plans/Cases.ts'],
    proof: ['service/plans.test.ts', 'have their descriptions cut to 200 characters in lists, none in half'],
  },
  {
    id: 'apps-per-config',
    appliesTo: '`apps` of `CaseMobileConfig` and of mobile multi-device entries',
    says: 'at most 3',
    place: ['src/contract/case.ts'],
    proof: ['contract/docs.test.ts', 'allows at most 3 apps'],
  },
  {
    id: 'devices-per-case',
    appliesTo: '`CaseDetail.apiMultiDeviceConfig`',
    says: '2 to 3',
    place: ['src/contract/case.ts'],
    proof: ['contract/docs.test.ts', 'allows 2 to 3 devices'],
  },
  {
    id: 'upload-lifetime',
    appliesTo: '`Upload.isExpired`',
    says: '30 days',
    place: ['src/contract/upload.ts', 'src/service/uploads/StoredUpload.ts'],
    proof: ['service/uploads.test.ts', 'an upload has expired, until listing renews it for another 30'],
  },
  {
    id: 'upload-renewal',
    appliesTo: 'an expired upload',
    says: 're-uploaded automatically from storage when listed',
    place: ['src/service/uploads/Uploads.ts'],
    proof: ['service/uploads.test.ts', 'an upload has expired, until listing renews it for another 30'],
  },
  {
    id: 'screenshot-address-lifetime',
    appliesTo: '`SessionScreenshot.url`',
    says: '1 hour',
    place: ['src/service/sessions/evidence.ts', 'src/service/Sealer.ts'],
    proof: ['service/contract/evidence.test.ts', 'lasts an hour, and is given anew with each list'],
  },
  {
    id: 'capture-cap',
    appliesTo: '`SessionCapture.events`',
    says: 'capped; tail events dropped and `truncated` set true',
    place: ['src/service/capture/CaptureRecord.ts', 'src/service/capture/startCapture.ts'],
    proof: ['service/capture.test.ts', 'keeps the first events and says that later ones are missing'],
  },
];
