/** Looks at an upload until the service is done with it, well or not. */
import { UPLOAD_STATUSES, type Upload } from '../../contract/index.js';
import type { PollSettings } from './pollSettings.js';
import { pollUntil } from './pollUntil.js';
import { remarkOnUnknown } from './remarkOnUnknown.js';

/** @throws OutOfTime, or what `look` throws, or the signal's reason */
export function pollUpload(look: () => Promise<Upload>, settings: PollSettings): Promise<Upload> {
  const remark = remarkOnUnknown(settings.onRemark);
  return pollUntil(look, {
    ...settings,
    what: 'The processing of the upload',
    isOver: ({ status }) => {
      remark('upload status', status, UPLOAD_STATUSES);
      return status === 'succeeded' || status === 'failed';
    },
  });
}
