/** What a session tells of the page that it ends on, and how much of all that is settled by its options. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '@playwright/test';
import { Visits } from './Visits.js';

let visits: Visits;

beforeAll(async () => {
  visits = await Visits.start();
});
afterAll(() => visits.end());

const FAULTY = `<!doctype html><html lang="en"><title>T</title><h1>Shop</h1>
<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">
<input id="quantity" value="secret"><p style="color: #999; background: #fff">Faint</p><p style="color: #aaa">Fainter</p>`;
const LOOK = ['Open "/"', 'I see "Shop"'];

describe('Accessibility', () => {
  test('is told by rule, the gravest first, with an element and where help is; it fails nothing', async () => {
    const { session, observations } = await visits.to({ '/': FAULTY }, LOOK, {});
    expect(session).toMatchObject({ result: 'passed' });
    expect(observations.map(([step]) => step)).toEqual([2, 2, 2]);
    const [image, field, contrast] = observations.map(([, description]) => description);
    expect(image).toMatch(
      /^Accessibility, critical: Images must have alternative text \(image-alt\): <img src=/,
    );
    expect(image).toMatch(/ at img\. See https:\/\/dequeuniversity\.com\/rules\/axe\/4\.\d+\/image-alt$/);
    expect(field).toMatch(/^Accessibility, critical: .*\(label\): <input id="quantity"> at #quantity\. See /);
    expect(contrast).toMatch(/^Accessibility, serious: .*\(color-contrast\): 2 elements, such as <p /);
  });

  test('is looked at under a strict policy and in frames, and leaves the page’s own names alone', async () => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'; require-trusted-types-for 'script'">`;
    const frame = '<iframe title="Inner" src="/inner"></iframe>';
    const site = {
      '/': `<!doctype html><html lang="en"><title>T</title>${policy}<h1>Shop</h1>${frame}`,
      '/inner': '<button></button>',
    };
    let kept: unknown;
    const { observations } = await visits.to(site, LOOK, {
      prepare: (page) => page.addInitScript(() => Object.assign(globalThis, { axe: 'theirs' })),
      after: async (page) => (kept = await page.evaluate(() => (globalThis as { axe?: unknown }).axe)),
    });
    expect(observations).toEqual([
      [2, expect.stringMatching(/\(button-name\): <button> at button in the frame \/inner\. See /)],
    ]);
    expect(kept).toBe('theirs');
  });

  test('is told of a case that failed, too, and not where it is switched off', async () => {
    const failed = await visits.to({ '/': FAULTY }, ['Open "/"', 'I see "Nothing of the kind"'], {});
    expect(failed.session).toMatchObject({ result: 'failed' });
    expect(failed.observations).toHaveLength(3);
    const off = await visits.to({ '/': FAULTY }, LOOK, { observe: { accessibility: false } });
    expect(off.observations).toEqual([]);
  });

  test('of a page that gives no answer is said not to have been looked at', async () => {
    const stuck = `${FAULTY}<button onclick="document.querySelectorAll = () => { throw new Error('no way') }">Go</button>`;
    const { session, observations } = await visits.to(
      { '/': stuck },
      ['Open "/"', 'I see "Shop"', 'Click "Go"'],
      {},
    );
    expect(session).toMatchObject({ result: 'passed' });
    expect(observations).toContainEqual([
      3,
      expect.stringMatching(/^Not looked for accessibility: .*no way/),
    ]);
  });
});

test('Mixed content is told apart from other words in the console', async () => {
  const html =
    '<!doctype html><title>T</title><h1>Shop</h1><script src="http://other.test/script.js"></script>';
  const prepare = (page: Page) =>
    page.route('https://secure.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const steps = ['Open "https://secure.test/"', 'I see "Shop"'];
  const { observations } = await visits.to({}, steps, { prepare, observe: { accessibility: false } });
  expect(observations[0]).toEqual([
    1,
    expect.stringMatching(/^Mixed content: .*http:\/\/other\.test\/script\.js/),
  ]);
  expect(observations.join()).not.toContain('Console error');
});

describe('The options of a place come before those of the service:', () => {
  test('the time of a step', async () => {
    const { session } = await visits.to(
      { '/': '<h1>Shop</h1><script>setTimeout(() => document.body.append("Late"), 5_000)</script>' },
      ['Open "/"', 'I see "Late"'],
      { stepTimeout: 20_000, observe: { accessibility: false } },
    );
    expect(session).toMatchObject({ result: 'passed' });
  });

  test('which steps get pictures', async () => {
    const quiet = { observe: { accessibility: false } };
    const steps = [...LOOK, 'I see "Faint"'];
    const each = await visits.to({ '/': FAULTY }, steps, quiet);
    expect(each.session.screenshotsCount).toBe(3);
    const last = await visits.to({ '/': FAULTY }, steps, { ...quiet, pictures: 'last step' });
    expect(last.session.screenshotsCount).toBe(1);
    const none = await visits.to({ '/': FAULTY }, steps, { ...quiet, pictures: 'failed step' });
    expect(none.session).toMatchObject({ result: 'passed', screenshotsCount: 0 });
    for (const pictures of ['last step', 'failed step'] as const) {
      const failing = ['Open "/"', 'I see "Nothing"', 'I see "Faint"'];
      const { session } = await visits.to({ '/': FAULTY }, failing, { ...quiet, pictures });
      expect(session, pictures).toMatchObject({ result: 'failed', screenshotsCount: 1 });
    }
  });
});
