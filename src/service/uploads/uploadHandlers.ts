/** The upload endpoints, on the service's uploads. */
import type { Handlers } from '../http/handlers.js';
import type { Uploads } from './Uploads.js';

export function uploadHandlers(
  uploads: Uploads,
): Pick<Handlers, 'createUpload' | 'putUploadBinary' | 'submitUpload' | 'getUpload' | 'listUploads'> {
  return {
    createUpload: ({ body }) => uploads.create(body),
    async putUploadBinary({ parameters, body, search }) {
      await uploads.receive(parameters.upload_id, body, search);
      return null;
    },
    submitUpload: ({ parameters }) => uploads.submit(parameters.upload_id),
    getUpload: ({ parameters }) => uploads.get(parameters.upload_id),
    listUploads: async () => ({ items: await uploads.list() }),
  };
}
