/** What API processes and workers of one service share: the database, the files, the secret of tokens, the queue. */
import path from 'node:path';
import { type Files, folderFiles, filesBelow, checkKey } from '../files/Files.js';
import { openAccess } from '../Sealer.js';
import { keysOf, type OpenKeys } from '../keys/openKeys.js';
import { Projects } from '../projects/Projects.js';
import { closingOnFailure } from '../waits.js';
import { connect, alone, migrate } from './connect.js';
import { postgresDatabase } from './postgresDatabase.js';
import { Queue } from './Queue.js';
import { Readable } from 'node:stream';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { ifInstalled } from '../ApiError.js';

export interface TeamOptions {
  /** Such as `postgres://user@host/name`. */
  database: string;
  /** Where pictures and app binaries are kept: a folder that all processes see, or `s3://bucket/prefix`. */
  storage: string;
  /** That callers must show. @default a random one, kept in the database */
  apiKey?: string | undefined;
  /**
   * Milliseconds after which whoever carries something out and gives no sign is taken for gone.
   * @default 15_000
   */
  leaseTime?: number | undefined;
  now?: (() => Date) | undefined;
}

export async function openTeam(options: TeamOptions) {
  const { leaseTime = 15_000, now = () => new Date() } = options;
  const postgres = await connect(options.database);
  return closingOnFailure(postgres, async () => {
    await migrate(postgres);
    const database = postgresDatabase(postgres);
    const { apiKey, sealer } = await alone(postgres, () => openAccess(database, options.apiKey));
    const files = await openStorage(options.storage);
    const around = { database, pictures: files, sealer, now };
    return {
      ...{ around, apiKey, binaries: filesBelow(files, 'uploads') },
      projects: await alone(postgres, () => Projects.load(around)),
      queue: new Queue(postgres, leaseTime, sealer),
      close: () => postgres.close(),
    };
  });
}

const openStorage = async (where: string): Promise<Files> =>
  /^[a-z][\w+.-]+:\/\//i.test(where) ? s3Files(where) : folderFiles(path.resolve(where));

/** The keys of a service for a team, for `casewright keys`: in its database, whether it runs or not. */
export async function openTeamKeys(address: string): Promise<OpenKeys> {
  const postgres = await connect(address);
  return closingOnFailure(postgres, async () => {
    await migrate(postgres);
    const around = { database: postgresDatabase(postgres), now: () => new Date() };
    const projects = await alone(postgres, () => Projects.load(around));
    return keysOf({ ...around, projects }, () => postgres.close());
  });
}

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
