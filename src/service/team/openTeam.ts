/** What API processes and workers of one service share: the database, the files, the secret of tokens, the queue. */
import path from 'node:path';
import { type Files, folderFiles, filesBelow } from '../files/Files.js';
import { s3Files } from '../files/s3Files.js';
import { openAccess } from '../Sealer.js';
import { keysOf, type OpenKeys } from '../keys/openKeys.js';
import { Projects } from '../projects/Projects.js';
import { closingOnFailure } from '../waits.js';
import { connect, alone, migrate } from './connect.js';
import { postgresDatabase } from './postgresDatabase.js';
import { Queue } from './Queue.js';

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

/** @throws Error for an address that isn't known */
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
