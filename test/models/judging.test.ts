/** What no sentence can say: judged by a model only where the user wants that, told as such, and never instead of what can be seen. */
import { expect, test } from 'vitest';
import type { Answer } from './providers/Answer.js';
import { byRules, type Rule } from './providers/byRules.js';
import type { ModelsOption } from '../../src/models/index.js';
import { askModel, useModelSessions, type Asking } from './modelSession.js';

useModelSessions();

const CHART = `<title>Visits</title><h1>Visits</h1><canvas id=chart width=200 height=80></canvas><p>Total 420</p>
  <script>const pen = chart.getContext('2d'); pen.fillRect(20, 20, 40, 60)</script>`;
const PLAUSIBLE = 'Then the chart looks plausible';

const calls = (...all: [name: string, input?: object][]): Answer => ({
  calls: all.map(([name, input = {}]) => ({ name, arguments: input })),
});
const judge = (holds: boolean): [string, object] => [
  'judge',
  { holds, because: holds ? 'The bars rise from Monday on.' : 'The bars stand on their heads.' },
];

interface Choice extends Omit<Asking, 'html' | 'steps'> {
  steps?: readonly string[];
  html?: string;
}

const ask = ({ steps = [PLAUSIBLE], html = CHART, ...others }: Choice) =>
  askModel({ options: { judgeByModel: true }, ...others, html, steps });

const seeing = (baseURL: string): ModelsOption => ({
  local: { provider: 'openai-compatible', baseURL, model: 'small', sees: true },
});

test('nothing is judged unless the user wants it: there is no such tool', async () => {
  const answer = [calls(judge(true)), calls(judge(true))];
  const { session, asked } = await ask({ answer, options: {} });
  expect(session).toMatchObject({ status: 'error', result: 'error' });
  expect(asked[0]!.tools.map(({ name }) => name)).not.toContain('judge');
});

test('what a model judges is told as its own judgement, with a picture, and checks nothing', async () => {
  const { session, reported, pictures } = await ask({ answer: [calls(judge(true))] });
  expect(session).toMatchObject({ result: 'passed' });
  expect(reported.at(-1)).toMatchObject({
    ...{ step: 1, verdict: 'passed', judged: true, model: 'local', provider: 'openai-compatible' },
    ...{ sentences: [], observed: 'The bars rise from Monday on.' },
    summary:
      'Judged by the model "local" alone, and not seen to be so: it holds. The bars rise from Monday on.',
  });
  // One is of the arrival.
  expect(pictures).toBe(2);
  const said = (session.observations ?? []).map(({ description }) => description);
  expect(said.join()).toContain('Passed without checking anything');
});

test('what it judges not to hold fails', async () => {
  const { session, reported } = await ask({ answer: [calls(judge(false))] });
  expect(session).toMatchObject({ status: 'failed', result: 'failed' });
  expect(reported.at(-1)).toMatchObject({ reason: 'expectation not met', judged: true });
});

test('what sentences can say of the step is seen on the page, whatever the model thinks', async () => {
  const steps = ['Then the chart looks plausible for a total of 777'];
  const expected: [string, object] = ['expect_visible', { name: 'Total 777' }];
  const { session, reported } = await ask({ steps, answer: [calls(expected, judge(true))] });
  expect(session).toMatchObject({ result: 'failed' });
  expect(reported.some(({ judged }) => judged === true)).toBe(false);
});

test.each<[what: string, steps: readonly string[], said: [string, object?][], why: RegExp]>([
  [
    'a value that the step says',
    ['Then the chart looks like 777'],
    [judge(true)],
    /"777".*expected by a call/,
  ],
  [
    'a text in quotes',
    ['Then the chart gives off a certain "Happy" air'],
    [['expect_visible', { name: 'Total 420' }], judge(true)],
    /"Happy"/,
  ],
  ['what is done', ['When the visitor admires the chart'], [judge(true)], /nothing to judge/],
  ['it twice', [PLAUSIBLE], [judge(true), judge(true)], /judged once/],
  ['it without a reason', [PLAUSIBLE], [['judge', { holds: true, because: '' }]], /judge|>=1|character/],
])('a model may not judge %s', async (_, steps, said, why) => {
  const { session, reported } = await ask({ steps, answer: [calls(...said), calls(...said)] });
  expect(session).toMatchObject({ result: 'error' });
  expect(reported.at(-1)).toMatchObject({ reason: 'model answer not usable' });
  expect(String(reported.at(-1)?.['summary'])).toMatch(why);
});

test('a model that sees is shown a picture where it asks for one', async () => {
  const rules: Rule[] = [
    { when: ({ turns }) => turns.some(({ pictures }) => pictures > 0), answer: calls(judge(true)) },
    { when: /./, answer: calls(['look']) },
  ];
  const { session, asked } = await ask({ answer: byRules(rules), models: seeing });
  expect(session).toMatchObject({ result: 'passed', llmCallCount: 2 });
  const pictures = asked.map(({ turns }) => turns.reduce((sum, turn) => sum + turn.pictures, 0));
  expect(pictures).toEqual([0, 1]);
});

test('a model that does not see gets no picture', async () => {
  const { session, asked } = await ask({ answer: [calls(['look']), calls(['look'])] });
  expect(session).toMatchObject({ result: 'error' });
  expect(asked[0]!.tools.map(({ name }) => name)).not.toContain('look');
  expect(JSON.stringify(asked.map(({ body }) => body))).not.toContain('image_url');
});

test('of a page that shows a secret no picture leaves', async () => {
  const rules: Rule[] = [
    { when: ({ turns }) => turns.length > 1, answer: calls(judge(true)) },
    { when: /./, answer: calls(['look']) },
  ];
  const html = `${CHART}<p>Your code: hush-hush</p>`;
  const secrets = { code: 'hush-hush' };
  const { session, asked } = await ask({ html, secrets, answer: byRules(rules), models: seeing });
  expect(session).toMatchObject({ result: 'passed' });
  const sent = JSON.stringify(asked.map(({ body }) => body));
  expect(sent).toContain('shows what is secret');
  expect(sent).not.toContain('image_url');
});
