/** For each kind of expectation on a phone: where it holds, and where it must not; or that nobody can judge it. */
import { describe, expect, it } from 'vitest';
import { interpretAll } from '../../../src/agent/index.js';
import { notOnPhone } from '../../../src/agent/phone/index.js';
import { JUDGED } from '../../../src/judge/judge.js';
import type { Expectation } from '../../../src/meaning/meaning.js';
import { ATTRIBUTES, STATES } from '../../../src/meaning/relations.js';
import {
  android,
  androidElement,
  ios,
  iosElement,
  scriptedPhone,
} from '../../support/appium/scriptedPhone.js';

const text = (words: string, top = 200) => androidElement('TextView', { text: words, top });
const box = (said: object, top = 300) =>
  androidElement('CheckBox', { text: 'News', checkable: 'true', clickable: 'true', top, ...said });
const field = (said: object, top = 400) =>
  androidElement('EditText', { 'content-desc': 'City', top, ...said });
const list = (words: readonly string[], said: object = {}) =>
  androidElement(
    'ListView',
    { top: 600, height: 900, ...said },
    ...words.map((one, index) =>
      androidElement(
        'LinearLayout',
        { top: 600 + 100 * index, clickable: 'true' },
        text(one, 600 + 100 * index),
      ),
    ),
  );
const goingOn = (...words: string[]) => list(words, { scrollable: 'true' });
const whole = (...words: string[]) => list(words);

/** Step, where it holds, where it must not. */
const ON_ANDROID: readonly (readonly [string, string, string])[] = [
  ['I should see "Milk"', text('Milk'), text('Bread')],
  ['I should not see "Milk"', text('Bread'), text('Milk')],
  ['The "News" checkbox is checked', box({ checked: 'true' }), box({ checked: 'false' })],
  ['The "News" checkbox is not checked', box({ checked: 'false' }), box({ checked: 'true' })],
  ['The "News" checkbox is disabled', box({ enabled: 'false' }), box({})],
  ['The "News" checkbox is enabled', box({}), box({ enabled: 'false' })],
  ['The "News" checkbox is focused', box({ focused: 'true' }), box({})],
  ['The "City" field shows "Bern"', field({ text: 'Bern' }), field({ text: 'Rome' })],
  ['The "City" field is empty', field({}), field({ text: 'Rome' })],
  ['The "City" field is not empty', field({ text: 'Rome' }), field({})],
  ['The placeholder of the "City" field is "Where?"', field({ hint: 'Where?' }), field({ hint: 'Who?' })],
  ['The "City" field is protected with a password', field({ password: 'true' }), field({})],
  ['The list has 2 items', whole('Milk', 'Bread'), whole('Milk', 'Bread', 'Eggs')],
  ['The list has at least 2 items', goingOn('Milk', 'Bread'), whole('Milk')],
  ['The list contains "Milk"', goingOn('Milk'), whole('Bread')],
  ['The list does not contain "Milk"', whole('Bread'), goingOn('Milk')],
  ['Every item shows "Milk"', whole('Milk 1', 'Milk 2'), goingOn('Milk 1', 'Bread')],
  ['No item shows "Milk"', whole('Bread'), goingOn('Milk', 'Bread')],
  ['The list has the items "Milk", "Bread"', goingOn('Milk', 'Bread'), whole('Milk')],
  ['The list has exactly the items "Milk", "Bread"', whole('Milk', 'Bread'), whole('Milk', 'Bread', 'Eggs')],
  ['The list is sorted in ascending order', whole('Bread', 'Milk'), whole('Milk', 'Bread')],
  ['"Milk" comes before "Bread"', whole('Milk', 'Bread'), whole('Bread', 'Milk')],
  ['The number in the "City" field is 7', field({ text: '7' }), field({ text: '8' })],
  ['The page shows text that matches "[A-Z]\\d{3}"', text('A123'), text('A12')],
  [
    'An error message is visible',
    androidElement('android.widget.Toast', { text: 'It could not be saved' }),
    text('Saved'),
  ],
  ['I should see "Milk", "Bread"', whole('Milk', 'Bread'), whole('Milk')],
];

/** They wait out the time of what must fail. */
describe.concurrent('on Android', () => {
  it.each(ON_ANDROID)('%s', async (words, holds, fails) => {
    await scriptedPhone({ platform: 'android', source: android(holds) }).step(words, 3_000);
    const other = scriptedPhone({ platform: 'android', source: android(fails) }).step(words, 300);
    await expect(other).rejects.toMatchObject({ name: 'StepError' });
  });

  /** None of these may pass, nor fail: nobody knows. */
  it.each([
    ['The list is scrolled to the top', 'does not tell how far'],
    ['The list is not scrolled to the top', 'does not tell how far'],
    ['The list is not scrolled to the bottom', 'does not tell how far'],
    ['The list has 2 items', 'goes on further up or down'],
    ['The list has at most 2 items', 'goes on further up or down'],
    ['The list has at least 3 items', 'goes on further up or down'],
    ['There are 2 items', 'goes on further up or down'],
    ['There is no "Eggs" item in the list', 'goes on further up or down'],
    ['The list does not contain "Eggs"', 'goes on further up or down'],
    ['The list does not have the item "Eggs"', 'goes on further up or down'],
    ['The list has exactly the items "Brie 1", "Brie 2"', 'goes on further up or down'],
    ['The list is sorted in ascending order', 'goes on further up or down'],
    ['Every item shows "Brie"', 'goes on further up or down'],
    ['No item shows "Eggs"', 'goes on further up or down'],
  ])('nobody knows of a list that goes on: %s', async (words, why) => {
    const source = android(goingOn('Brie 1', 'Brie 2'));
    const judged = scriptedPhone({ platform: 'android', source }).step(words, 400);
    await expect(judged).rejects.toMatchObject({
      reason: 'target ambiguous',
      message: expect.stringContaining(why),
    });
  });
});

describe.concurrent.each([
  ['android', android(field({ 'content-desc': 'Password', password: 'true', text: '••••••' }))],
  ['ios', ios(iosElement('SecureTextField', { label: 'Password', value: '••••••' }))],
] as const)('a password on %s', (platform, source) => {
  const step = (words: string, timeout: number) => scriptedPhone({ platform, source }).step(words, timeout);

  it.each([
    'The "Password" field shows "secret"',
    'The "Password" field does not show "secret"',
    'The "Password" field does not contain "secret"',
    'The number in the "Password" field is 6',
  ])('is not judged by what nobody can read: %s', async (words) => {
    await expect(step(words, 400)).rejects.toMatchObject({
      reason: 'target ambiguous',
      message: expect.stringContaining(
        'only tells whether there is one. Please expect that it is empty, or is not.',
      ),
    });
  });

  it('is there or not', async () => {
    await step('The "Password" field is not empty', 2_000);
    await expect(step('The "Password" field is empty', 300)).rejects.toThrow('a secret that is not shown');
  });
});

const PLATFORMS = ['android', 'ios'] as const;
const meaningOf = (words: string) => {
  const [reading] = interpretAll([{ text: words }]);
  return reading?.understood === true ? reading.actions : [];
};

describe.each(PLATFORMS)('what %s does not tell is refused before anything is done', (platform) => {
  it.each([
    'The "Details" section is expanded',
    'The "Details" section is collapsed',
    'The "City" field is not required',
    'The "City" field is not read-only',
    'The "City" field is editable',
    'The film is not playing',
    'The "Home" link is the current one',
    'The "Card" item is not draggable',
    'The "Home" link does not lead to "/"',
    'The language of the "Title" heading is not "de"',
    'The tooltip of the "Save" button is not "Stores it"',
    'I should not see a table',
    'There are 0 tables',
    'If the "Details" section is expanded, click "Close"',
    'The expanded section is not visible',
  ])('%s', (words) => {
    const [action] = meaningOf(words);
    if (action === undefined) throw new Error(`Not understood: ${words}`);
    expect(notOnPhone(action, platform)).toMatch(/^An app on (?:iOS|Android) does not tell .+\.$/);
  });

  it.each([
    'I should not see the "Orders" table',
    'The "City" field is required',
    'I should not see a dialog',
  ])('not: %s', (words) => {
    expect(meaningOf(words).map((action) => notOnPhone(action, platform))).toEqual([undefined]);
  });
});

/** States that a phone tells; a new one must be put here or among those that it doesn't tell. */
const REPORTED = [
  ...([
    'checked',
    'selected',
    'enabled',
    'disabled',
    'focused',
    'in view',
    'completed',
    'protected with a password',
  ] as const),
  ...([
    'scrolled to the top',
    'scrolled to the bottom',
    'at its minimum',
    'at its maximum',
    'required',
  ] as const),
];
const TOLD_ATTRIBUTES = ['placeholder', 'alternative text', 'role', 'accessible name', 'value text'];

it('knows of every state and attribute whether a phone tells it', () => {
  const refused = (action: Expectation) => PLATFORMS.every((one) => notOnPhone(action, one) !== undefined);
  const [target, negated] = [{ name: 'A' }, true];
  const states = STATES.filter((state) => !refused({ kind: 'expectState', target, state, negated }));
  const onOne = ['invalid', 'busy', 'scrollable sideways'];
  expect(states.filter((state) => !onOne.includes(state))).toEqual(
    STATES.filter((state) => (REPORTED as readonly string[]).includes(state) && state !== 'required'),
  );
  const attributes = ATTRIBUTES.filter(
    (attribute) =>
      !refused({ kind: 'expectAttribute', target, attribute, relation: 'is', text: 'x', negated }),
  );
  expect(attributes).toEqual(ATTRIBUTES.filter((attribute) => TOLD_ATTRIBUTES.includes(attribute)));
});

it('has a screen for each kind that is judged on a phone', () => {
  const asked = new Set(ON_ANDROID.flatMap(([words]) => meaningOf(words).map(({ kind }) => kind)));
  // Made of the same parts, or judged by what a page has as well.
  const elsewhere = new Set([
    ...['expectEach', 'expectTogether', 'expectChange', 'expectSame', 'expectPage', 'expectRows'],
  ]);
  const example = { target: { name: 'A' }, things: { name: 'A' }, negated: false } as never;
  const missing = JUDGED.filter(
    (kind) =>
      !asked.has(kind) &&
      !elsewhere.has(kind) &&
      notOnPhone({ ...(example as object), kind } as never, 'ios') === undefined,
  );
  expect(missing).toEqual([]);
});
