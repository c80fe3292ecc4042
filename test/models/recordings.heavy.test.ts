/** What a model made of a step stands beside the case file after the first run; every later one needs no model. */
import { expect, onTestFinished, test } from 'vitest';
import { serveHttp } from '../support/httpServer.js';
import { config, playwrightProject } from '../support/playwrightProject.js';
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
  });

  const inCi = await project.playwright([], { CI: 'true' });
  expect(inCi).toMatchObject({ exitCode: 0 });
  await expect(project.read('cases/cart.recorded.md')).rejects.toThrow('ENOENT');

  const first = await project.playwright();
  expect(first.output).toContain('2 passed');
  expect(first.output).not.toContain('.lock');
  const recorded = await project.read('cases/cart.recorded.md');
  expect(recorded.slice(recorded.indexOf('## '))).toBe(RECORDED);
  expect(model.asked.length).toBeGreaterThanOrEqual(3);

  await project.write(OLD);
  const asked = model.asked.length;
  const healed = await project.playwright([], { CI: 'true' });
  expect(healed.output).toContain('3 passed');
  expect(model.asked).toHaveLength(asked + 1);
  expect(healed.output).toContain(
    'cases/old.recorded.md:5: "Click the "Settle" button" is now "Click the "Pay" button" (not written)',
  );
  expect(await project.read('cases/old.recorded.md')).toBe(OLD['cases/old.recorded.md']);

  await model.close();
  const again = await project.playwright([], { CI: 'true' });
  expect(again.output).toContain('2 passed');
  expect(model.asked).toHaveLength(asked + 1);
  expect(again.output).toContain('No verdict (recording out of date) at: When the shopper settles the bill');
  expect(again.output).toContain('(cases/old.recorded.md:5:3): No button named "Settle"');
  expect(again.output).toContain('The recording does not fit the page any more.');
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
