/** What a session tells besides its verdict: once each, with the message of the step at which it came. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visits } from './Visits.js';

let visits: Visits;

beforeAll(async () => {
  visits = await Visits.start();
});
afterAll(() => visits.end());

const BUTTON = '<!doctype html><html lang="en"><title>T</title><h1>Shop</h1><button>Go</button>';
const onClick = (code: string) =>
  `${BUTTON}<script>document.querySelector('button').onclick = () => { ${code} }</script>`;
const STEPS = ['Open "/"', 'Click "Go"', 'I see "Shop"'];

describe('A session tells of', () => {
  test('nothing where all is well', async () => {
    const { session, observations } = await visits.to({ '/': BUTTON }, STEPS);
    expect(observations).toEqual([]);
    expect(session).toMatchObject({ result: 'passed' });
  });

  test('errors in the console, with a count and without what is no error', async () => {
    const code =
      "for (let i = 0; i < 3; i++) console.error('No stock', { left: 0 }); console.warn('soon'); console.log('x')";
    const { session, observations } = await visits.to({ '/': onClick(code) }, STEPS);
    expect(observations).toEqual([[2, 'Console error: No stock {left: 0} (/:1) (3 times)']]);
    expect(session).toMatchObject({ result: 'passed' });
  });

  test('exceptions that nobody caught, and promises that nobody heeded', async () => {
    // In the middle of a step: of a promise the browser tells only when it has nothing else to do.
    const code = "setTimeout(() => { Promise.reject(new RangeError('too far')); undefined.price }, 300)";
    const steps = [...STEPS.slice(0, 2), 'Wait 2 seconds', 'I see "Shop"'];
    const { observations } = await visits.to({ '/': onClick(code) }, steps);
    expect(observations).toContainEqual([3, 'Uncaught exception: RangeError: too far (/)']);
    expect(observations).toContainEqual([
      3,
      expect.stringMatching(/^Uncaught exception: TypeError: .*price/),
    ]);
    expect(observations).toHaveLength(2);
  });

  test('requests that failed, once and not again by what the browser says of them in the console', async () => {
    const code = "fetch('/api/cart'); fetch('/api/cart'); fetch('http://127.0.0.1:9/').catch(() => 0)";
    const site = { '/': onClick(code), '/api/cart': { status: 503, body: '' } };
    const { observations } = await visits.to(site, [...STEPS.slice(0, 2), 'Wait 1 second', 'I see "Shop"']);
    const requests = observations
      .map(([, description]) => description)
      .filter((one) => !one.startsWith('Console'));
    expect(requests.sort()).toEqual([
      expect.stringMatching(
        /^Failed request: GET \/api\/cart was answered with 503 Service Unavailable \(2 times\)$/,
      ),
      expect.stringMatching(/^Failed request: GET http:\/\/127\.0\.0\.1:9\/ got no answer: net::ERR_/),
    ]);
    expect(observations.join()).not.toContain('Failed to load resource');
  });

  test('a page that answers with an error once: the step that opens it says so, a click does not', async () => {
    const site = { '/': `${BUTTON}<a href="/gone">Leave</a>`, '/gone': { status: 410, body: BUTTON } };
    const opened = await visits.to(site, ['Open "/gone"', 'I see "Shop"']);
    expect(opened.observations).toEqual([[1, 'The server answered with status 410 Gone.']]);
    const clicked = await visits.to(site, ['Open "/"', 'Click "Leave"', 'The URL ends with "/gone"']);
    expect(clicked.observations.map(([, description]) => description)).toEqual([
      'Failed request: GET /gone was answered with 410 Gone',
    ]);
  });

  test('pictures that are missing or broken', async () => {
    const site = {
      '/': `${BUTTON}<img alt="a" src="/missing.png"><img alt="b" src="/broken.png"><img alt="c" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">`,
      '/broken.png': { type: 'image/png', body: 'no picture' },
    };
    const { observations } = await visits.to(site, ['Open "/"', 'I see "Shop"']);
    expect(observations).toEqual([
      [1, 'Broken image: GET /missing.png was answered with 404 Not Found'],
      [2, 'Broken image: /broken.png is nothing that the browser can show'],
    ]);
  });

  test('a page that took long to load', async () => {
    const site = { '/': `${BUTTON}<img alt="" src="/slow.svg">`, '/slow.svg': SLOW };
    const { observations } = await visits.to(site, ['Open "/"', 'I see "Shop"'], {
      observe: { accessibility: false, slowAfter: 200 },
    });
    expect(observations).toEqual([[1, expect.stringMatching(/^Slow page: \/ took \d+\.\d s to load$/)]]);
  });

  test('a page that has not finished loading when the case ends', async () => {
    const site = {
      '/': BUTTON,
      '/next': `${BUTTON}<img alt="" src="/slow.svg">`,
      '/slow.svg': { ...SLOW, delay: 4_000 },
    };
    const leaving = site['/'].replace('<button>', '<a href="/next">Leave</a><button>');
    const { observations } = await visits.to(
      { ...site, '/': leaving },
      ['Open "/"', 'Click "Leave"', 'The URL ends with "/next"', 'Wait 1 second'],
      { observe: { accessibility: false, slowAfter: 200 } },
    );
    expect(observations.map(([, description]) => description)).toContainEqual(
      expect.stringMatching(/^Slow page: \/next had not finished loading after \d+\.\d s$/),
    );
  });

  test('a thing that was found by a part of its name', async () => {
    const { observations } = await visits.to({ '/': '<button>Buy it now</button>' }, [
      'Open "/"',
      'Click "Buy it"',
      'I see "Buy"',
    ]);
    expect(observations[0]).toEqual([2, expect.stringContaining('Found by a part of its name')]);
  });

  test('a case that passed without checking anything, and not of one that failed', async () => {
    const { session, observations } = await visits.to({ '/': BUTTON }, ['Open "/"', 'Click "Go"']);
    expect(session).toMatchObject({
      result: 'passed',
      summary: 'All 2 steps passed, but nothing was checked.',
    });
    expect(observations).toEqual([
      [2, expect.stringMatching(/^Passed without checking anything: add a step /)],
    ]);
    const failed = await visits.to({ '/': BUTTON }, ['Open "/"', 'Click "Stop"']);
    expect(failed.session).toMatchObject({ result: 'failed' });
    expect(failed.observations).toEqual([]);
  });

  test('not more than ten of a kind, and of how many more there are', async () => {
    const code = 'for (let i = 0; i < 25; i++) console.error(`No stock of ${i}`)';
    const { observations } = await visits.to({ '/': onClick(code) }, STEPS);
    expect(observations).toHaveLength(11);
    expect(observations.at(-1)).toEqual([3, 'And 15 more of the kind "console error", not listed.']);
  });
});

const SLOW = { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>', delay: 600 };
