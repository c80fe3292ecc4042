/** The service's three flows, step by step. */
import type { EndpointName } from '../endpoints/index.js';

export interface Flow {
  /** The client's function. */
  call: string;
  says: string;
  place: readonly string[];
  steps: readonly FlowStep[];
  proof: readonly [file: string, title: string];
}

export interface FlowStep {
  does: string;
  asks: readonly EndpointName[];
}

export const FLOWS: readonly Flow[] = [
  {
    call: 'runDesktopFlow',
    says: 'Desktop: list projects, create the session, poll until `status` is `succeeded`, `failed`, `terminated` or `error`',
    place: ['src/client/flows/runDesktopFlow.ts'],
    steps: [
      { does: 'List the projects; the caller takes `projectId` from one of them', asks: ['listProjects'] },
      { does: 'Create the session', asks: ['createSession'] },
      { does: 'Poll until its status is terminal', asks: ['getSession'] },
    ],
    proof: ['client/flows/flows.test.ts', 'creates a session and gives it once it has ended'],
  },
  {
    call: 'runMobileFlow',
    says: 'Mobile: list devices, create an upload record, PUT the binary to the presigned URL, submit, poll the upload until `status` is `succeeded`, take its `uploadArn`, create the session with `deviceArn` and `uploadArn`, poll the session',
    place: [
      'src/client/flows/runMobileFlow.ts',
      'src/client/flows/prepareDevice.ts',
      'src/client/flows/provideApp.ts',
    ],
    steps: [
      { does: 'Choose a device by its name, model or token', asks: ['listDevices'] },
      {
        does: 'Where the app is the name of an existing upload, find that; where its file was uploaded before, use that again',
        asks: ['listUploads', 'getUpload'],
      },
      { does: 'Or else create the upload record', asks: ['createUpload'] },
      { does: 'Put the binary at the presigned address, without the key', asks: ['putUploadBinary'] },
      { does: 'Submit it', asks: ['submitUpload'] },
      { does: 'Poll the upload until it has succeeded, and take its `uploadArn`', asks: ['getUpload'] },
      { does: 'Create the session with both tokens', asks: ['createSession'] },
      { does: 'Poll until its status is terminal', asks: ['getSession'] },
    ],
    proof: ['client/flows/flows.test.ts', 'creates the session with the tokens of the device and of the app'],
  },
  {
    call: 'runPlanFlow',
    says: 'Plan: trigger the run, poll the plan run',
    place: ['src/client/flows/runPlanFlow.ts'],
    steps: [
      { does: 'Trigger the run, with what is to be different', asks: ['triggerPlan'] },
      { does: 'Poll until the run is over', asks: ['getPlanRun'] },
    ],
    proof: [
      'client/flows/flows.test.ts',
      'triggers the plan with what is to be different, and tells of each look',
    ],
  },
];
