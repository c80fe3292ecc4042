/** A server that speaks as S3 does, and the variables that lead the client there. */
import { once } from 'node:events';
import { onTestFinished, vi } from 'vitest';
import S3rver from 's3rver';
import { emptyFolder } from '../store/stores.js';

const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** @returns the address of its bucket */
export async function startS3(): Promise<string> {
  const configureBuckets = [{ name: 'evidence', configs: [] }];
  const options = {
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await emptyFolder(),
    configureBuckets,
  };
  const s3 = new S3rver(options);
  const { port } = await s3.run();
  onTestFinished(async () => {
    s3.httpServer.closeAllConnections();
    const closed = once(s3.httpServer, 'close');
    void s3.close();
    await closed;
  });
  const variables = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    ...KEYS,
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  return 's3://evidence/some/folder';
}
