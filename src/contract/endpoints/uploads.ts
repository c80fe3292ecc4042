/** Uploads of app binaries. */
import { listEnvelope } from '../lists.js';
import { Upload, UploadCreate, UploadCreated } from '../upload.js';
import type { Endpoint } from './Endpoint.js';

export const uploadEndpoints = {
  createUpload: {
    method: 'POST',
    path: '/api/uploads',
    standing: 'documented',
    summary: 'Creates an upload record, with a presigned address for the binary',
    body: UploadCreate,
    status: 201,
    answer: UploadCreated,
    errors: [400, 413, 415],
  },
  putUploadBinary: {
    method: 'PUT',
    // The address comes with the upload record; this is the local service's own.
    path: '/api/uploads/{upload_id}/binary',
    standing: 'assumed',
    summary: 'The binary, at the presigned address',
    body: 'binary',
    status: 200,
    answer: 'nothing',
    errors: [400, 403, 404, 409, 413, 415],
    presigned: true,
  },
  submitUpload: {
    method: 'POST',
    path: '/api/uploads/{upload_id}/submit',
    standing: 'documented',
    summary: 'Submits the upload for processing',
    status: 200,
    answer: Upload,
    errors: [404, 409],
  },
  getUpload: {
    method: 'GET',
    path: '/api/uploads/{upload_id}',
    standing: 'documented',
    summary: 'An upload',
    status: 200,
    answer: Upload,
    errors: [404],
  },
  listUploads: {
    method: 'GET',
    path: '/api/uploads',
    standing: 'documented',
    summary: 'The uploads; an expired one is renewed when listed',
    status: 200,
    answer: listEnvelope(Upload),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
