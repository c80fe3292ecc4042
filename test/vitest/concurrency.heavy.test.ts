/** Sessions are waiting, not computing: the cases of a file wait at the same time. */
import { expect, test } from 'vitest';
import { sendJson, serveHttp } from '../support/httpServer.js';
import { PROJECT_ID, sessionRecord } from '../support/records.js';
import { vitestConfig, vitestProject } from '../support/vitestProject.js';

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
  const server = await serveHttp(({ method, url }, response) => {
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
  return { ...server, seen };
}

const runOn = async (origin: string, concurrency: number) => {
  const service = `{ baseURL: '${origin}', apiKey: 'key', projectId: '${PROJECT_ID}' }`;
  const project = await vitestProject({
    'vitest.config.ts': vitestConfig(
      `{ files: 'cases', concurrency: ${concurrency}, timeout: '40s', service: ${service} }`,
    ),
    'cases/many.feature': `Feature: F\n\n${SCENARIOS.join('\n')}`,
  });
  return project.vitest();
};

test.each([20, 3])(
  'with `concurrency: %i`, so many sessions run at the same time, and no more',
  async (width) => {
    const { origin, seen } = await serveBarrier(width);
    const { output } = await runOn(origin, width);
    expect(output).toContain('20 passed | 1 skipped');
    expect(seen).toEqual({ created: 20, most: width });
  },
);

test('a case that waits for its place at the local service has all of its time then', async () => {
  const { origin } = await serveHttp((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  );
  const names = ['a', 'b', 'c'];
  const project = await vitestProject({
    'vitest.config.ts': vitestConfig(
      `{ files: 'cases', concurrency: 1, timeout: '18s', startUrl: '${origin}' }`,
      'test: { maxWorkers: 3, minWorkers: 3 }',
    ),
    ...Object.fromEntries(names.map((name) => [`cases/${name}.txt`, 'I wait 8 seconds.\n'])),
  });
  expect((await project.vitest()).output).toMatch(/Tests +3 passed \(3\)/);
});
