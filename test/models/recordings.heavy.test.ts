/** What a model made of a step stands beside the case file after the first run; every later one needs no model. */
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveHttp } from '../support/httpServer.js';
import { config, playwrightProject, runNode } from '../support/playwrightProject.js';
import { root } from '../support/places.js';
import { vitestProject } from '../support/vitestProject.js';
import { byRules } from './providers/byRules.js';
import { startProvider } from './providers/startProvider.js';

const SHOP = `<title>Cart</title><h1>Your cart</h1><label>Gift note <input id=note></label>
  <button onclick="state.textContent = 'Thank you, ' + note.value + '!'">Pay</button><p id=state>1 mug</p>`;

const FEATURE = `Feature: Cart

  Scenario Outline: A present
    When the shopper dedicates it to <who> and settles the bill
    Then I see "Thank you, <who>!"

    Examples:
      | who |
      | Ada |
      | Bob |
`;

const RECORDED = `## A present

### When the shopper dedicates it to {{who}} and settles the bill

<!-- by local at / -->

- Fill the "Gift note" field with "{{who}}"
- Click the "Pay" button
`;

/** Of a page that has called its button otherwise. */
const OLD = {
  'cases/old.feature':
    'Feature: Old\n\n  Scenario: A bill\n    When the shopper settles the bill\n    Then I see "Thank you"\n',
  'cases/old.recorded.md':
    '## A bill\n\n### When the shopper settles the bill\n\n- Click the "Settle" button\n',
};

async function shopAndModel() {
  const { origin } = await serveHttp((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(SHOP),
  );
  const model = await startProvider(
    byRules([
      {
        when: /The step to turn into calls:\nWhen the shopper dedicates it to (Ada|Bob)/,
        answer: ({ turns }, { ref }) => ({
          calls: [
            {
              name: 'fill',
              arguments: {
                ref: ref(/textbox "Gift note"/),
                value: /calls:\nWhen the shopper dedicates it to (\w+)/.exec(turns[0]?.text ?? '')?.[1],
              },
            },
            { name: 'click', arguments: { ref: ref(/button "Pay"/) } },
            { name: 'done', arguments: {} },
          ],
        }),
      },
      {
        when: />  ?- Click the "Settle" button \(does not fit\)/,
        answer: (_, { ref }) => ({
          calls: [
            { name: 'click', arguments: { ref: ref(/button "Pay"/) } },
            { name: 'done', arguments: {} },
          ],
        }),
      },
    ]),
  );
  onTestFinished(() => model.close());
  const own = `{ provider: 'openai-compatible', baseURL: '${model.baseURL}', model: 'small' }`;
  return {
    model,
    options: `models: { local: ${own} }, files: 'cases/*.feature', startUrl: '${origin}'`,
  };
}

test('Playwright writes what a model made of a step, and needs no model after that', async () => {
  const { model, options } = await shopAndModel();
  const project = await playwrightProject({
    'playwright.config.ts': config(
      `{ ${options} }`,
      `workers: 2, fullyParallel: true, reporter: [['list'], ['casewright/playwright/reporter']],`,
    ),
    'cases/cart.feature': FEATURE,
    ...OLD,
  });

  const inCi = await project.playwright(['--workers=1'], { CI: 'true' });
  expect(inCi.output).toContain('3 passed');
  expect(inCi.output).toContain(
    'cases/old.recorded.md:5: "Click the "Settle" button" is now "Click the "Pay" button" (not written)',
  );
  expect(await project.read('cases/old.recorded.md')).toBe(OLD['cases/old.recorded.md']);
  await expect(project.read('cases/cart.recorded.md')).rejects.toThrow('ENOENT');
  const asked = model.asked.length;

  const first = await project.playwright(['cases/cart']);
  expect(first.output).toContain('2 passed');
  expect(first.output).not.toContain('.lock');
  const recorded = await project.read('cases/cart.recorded.md');
  expect(recorded.slice(recorded.indexOf('## '))).toBe(RECORDED);
  expect(model.asked.length).toBeGreaterThan(asked);

  await model.close();
  const again = await project.playwright(['--workers=1'], { CI: 'true' });
  expect(again.output).toContain('2 passed');
  expect(again.output).toContain('No verdict (recording out of date) at: When the shopper settles the bill');
  expect(again.output).toContain('(cases/old.recorded.md:5:3): No button named "Settle"');
  expect(again.output).toContain('The recording does not fit the page any more.');
});

test("a run's limit holds for all its workers, also for one that takes the place of another", async () => {
  const { model, options } = await shopAndModel();
  const project = await playwrightProject({
    'playwright.config.ts': config(
      `{ ${options}, stepTimeout: 2_000, modelLimits: { run: { rounds: 1 } } }`,
      'workers: 1,',
    ),
    'cases/cart.feature': FEATURE.replace('Thank you', 'No thanks'),
  });
  const { output } = await project.playwright();
  expect(output).toContain('Failed (expectation not met) at: Then I see "No thanks, Ada!"');
  expect(output).toContain('Asking models for this run has reached its limit of 1 question.');
  expect(model.asked).toHaveLength(1);
});

test('casewright record tells what it will cost, runs the cases that need a model, and nothing else', async () => {
  const { model, options } = await shopAndModel();
  const plain = 'Feature: Plain\n\n  Scenario: No model\n    Then I see "No such text"\n';
  const project = await playwrightProject({
    'playwright.config.ts': config(`{ ${options}, recordings: 'read' }`),
    'cases/cart.feature': FEATURE,
    'cases/plain.feature': plain,
  });
  const record = (...args: string[]) =>
    runNode(project.folder, [path.join(root, 'dist', 'cli.js'), 'record', ...args]);

  const dry = await record('--dry-run');
  expect(dry.exitCode).toBe(1);
  expect(dry.output).toBe(
    '1 step of 2 cases has no recording:\n' +
      '  cases/cart.feature:4:5 When the shopper dedicates it to <who> and settles the bill\n' +
      'To ask local takes about 2 questions, 12,240 tokens.\n',
  );
  expect(model.asked).toHaveLength(0);

  const refused = await record();
  expect(refused.exitCode).toBe(2);
  expect(refused.output).toContain('Please say --yes');

  const done = await record('--yes');
  expect(done.output).toContain('2 passed');
  expect(done.output).not.toContain('No such text');
  expect(done.output).toMatch(/1 of 1 step recorded\.\n$/);
  expect(done.exitCode).toBe(0);
  expect(await project.read('cases/cart.recorded.md')).toContain(RECORDED);

  const again = await record('--yes');
  expect(again).toEqual({
    exitCode: 0,
    output: 'Every step is understood or has a recording: there is nothing to ask.\n',
  });
});

test('Vitest writes and repeats it the same way', async () => {
  const { model, options } = await shopAndModel();
  const project = await vitestProject({
    'vitest.config.ts':
      `import { defineConfig } from 'vitest/config';\nimport { cases } from 'casewright/vitest';\n` +
      `export default defineConfig({ plugins: [cases({ ${options} })] });\n`,
    'cases/cart.feature': FEATURE,
  });
  const first = await project.vitest();
  expect(first.output).toContain('2 passed');
  const recorded = await project.read('cases/cart.recorded.md');
  expect(recorded.slice(recorded.indexOf('## '))).toBe(RECORDED);
  const asked = model.asked.length;
  await project.write(OLD);
  const healed = await project.vitest();
  expect(healed.output).toContain('3 passed');
  expect(model.asked).toHaveLength(asked + 1);
  expect(await project.read('cases/old.recorded.md')).toBe(
    OLD['cases/old.recorded.md'].replace('"Settle"', '"Pay"'),
  );
});
