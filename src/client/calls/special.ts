/** The calls that are like no other. */
import { z } from 'zod';
import {
  Upload,
  createdId,
  presignedAddress,
  unwrapped,
  type PlanRun,
  type PlanTrigger,
  type UploadCreate,
  type UserDevice,
} from '../../contract/index.js';
import { gather } from '../lists/listItems.js';
import type { CallOptions, Transport } from '../transport/Transport.js';
import { ask, endState, list, recordIn } from './calls.js';

const PartOfUpload = Upload.partial();

/** A new upload record, and where to put its binary. */
export interface CreatedUpload {
  /** As much of the record as the answer holds. */
  upload: z.output<typeof PartOfUpload> & { id: string };
  /** Presigned: the permission to put the binary there. */
  address: string;
}

export const createUpload = (
  transport: Transport,
  body: UploadCreate,
  options: CallOptions = {},
): Promise<CreatedUpload> => transport.askFor('createUpload', createdUpload, { body, ...options });

const createdUpload = z.unknown().transform((answer, context): CreatedUpload => {
  const id = createdId(answer, 'upload');
  const address = presignedAddress(answer);
  if (id !== undefined && address !== undefined) {
    return { upload: { ...recordIn(answer, id, PartOfUpload), id }, address };
  }
  const missing = id === undefined ? 'upload id' : 'address for the binary';
  context.addIssue({ code: 'custom', message: `names no ${missing}` });
  return z.NEVER;
});

export const submitUpload = (
  transport: Transport,
  uploadId: string,
  options: CallOptions = {},
): Promise<Upload | undefined> => {
  // The contract does not show the answer: anything but an error or a web page means that the upload is submitted.
  const answer = z.unknown().transform((value) => recordIn(value, uploadId, Upload));
  return transport.askFor('submitUpload', answer, { parameters: { upload_id: uploadId }, ...options });
};

/** A run that has just been triggered. */
export interface TriggeredPlan {
  planRunId: string;
  /** The mode in which the run is carried out, where the answer tells. */
  executionMode: PlanRun['executionMode'] | undefined;
}

export const triggerPlan = (
  transport: Transport,
  planId: string,
  body?: PlanTrigger,
  options: CallOptions = {},
): Promise<TriggeredPlan> =>
  transport.askFor('triggerPlan', triggeredPlan, { parameters: { plan_id: planId }, body, ...options });

const triggeredPlan = z.unknown().transform((answer, context): TriggeredPlan => {
  const planRunId = createdId(answer, 'planRun');
  if (planRunId === undefined) {
    context.addIssue({ code: 'custom', message: 'names no planRun id (a run of the plan may be under way)' });
    return z.NEVER;
  }
  const modes = unwrapped(answer).map(({ executionMode }) => executionMode);
  return { planRunId, executionMode: modes.find((mode) => typeof mode === 'string') };
});

/** No path shows a single device: whether it is gone is seen in the list. */
export const removeUserDevice = (
  transport: Transport,
  userDeviceId: string,
  options: CallOptions = {},
): Promise<UserDevice | undefined> =>
  endState<UserDevice | undefined>(ask('removeUserDevice')(transport, userDeviceId, options), {
    look: async () => {
      const listed = await gather(listUserDevices(transport, options));
      return listed.find(({ id }) => id === userDeviceId);
    },
    isReached: (found) => found === undefined,
  });

export const listUserDevices = list('listUserDevices', 'userDevices');
