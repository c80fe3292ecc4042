/** The keys of a service for a team, for `casewright keys`: in its database, whether it runs or not. */
import { keysOf, type OpenKeys } from '../keys/openKeys.js';
import { Projects } from '../projects/Projects.js';
import { connect } from './connect.js';
import { alone, migrate } from './migrate.js';
import { postgresDatabase } from './postgresDatabase.js';

/** @param address such as `postgres://user@host/name` */
export async function openTeamKeys(address: string): Promise<OpenKeys> {
  const postgres = await connect(address);
  const close = () => postgres.close();
  try {
    await migrate(postgres);
    const around = { database: postgresDatabase(postgres), now: () => new Date() };
    return keysOf({ ...around, projects: await alone(postgres, () => Projects.load(around)) }, close);
  } catch (error) {
    await close();
    throw error;
  }
}
