/** Sessions are waiting, not computing: the cases of a file wait at the same time. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sendHtml, sendJson, serveHttp, startHttp } from '../support/httpServer.js';
import { PROJECT_ID, sessionRecord } from '../support/records.js';
import { makeVitestProject, vitestConfig, vitestProject } from '../support/vitestProject.js';

/** In four rules, with one between them that is skipped. */
const SCENARIOS = Array.from({ length: 20 }, (_, index) => {
  const rule = index % 5 === 0 ? `  Rule: R${index}\n\n` : '';
  const skipped = index === 12 ? '    @skip\n    Scenario: skipped\n      Then all is well\n\n' : '';
  return `${rule}${skipped}    Scenario: S${index}\n      Then all is well\n`;
});

/** Sessions end only when as many run as shall run at a time, or when no more will come. */
async function serveBarrier(width: number) {
  const running = new Set<string>();
  const seen = { created: 0, most: 0 };
  let opened = false;
  const server = await startHttp(({ method, url }, response) => {
    const [, , , id, piece] = url.split('?')[0]!.split('/');
    if (method === 'POST') {
      const created = `6f1f7a52-6d5c-4a2e-9a63-${String(seen.created++).padStart(12, '0')}`;
      running.add(created);
      seen.most = Math.max(seen.most, running.size);
      opened ||= running.size === width;
      sendJson(response, { id: created }, 201);
    } else if (piece !== undefined) sendJson(response, { error: 'No such thing' }, 404);
    else if (!opened) sendJson(response, sessionRecord({ id }));
    else {
      running.delete(id ?? '');
      sendJson(response, sessionRecord({ id, status: 'succeeded', result: 'passed' }));
    }
  });
  return { ...server, seen, width };
}

type Barrier = Awaited<ReturnType<typeof serveBarrier>>;

const WIDTHS = [20, 3];

/** In projects of one configuration. */
describe('in a project', () => {
  let output: string;
  let barriers: Barrier[];

  beforeAll(async () => {
    barriers = await Promise.all(WIDTHS.map(serveBarrier));
    const projects = barriers.map(({ origin, width }) => {
      const service = `{ baseURL: '${origin}', apiKey: 'key', projectId: '${PROJECT_ID}' }`;
      const options = `{ files: 'by-${width}', concurrency: ${width}, timeout: '40s', service: ${service} }`;
      return `{ extends: true, test: { name: 'by ${width}' }, plugins: [cases(${options})] }`;
    });
    const project = await makeVitestProject({
      'vitest.config.ts': vitestConfig([], `test: { projects: [${projects.join(', ')}] }`),
      ...Object.fromEntries(
        WIDTHS.map((width) => [`by-${width}/many.feature`, `Feature: F\n\n${SCENARIOS.join('\n')}`]),
      ),
    });
    ({ output } = await project.vitest());
    return async () => {
      await Promise.all(barriers.map(({ close }) => close()));
      await project.dispose();
    };
  }, 300_000);

  test.each(WIDTHS)('with `concurrency: %i`, so many sessions run at the same time, and no more', (width) => {
    expect(output).toContain(`by ${width}  by-${width}/many.feature (21 tests | 1 skipped)`);
    expect(output).toMatch(/Tests +40 passed \| 2 skipped \(42\)/);
    expect(barriers.find((one) => one.width === width)?.seen).toEqual({ created: 20, most: width });
  });
});

test('a case that waits for its place at the local service has all of its time then', async () => {
  const { origin } = await serveHttp((_, response) => sendHtml(response, '<h1>Hello</h1>'));
  const options = (name: string, timeout: string) =>
    `{ name: '${name}', files: '${name}', concurrency: 1, timeout: '${timeout}', startUrl: '${origin}' }`;
  const project = await vitestProject({
    'vitest.config.ts': vitestConfig(
      [options('long', '180s'), options('short', '15s')],
      'test: { maxWorkers: 2, minWorkers: 2 }',
    ),
    'long/a.txt': 'I wait 17 seconds.\n',
    'short/b.txt': 'I see "Hello".\n',
  });
  expect((await project.vitest()).output).toMatch(/Tests +2 passed \(2\)/);
});
