/** The ways between the states of an upload: ours, since the contract shows none. */
import type { UploadStatus } from '../../contract/index.js';
import type { Ways } from '../goTo.js';

export const UPLOAD_WAYS: Ways<UploadStatus> = {
  // By its submission, once its binary is there; or failed, where that never comes.
  initialized: ['processing', 'failed'],
  processing: ['succeeded', 'failed'],
  // It may expire, which `isExpired` says; failed where its binary is gone by then.
  succeeded: ['failed'],
  failed: [],
};
