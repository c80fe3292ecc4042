/** The keys of a service for a team, for `casewright keys`: in its database, whether it runs or not. */
import { keysOf, type OpenKeys } from '../keys/openKeys.js';
import { Projects } from '../projects/Projects.js';
import { closingOnFailure } from '../waits.js';
import { connect } from './connect.js';
import { alone, migrate } from './migrate.js';
import { postgresDatabase } from './postgresDatabase.js';

/** @param address such as `postgres://user@host/name` */
export async function openTeamKeys(address: string): Promise<OpenKeys> {
  const postgres = await connect(address);
  return closingOnFailure(postgres, async () => {
    await migrate(postgres);
    const around = { database: postgresDatabase(postgres), now: () => new Date() };
    const projects = await alone(postgres, () => Projects.load(around));
    return keysOf({ ...around, projects }, () => postgres.close());
  });
}
