/** `casewright serve`, with a real service behind it and a process of the test's own making around it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Environment, StopSignal } from '../../src/cli/Environment.js';
import { runProgram } from '../../src/cli/program.js';
import { UserDevice } from '../../src/contract/index.js';
import { startService } from '../../src/service/index.js';
import { serveHttp } from '../support/httpServer.js';

interface Process {
  output: () => string;
  errors: () => string;
  exits: number[];
  signal: (name: StopSignal) => void;
  code: Promise<number>;
}

function run(
  argv: string[],
  { env = {}, cwd = tmpdir(), platform = 'linux' }: Partial<Environment> = {},
): Process {
  const written = { out: '', err: '' };
  const exits: number[] = [];
  const listeners = new Set<(signal: StopSignal) => void>();
  const code = runProgram({
    argv,
    env,
    cwd,
    platform,
    stdout: { write: (text) => (written.out += text) },
    stderr: { write: (text) => (written.err += text) },
    exit: (status) => exits.push(status),
    onStopSignal(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    startService,
  });
  const signal = (name: StopSignal) => listeners.forEach((listener) => listener(name));
  onTestFinished(async () => {
    signal('SIGTERM');
    await code;
  });
  return { output: () => written.out, errors: () => written.err, exits, signal, code };
}

async function serving(argv: string[], around?: Partial<Environment>) {
  const process = run(['serve', '--port', '0', ...argv], around);
  await expect
    .poll(() => process.output() + process.errors(), { timeout: 20_000 })
    .toMatch(/playwright test|error:/);
  return { ...process, said: process.output() };
}

const variable = (said: string, name: string) =>
  new RegExp(`CASEWRIGHT_${name}=(?:'([^']*)'|(\\S+))`).exec(said)?.slice(1).find(Boolean) ?? '';

async function ask(said: string, apiPath: string, key = variable(said, 'API_KEY')): Promise<Response> {
  return fetch(variable(said, 'BASE_URL') + apiPath, { headers: { 'x-api-key': key } });
}

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'casewright-serve-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

describe('casewright serve', () => {
  test('says all that is needed to use it, in 80 columns, and stops with 0 when asked to', async () => {
    const { said, signal, code, output, exits } = await serving([]);
    const [command = '', ...others] = said.trimEnd().split('\n').toReversed();
    expect(command).toMatch(
      /^CASEWRIGHT_BASE_URL=http:\/\/127\.0\.0\.1:\d+ CASEWRIGHT_API_KEY=\S+ CASEWRIGHT_PROJECT_ID=\S+ npx playwright test$/,
    );
    expect(Math.max(...others.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(
      others
        .toReversed()
        .join('\n')
        .replace(variable(said, 'PROJECT_ID'), '<uuid>')
        .replace(/:\d+/g, ':<port>'),
    ).toMatchInlineSnapshot(`
      "The Casewright service runs; Ctrl+C stops it.

        Address  http://127.0.0.1:<port>
        Key      in the line below; random, until the service stops
        Project  <uuid>
        Data     in memory; --data <folder> would keep it
        Devices  none; --register name=ws://host:port/ adds a desktop
        Models   none; --models <names> lets them read what the agent does not
        API      http://127.0.0.1:<port>/openapi.json

      Run your cases on it:
      "
    `);
    expect(said.split(variable(said, 'API_KEY'))).toHaveLength(2);
    expect((await ask(said, '/api/models')).status).toBe(200);
    signal('SIGINT');
    expect(await code).toBe(0);
    expect(output().slice(said.length)).toBe(
      '\nStopping: sessions that run have 30 s to end. Press Ctrl+C again to end at once.\nStopped.\n',
    );
    expect(exits).toEqual([]);
    await expect(ask(said, '/api/models')).rejects.toThrow('fetch failed');
  });

  test('ends sessions that are under way as terminated, and keeps them', async () => {
    const data = await folder();
    const first = await serving(['--data', data, '--grace', '0']);
    const projectId = variable(first.said, 'PROJECT_ID');
    const created = await fetch(`${variable(first.said, 'BASE_URL')}/api/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': variable(first.said, 'API_KEY') },
      body: JSON.stringify({ title: 'T', prompt: '1. Open "about:blank"\n2. Wait 200 seconds', projectId }),
    });
    const { id } = (await created.json()) as { id: string };
    first.signal('SIGTERM');
    expect(await first.code).toBe(0);

    const second = await serving(['--data', data]);
    expect(second.said).toContain(`  Data     ${data}\n           1 session, 0 cases, 0 plans\n`);
    expect(second.said).toContain('random, kept in the data folder');
    for (const name of ['API_KEY', 'PROJECT_ID'])
      expect(variable(second.said, name)).toBe(variable(first.said, name));
    expect(await (await ask(second.said, `/api/sessions/${id}`)).json()).toMatchObject({
      status: 'terminated',
    });
  });

  test('with --log json says nothing but lines of JSON, without the key', async () => {
    const { output, errors, signal, code } = run(['serve', '--port', '0', '--log', 'json'], {
      env: { CASEWRIGHT_API_KEY: 'a-chosen-key' },
    });
    await expect.poll(errors, { timeout: 20_000 }).toContain('"started"');
    const logged = () =>
      errors()
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, string>);
    const [{ address = '' } = {}] = logged();
    await fetch(`${address}/api/models`, { headers: { 'x-api-key': 'a-chosen-key' } });
    signal('SIGTERM');
    expect(await code).toBe(0);
    expect(logged().map(({ event }) => event)).toEqual(['started', 'request', 'stopping', 'stopped']);
    expect(output()).toBe('');
    expect(errors()).not.toContain('a-chosen-key');
  });

  test('ends at once when it is asked twice', async () => {
    const { signal, exits } = await serving([]);
    signal('SIGINT');
    expect(exits).toEqual([]);
    signal('SIGINT');
    expect(exits).toEqual([130]);
  });

  test('takes a relative data folder from where it was started', async () => {
    const cwd = await folder();
    const { said } = await serving(['--data', 'kept'], { cwd });
    expect(said).toContain(path.join(cwd, 'kept'));
  });

  test('takes its key from the environment, and doesn’t show it', async () => {
    const { said } = await serving([], { env: { CASEWRIGHT_API_KEY: 'a-chosen-key' } });
    expect(said).toContain('the one of CASEWRIGHT_API_KEY');
    expect(said).not.toContain('a-chosen-key');
    expect((await ask(said, '/api/models', 'a-chosen-key')).status).toBe(200);
  });

  test('says what to run in PowerShell on Windows', async () => {
    const { said } = await serving([], { platform: 'win32' });
    expect(said).toMatch(/\n\$env:CASEWRIGHT_BASE_URL='http:\S+'; .*; npx playwright test\n$/);
  });

  test('has the models that it is given, by name or in a file', async () => {
    const cwd = await folder();
    const own = { provider: 'openai-compatible', baseURL: 'http://127.0.0.1:1/v1', model: 'small' };
    await writeFile(
      path.join(cwd, 'models.json'),
      JSON.stringify({ own, haiku: { apiKey: 'x' }, default: 'own' }),
    );
    const { said } = await serving(['--models', 'models.json'], { cwd });
    expect(said).toContain('Models   own, haiku; own by default');
    const { items } = (await (await ask(said, '/api/models')).json()) as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).toEqual(['own', 'haiku', 'auto']);
  });

  test('says so when it is open to the network', async () => {
    const { said } = await serving(['--host', '0.0.0.0']);
    expect(said).toContain('Open to the network: whoever reaches it and has the key can use it.');
  });

  test('registers desktops, says which are online, and takes the same ones again after a restart', async () => {
    const data = await folder();
    const { origin } = await serveHttp((_, response) => response.end('{"wsEndpointPath":"/"}'));
    const words = [
      '--register',
      `desk=${origin.replace('http', 'ws')}/`,
      '--register',
      'pc\u001b[2J,windows=ws://127.0.0.1:1/',
    ];
    for (let start = 0; start < 2; start++) {
      const { said, signal, code } = await serving(['--data', data, ...words]);
      expect(said).toMatch(/ desk {4}online\n/);
      expect(said).toContain('pc?[2J  offline, never seen\n');
      expect(said).not.toContain('ws://');
      const { items } = (await (await ask(said, '/api/user-devices')).json()) as { items: unknown[] };
      const found = items.map((item) => UserDevice.parse(item)).sort((a, b) => a.name.localeCompare(b.name));
      for (const { id } of found) expect(said).toContain(`             userDeviceId: ${id}\n`);
      expect(found).toMatchObject([{ platform: 'linux', status: 'online' }, { platform: 'windows' }]);
      signal('SIGINT');
      await code;
    }
  });
});

describe('casewright serve can’t start and ends with 2', () => {
  test('on a port that is taken', async () => {
    const { origin } = await serveHttp((_, response) => response.end());
    const { code, errors } = run(['serve', '--port', new URL(origin).port]);
    expect(await code).toBe(2);
    expect(errors()).toMatch(
      /^error: The service can't start: Failed to listen on 127\.0\.0\.1:\d+: the port is taken\..+\n$/,
    );
  });

  test('in a data folder that another service has', async () => {
    const data = await folder();
    await serving(['--data', data]);
    const { code, errors } = run(['serve', '--port', '0', '--data', data]);
    expect(await code).toBe(2);
    expect(errors()).toContain(data);
  });

  test('with two devices of one name', async () => {
    const words = ['--register', 'desk=ws://127.0.0.1:1/', '--register', 'desk=ws://127.0.0.1:2/'];
    const { code, errors } = run(['serve', '--port', '0', ...words]);
    expect(await code).toBe(2);
    expect(errors()).toContain('error: --register desk: A user device named "desk" is registered already');
  });

  test.each([
    ['that nobody knows', 'hiaku', 'The model `hiaku` of `models`'],
    ['without a key', 'sonnet,haiku', 'The model "haiku" has no key: please set ANTHROPIC_API_KEY.'],
    ['from a file that is not there', 'none.json', "none.json can't be read: ENOENT"],
  ])('with a model %s', async (_, models, why) => {
    const { errors, code } = run(['serve', '--port', '0', '--models', models]);
    expect(await code).toBe(2);
    expect(errors()).toContain(why);
  });

  test.each([
    ['[{ "name": "Pixel 8" "platform": "android" }]', /phones\.json:1:22 can't be read: /],
    ['[\n  { "name": "Pixel 8",\n', /phones\.json:3:1 can't be read: /],
    ['[{ "name": "Pixel 8", "uuid": "1" }]', /Device 1 of `phones` has no option "uuid"\./],
    ['[{ "name": "Pixel 8", "uuid": "1" }]', /The phones of \S+phones\.json can't be used:\n/],
    ['[]', /`devices` of `phones` lists no device\./],
  ])('with a file of phones that says %j', async (text, why) => {
    const cwd = await folder();
    await writeFile(path.join(cwd, 'phones.json'), text);
    const words = ['--appium', 'http://127.0.0.1:9', '--devices', 'phones.json'];
    const { code, errors } = run(['serve', '--port', '0', ...words], { cwd });
    expect(await code).toBe(2);
    expect(errors()).toMatch(why);
  });

  test('with phones and no server, or one of no address', async () => {
    const alone = run(['serve', '--port', '0', '--devices', 'phones.json']);
    expect(await alone.code).toBe(2);
    expect(alone.errors()).toContain('--devices needs the address of a server: --appium <address>.');
    const wrong = run(['serve', '--port', '0', '--appium', '127.0.0.1']);
    expect(await wrong.code).toBe(2);
    expect(wrong.errors()).toContain('`appium` of `phones` is no address of a server.');
  });

  test('with a key that no header can carry', async () => {
    const { code, errors } = run(['serve', '--port', '0'], { env: { CASEWRIGHT_API_KEY: 'a b' } });
    expect(await code).toBe(2);
    expect(errors()).toContain('CASEWRIGHT_API_KEY can be no key');
  });
});
