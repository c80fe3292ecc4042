/** Files in a bucket of S3, or of a storage that speaks as S3 does. */
import { Readable } from 'node:stream';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { ifInstalled } from '../ApiError.js';
import { checkKey, type Files } from './Files.js';

/** `s3://bucket/prefix`; the prefix comes without slashes at its ends, and may be empty. @throws Error for anything else */
export function readS3Address(address: string): { bucket: string; prefix: string } {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z\d][a-z\d.-]+)(?:\/([^?#]*))?$/.exec(address) ?? [];
  if (bucket === undefined) throw new Error(`${address} is no place in S3: please write s3://bucket/prefix.`);
  return { bucket, prefix: prefix.replace(/^\/+|\/+$/g, '') };
}

/**
 * Region, keys and address are those of AWS's own variables and files (`AWS_REGION`, `AWS_ENDPOINT_URL_S3`, roles of
 * machines and pods, …).
 * @throws Error where the packages are not installed, with what to do
 */
export async function s3Files(address: string): Promise<Files> {
  const { bucket: Bucket, prefix } = readS3Address(address);
  const [s3, { Upload }] = await loadSdk();
  const client = new s3.S3Client({
    // Names of buckets are no names of hosts at most storages but Amazon's.
    forcePathStyle: [process.env['AWS_ENDPOINT_URL_S3'], process.env['AWS_ENDPOINT_URL']].some(Boolean),
    // Other storages may not know the newer checksums; what is sent is checked by length, and by TLS.
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
  });
  const place = (key: string) => {
    checkKey(key);
    return { Bucket, Key: prefix === '' ? key : `${prefix}/${key}` };
  };
  return {
    async put(key, bytes) {
      const counted = { size: 0 };
      const Body = Readable.from(counting(bytes instanceof Uint8Array ? [bytes] : bytes, counted));
      const upload = new Upload({ client, params: { ...place(key), Body } });
      await upload.done();
      return counted;
    },
    async get(key) {
      const found = await client.send(new s3.GetObjectCommand(place(key))).catch(undefinedWhereMissing);
      return found && keptFile(found);
    },
    async remove(key) {
      await client.send(new s3.DeleteObjectCommand(place(key)));
    },
  };
}

async function* counting(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  counted: { size: number },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    counted.size += chunk.length;
    yield chunk;
  }
}

function keptFile({ ContentLength: size, Body }: GetObjectCommandOutput) {
  if (size === undefined || !(Body instanceof Readable))
    throw new Error('The storage answered without a length, or without bytes.');
  return { size, bytes: Body as AsyncIterable<Uint8Array> };
}

function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
  throw error;
}

const loadSdk = () =>
  ifInstalled(
    () => Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]),
    'Files in S3 need packages that are not installed. ' +
      'Run `npm install @aws-sdk/client-s3@3 @aws-sdk/lib-storage@3`, or give a folder.',
  );
