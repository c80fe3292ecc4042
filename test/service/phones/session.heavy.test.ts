/** Sessions on a phone, end to end: the contract over HTTP, a real Appium, and the phone of its fake driver. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gather } from '../../../src/client/index.js';
import { LOG_IN, phoneService } from '../../support/appium/phoneService.js';
import { startAppium, type Appium } from '../../support/appium/startAppium.js';

let appium: Appium;
beforeAll(async () => {
  appium = await startAppium();
});
afterAll(() => appium.kill());

async function run(prompt: string) {
  const service = await phoneService(appium.address);
  const session = await service.flow(prompt);
  return { ...service, session, tools: await service.toolsOf(session) };
}

const lastOf = <Item>(items: readonly Item[]): Item | undefined => items.at(-1);

describe('a session on a phone', () => {
  test('installs the app, carries out and judges the steps, and shows each', async () => {
    const { session, tools, client } = await run(
      `${LOG_IN}4. I should see "Milk"\n5. Tap "Milk"\n6. The "Buy" button should be disabled\n7. Go back\n` +
        '8. The list should have 3 items\n9. I should not see "Eggs"',
    );
    expect(session).toMatchObject({ summary: 'All 9 steps passed.', status: 'succeeded', result: 'passed' });
    expect(session.mobileSession).toMatchObject({ deviceName: 'Pixel 8', bundleId: 'dev.casewright.shop' });
    expect(tools.map(({ content }) => content)).toEqual([
      'Filled the "User" field with "ada".',
      'Filled the "Password" field with "secret".',
      'Clicked "Log in".',
      expect.stringContaining('"Milk"'),
      'Clicked "Milk".',
      expect.stringContaining('"Buy" button'),
      'Went back.',
      expect.stringContaining('3'),
      expect.stringContaining('"Eggs"'),
    ]);
    const pictures = await gather(client.listScreenshots(session.id));
    expect(pictures.map(({ messageId }) => messageId)).toEqual(tools.map(({ id }) => id));
    expect(pictures[0]).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
    const { steps } = await client.getTimeline(session.id);
    expect(steps[0]).toMatchObject({ role: 'user', rewritten: true });
    expect(lastOf(steps)?.toolOutput).toMatchObject({ step: 9, verdict: 'passed' });
  });

  test('fails where an expectation is wrong, with what was seen', async () => {
    const { session, tools } = await run(`${LOG_IN}4. The list should have 4 items\n5. Tap "Milk"`);
    expect(session).toMatchObject({ status: 'failed', result: 'failed', failedToolCount: 1 });
    expect(session.summary).toMatch(/^Step 4 of 5 failed: Expected/);
    expect(lastOf(tools)?.metadata?.toolOutput).toMatchObject({
      ...{ step: 4, verdict: 'failed', reason: 'expectation not met' },
      observed: expect.stringContaining('3'),
    });
  });

  test('fails where nothing has the name', async () => {
    const { session, tools } = await run('1. Tap "Sign up"');
    expect(session.result).toBe('failed');
    expect(lastOf(tools)?.metadata?.toolOutput).toMatchObject({ reason: 'target not found' });
  });

  test('fails where what should be pressed is disabled', async () => {
    const { session } = await run(`${LOG_IN}4. Tap "Milk"\n5. Tap "Buy"`);
    expect(session.result).toBe('failed');
    expect(session.summary).toContain('it is disabled');
  });

  test.each([
    ['accepts', 'Accept the alert', 'I should see "Nothing to buy."'],
    ['dismisses', 'Dismiss the alert', 'I should see "Milk"'],
  ])('%s an alert', async (_does, answer, seen) => {
    const steps = ['Tap "Delete all"', 'An alert should say "Delete everything?"', answer, seen];
    const { session } = await run(LOG_IN + steps.map((step, index) => `${index + 4}. ${step}`).join('\n'));
    expect(session).toMatchObject({ summary: 'All 7 steps passed.', result: 'passed' });
  });

  test('sees an alert that should not be there, and fails where one should be accepted that is not', async () => {
    const wrong = LOG_IN.replace('ada', 'eve');
    const { session } = await run(`${wrong}4. I should not see "The user is unknown."`);
    expect(session.result).toBe('failed');
    const { session: other } = await run(`${LOG_IN}4. Accept the alert`);
    expect(other.summary).toBe('Step 4 of 4 failed: Failed to accept the alert: none is open.');
  });

  test('holds, ticks, clears, scrolls and presses the key to go back', async () => {
    const { session } = await run(
      '1. Check "Stay logged in"\n2. "Stay logged in" should be checked\n3. Enter "eve" into the "User" field\n' +
        '4. Clear the "User" field\n5. The "User" field should be empty\n6. Enter "ada" into the "User" field\n' +
        '7. Tap "Log in"\n8. Scroll to "Walnuts"\n9. I should see "Walnuts"\n10. Scroll up\n' +
        '11. Press and hold "Milk"\n12. Accept the alert\n13. Press back\n14. I should see "Stay logged in"',
    );
    expect(session).toMatchObject({ summary: 'All 14 steps passed.', result: 'passed' });
  });

  test('opens a deep link, and remembers what is shown', async () => {
    const { session } = await run(
      '1. Open "shop://milk"\n2. I remember the heading as {{name}}\n3. I should see "{{name}}"',
    );
    expect(session).toMatchObject({ summary: 'All 3 steps passed.', result: 'passed' });
  });

  test('begins at its start address, which the app opens', async () => {
    const { session, client } = await run('Start at shop://milk\n\n1. I should see the heading "Milk"');
    expect(session).toMatchObject({ summary: 'The one step passed.', result: 'passed' });
    const [message] = await gather(client.listMessages(session.id));
    expect(message?.content).toMatch(/^Start at shop:\/\/milk\n1\. /);
  });

  test('does nothing else where its start address can not be opened', async () => {
    const { session, tools } = await run('Start at shop://nowhere\n\n1. I should see "Log in"');
    expect(session).toMatchObject({ status: 'error', result: 'error' });
    expect(session.summary).toContain('The start address shop://nowhere could not be opened on "Pixel 8"');
    expect(tools).toEqual([]);
  });

  test('swipes, rotates, and puts the app away and brings it back', async () => {
    const { session, tools } = await run(
      `${LOG_IN}4. Swipe up on the list\n5. I should see "Walnuts"\n6. Swipe down\n7. I should see "Bread"\n` +
        '8. Rotate the phone to landscape\n9. Hide the keyboard\n10. Put the app in the background\n11. I should not see "Bread"\n' +
        '12. Restart the app\n13. I should see "Stay logged in"\n14. Close the app\n15. Bring the app back\n16. I should see "Stay logged in"',
    );
    expect(session).toMatchObject({ summary: 'All 16 steps passed.', result: 'passed' });
    expect(tools.map(({ content }) => content)).toEqual(
      expect.arrayContaining([
        'Swiped up on the list.',
        'Rotated the phone to landscape.',
        'Put the app in the background.',
        'Restarted the app.',
      ]),
    );
  });

  test('observes that the app has gone away by itself, and not where a step has closed it', async () => {
    const gone = 'App crash: the app was not running any more when the case had ended';
    const described = async (steps: string) =>
      (await run(steps)).session.observations?.map(({ description }) => description);
    expect(await described('1. I should see "Crash"\n2. Tap "Crash"')).toEqual([gone]);
    expect(await described('1. I should see "Crash"\n2. Close the app')).toEqual([]);
  });

  test('goes into web views by the contexts of the driver, and observes what it could not read there', async () => {
    const { session } = await run(
      '1. Open "shop://help"\n2. I should see "Ask us."\n3. I should see the heading "Help"\n4. Open "shop://milk"\n5. I should see "Milk"',
    );
    expect(session).toMatchObject({ summary: 'All 5 steps passed.', result: 'passed' });
    expect(session.observations?.map(({ description }) => description)).toEqual([
      "The page in a web view could not be read, only what the app's source shows of it: there is no page",
    ]);
  });

  test('observes that nothing was checked', async () => {
    const { session } = await run('1. Tap "Log in"');
    expect(session.observations).toMatchObject([
      { description: expect.stringContaining('Passed without checking') },
    ]);
  });
});

describe('nothing is done on a phone', () => {
  test('where a step is not understood', async () => {
    const before = appium.sessions.length;
    const { session } = await run('1. Tap "Log in"\n2. Florble the wug');
    expect(session).toMatchObject({ status: 'error', result: 'error' });
    expect(session.summary).toContain('Not understood: step 2 "Florble the wug"');
    expect(appium.sessions.slice(before)).toEqual([]);
  });

  test.each([
    ['Hover over "Log in"', 'A phone has no mouse pointer.'],
    ['Switch to the new tab', 'no tabs of a browser'],
    ['The URL should contain "/list"', 'no address'],
    ['If "Log in" is visible, hover over "Log in"', 'A phone has no mouse pointer.'],
  ])('where a step says what no phone does: %s', async (step, why) => {
    const { session, tools } = await run(`1. I should see "Log in"\n2. ${step}`);
    expect(session).toMatchObject({ status: 'error', result: 'error' });
    expect(session.summary).toContain(why);
    expect(tools).toHaveLength(1);
    expect(tools[0]?.metadata?.toolOutput).toMatchObject({ step: 2, reason: 'step not understood' });
  });
});
