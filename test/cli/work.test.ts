/** `casewright serve` on a database, and `casewright work` beside it, each with a process of the test's own making around it. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { ServiceClient } from '../../src/client/index.js';
import { serveHttp } from '../support/httpServer.js';
import { noPostgres } from '../support/postgres.js';
import { useTeamPlace } from '../support/teamPlace.js';
import { runUntilStopped } from './runUntilStopped.js';

const onTeam = useTeamPlace();

const run = (argv: string[], env?: NodeJS.ProcessEnv) => runUntilStopped(argv, onTeam.storage, env);

const variable = (said: string, name: string) =>
  new RegExp(`CASEWRIGHT_${name}=(?:'([^']*)'|(\\S+))`).exec(said)?.slice(1).find(Boolean) ?? '';

describe.skipIf(noPostgres)('a worker', () => {
  test('runs what a service on the same database has taken in, in a browser of its own', async () => {
    const { origin } = await serveHttp((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Fresh pears</h1>'),
    );
    const database = onTeam.postgres.address;
    const served = run(['serve', '--port', '0', '--database', database, '--storage', 'files']);
    await served.says(/playwright test/);
    expect(served.said()).toContain(`PostgreSQL at ${new URL(database).host}`);
    const worker = run(['work', '--storage', 'files', '--browsers', '2'], { CASEWRIGHT_DATABASE: database });
    await worker.says(/The Casewright worker \S+ runs/);

    const [baseURL, apiKey] = [variable(served.said(), 'BASE_URL'), variable(served.said(), 'API_KEY')];
    const client = new ServiceClient({ baseURL, apiKey });
    onTestFinished(() => client.close());
    const projectId = variable(served.said(), 'PROJECT_ID');
    const prompt = `Start at ${origin}/\n\n1. I see "Fresh pears"`;
    const id = await client.createSession({ title: 'T', prompt, projectId });
    const look = async () => (await client.getSession(id)).status;
    await expect.poll(look, { timeout: 30_000 }).toBe('succeeded');
    expect((await client.getSession(id)).screenshotsCount).toBeGreaterThan(0);
    expect((await client.getCapture(id)).events?.length).toBeGreaterThan(0);
    worker.stop();
    expect(await worker.code).toBe(0);
    served.stop();
    expect(await served.code).toBe(0);
  });
});

describe('what stands on no database', () => {
  test.each<[words: string[], says: RegExp]>([
    [['work', '--browsers', '2'], /A worker needs a database/],
    [['work', '--storage', 'x'], /--storage needs a database/],
    [['work', '--database', 'mysql://h/n', '--storage', 'x'], /must be the address of a PostgreSQL/],
    [['serve', '--database', 'postgres://h/n'], /needs a place for pictures and apps/],
    [
      ['serve', '--database', 'postgres://h/n', '--storage', 'x', '--data', 'y'],
      /two places for the same records/,
    ],
    [
      ['work', '--database', 'postgres://u:pass@127.0.0.1:1/n', '--storage', 'x'],
      /can't start: The database can't be reached/,
    ],
    [
      [
        'work',
        '--database',
        'postgres://h/n',
        '--storage',
        'x',
        '--cdp',
        'http://a',
        '--browser-server',
        'ws://b',
      ],
      /two places for one browser/,
    ],
  ])('%j is refused with what to do', async (words, says) => {
    const { code, said } = run(words);
    expect(await code).toBe(2);
    expect(said()).toMatch(says);
    expect(said()).not.toContain('pass@');
  });
});
