/** What `casewright init` makes of the text of package.json and .gitignore. */
import { describe, expect, test } from 'vitest';
import { withIgnoreRules } from '../../src/cli/init/makePlan.js';
import { withDevDependencies } from '../../src/cli/init/readProject.js';
import { RUNNERS } from '../../src/cli/init/runners.js';
import { initFolder } from './initFolder.js';

const add = (text: string) => withDevDependencies(text, { casewright: '^0.1.0' });

describe('package.json', () => {
  test.each([
    [
      'between its neighbours, tabs',
      '{\n\t"devDependencies": {\n\t\t"a": "1",\n\t\t"vitest": "4"\n\t}\n}\n',
      '{\n\t"devDependencies": {\n\t\t"a": "1",\n\t\t"casewright": "^0.1.0",\n\t\t"vitest": "4"\n\t}\n}\n',
    ],
    [
      'at the end, four spaces, no end of line',
      '{\n    "devDependencies": {\n        "b": "1"\n    },\n    "type": "module"\n}',
      '{\n    "devDependencies": {\n        "b": "1",\n        "casewright": "^0.1.0"\n    },\n    "type": "module"\n}',
    ],
    [
      'in order in a list that is in none, as npm does',
      '{\n  "devDependencies": {\n    "vitest": "1",\n    "a": "2"\n  }\n}\n',
      '{\n  "devDependencies": {\n    "a": "2",\n    "casewright": "^0.1.0",\n    "vitest": "1"\n  }\n}\n',
    ],
    [
      'in a list at the end, CRLF',
      '{\r\n  "dependencies": {\r\n    "a": "1"\r\n  },\r\n  "type": "module"\r\n}\r\n',
      '{\r\n  "dependencies": {\r\n    "a": "1"\r\n  },\r\n  "type": "module",\r\n  "devDependencies": {\r\n    "casewright": "^0.1.0"\r\n  }\r\n}\r\n',
    ],
    [
      'in an empty list',
      '{\n  "devDependencies": {}\n}\n',
      '{\n  "devDependencies": {\n    "casewright": "^0.1.0"\n  }\n}\n',
    ],
    [
      'in one line',
      '{ "type": "module" }',
      '{ "type": "module",\n  "devDependencies": {\n    "casewright": "^0.1.0"\n  }\n}',
    ],
    [
      'in a list of one line',
      '{ "devDependencies": { "a": "1", "vitest": "4" } }',
      '{\n  "devDependencies": {\n    "a": "1",\n    "casewright": "^0.1.0",\n    "vitest": "4"\n  }\n}',
    ],
    ['in an empty object', '{}\n', '{\n  "devDependencies": {\n    "casewright": "^0.1.0"\n  }\n}\n'],
    [
      'behind a byte order mark',
      '\uFEFF{\n  "name": "a"\n}\n',
      '\uFEFF{\n  "name": "a",\n  "devDependencies": {\n    "casewright": "^0.1.0"\n  }\n}\n',
    ],
  ])('gets the dependency %s', (_, before, after) => {
    expect(add(before)).toBe(after);
    expect(JSON.parse(after.replace('\uFEFF', ''))).toHaveProperty('devDependencies.casewright');
  });

  test.each([
    ['{\n  "name": "a",\n  "type" "module"\n}', 'package.json:3:10: '],
    ['{\n  "name": "a",\n}', 'package.json:3:1: '],
    ['{\n  // mine\n  "name": "a"\n}', 'package.json:2:3: '],
    [`{ 'name': "a" }`, 'package.json:1:3: '],
    ['{ "name": a }', 'Unexpected token'],
    ['', 'Unexpected end'],
    ['[]', 'package.json: it is no package.json'],
    ['{ "devDependencies": ["vitest"] }', 'package.json: it is no package.json, or one of its lists'],
    ['{ "name": "\uD800" }'.replace('\uD800', 'ok') + '\u0000', 'package.json:1:17: '],
  ])('that is no such thing is told with its place, and nothing is changed: %j', async (text, why) => {
    const { init, files } = await initFolder({ 'package.json': text });
    const { code, out, err } = await init('--yes');
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining(why) });
    expect(err).toMatch(/^error: Failed to read .*package\.json/);
    expect(err).not.toContain('    at ');
    expect(await files()).toEqual({ 'package.json': text });
  });
});

describe('.gitignore', () => {
  const rules = (text: string) => withIgnoreRules(text, [RUNNERS.playwright], []);

  test('gets only the lines that are not covered yet', () => {
    expect(rules('node_modules\n/test-results/\n**/playwright-report\n.casewright')).toBe(
      'node_modules\n/test-results/\n**/playwright-report\n.casewright\ncasewright-report/\n',
    );
  });

  test('keeps CRLF', () => {
    expect(rules('a\r\n')).toBe(
      'a\r\n.casewright/\r\ncasewright-report/\r\ntest-results/\r\nplaywright-report/\r\n',
    );
  });

  test('stays as it is where all is covered', () => {
    const text = '/.casewright\ncasewright-report/\ntest-results/**\nplaywright-report';
    expect(rules(text)).toBe(text);
  });
});
