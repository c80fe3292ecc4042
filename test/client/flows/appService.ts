/** A server that plays the uploads, devices and sessions of a hosted service, with what the tests change of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { sendJson, serveHttp, type LoggedRequest, type TestServer } from '../../support/httpServer.js';
import { SESSION_ID, sessionRecord } from '../../support/records.js';

export interface AppService extends TestServer {
  uploads: Record<string, unknown>[];
  devices: Record<string, unknown>[];
  /** Fields that an upload has once it was submitted and looked at. */
  processed: Record<string, unknown>;
  /** Done to the uploads when they are listed. */
  onList: () => void;
  /** The answer to a submission; an error is a 409, `lost` no answer at all. */
  onSubmit: (upload: Record<string, unknown>) => unknown;
  /** How often a request of that method was made to a path that ends so. */
  count(method: string, end: string): number;
}

export async function appService(): Promise<AppService> {
  const service: AppService = {
    ...(await serveHttp((request, response) => {
      const answer = answerTo(request, service);
      if (answer === 'lost') response.destroy();
      else if (answer instanceof Error) sendJson(response, { error: answer.message }, 409);
      else sendJson(response, answer ?? { error: `No ${request.method} ${request.url}` }, answer ? 200 : 404);
    })),
    uploads: [],
    devices: [],
    processed: { status: 'succeeded', uploadArn: 'enc:upload', appName: 'Shop' },
    onList: () => undefined,
    onSubmit: (upload) => Object.assign(upload, { status: 'processing', looks: 0 }),
    count: (method, end) =>
      service.requests.filter((one) => one.method === method && one.url.endsWith(end)).length,
  };
  return service;
}

function answerTo({ method, url, body }: LoggedRequest, service: AppService): unknown {
  const { pathname } = new URL(url, 'http://x');
  if (pathname === '/api/devices') return service.devices;
  if (pathname === '/api/sessions') return { id: SESSION_ID };
  if (pathname.startsWith('/api/sessions/')) {
    return sessionRecord({ status: 'succeeded', result: 'passed' });
  }
  if (pathname.startsWith('/put/')) return {};
  if (pathname !== '/api/uploads') return ofUpload(pathname, service);
  if (method === 'POST') return created(JSON.parse(body) as object, service);
  service.onList();
  return { uploads: service.uploads };
}

function ofUpload(pathname: string, service: AppService): unknown {
  const [, , , id, action] = pathname.split('/');
  const upload = service.uploads.find((one) => one['id'] === id);
  if (upload && action === 'submit') return service.onSubmit(upload);
  if (upload?.['status'] === 'processing' && ++(upload['looks'] as number) > 1) {
    Object.assign(upload, service.processed);
  }
  return upload;
}

function created(body: object, service: AppService): unknown {
  const upload = uploadRecord({ id: `upload-${service.uploads.length + 1}`, status: 'initialized', ...body });
  service.uploads.push(upload);
  return { upload, presignedUrl: `${service.origin}/put/${String(upload['id'])}?signature=s` };
}

export const uploadRecord = (changes: Record<string, unknown>): Record<string, unknown> => ({
  id: 'upload-0',
  fileName: 'shop.apk',
  fileType: 'ANDROID_APP',
  status: 'succeeded',
  uploadedAt: '2026-11-20T10:00:00.000Z',
  isExpired: false,
  looks: 0,
  ...changes,
});

/** A folder that is gone after the test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function appFile(name = 'shop.apk', content = 'PK the app'): Promise<string> {
  const file = path.join(await testFolder(), name);
  await writeFile(file, content);
  return file;
}
