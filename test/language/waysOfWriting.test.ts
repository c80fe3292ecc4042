/** How testers put what they do and expect: each way in a few words, " ⏎ " between the steps of a case. */
import { describe, expect, test } from 'vitest';
import { readAll } from '../../src/language/read.js';
import { describeActions } from '../../src/meaning/describe.js';

/** What the last of the steps means; undefined where it isn't understood. */
function meaningOf(text: string): string | undefined {
  const reading = readAll(text.split(' ⏎ ').map((step) => ({ text: step }))).at(-1);
  return reading?.understood === true ? describeActions(reading.actions) : undefined;
}

type Ways = readonly (readonly [text: string, meaning: string | undefined])[];

const WAYS: Readonly<Record<string, Ways>> = {
  'pages by name': [
    ['Go to the Signup / Login page', 'Go to the "Signup / Login" page'],
    ["Given I'm on the Form Authentication page", 'Go to the "Form Authentication" page'],
    ['Given the user has opened the Settings page', 'Go to the "Settings" page'],
    ['Then I am taken to the All Products page', 'Expect that the "All Products" page is open'],
    ['Expected: back on the login page', 'Expect that the "login" page is open'],
    ['The page "Double Room" opens', 'Expect that the "Double Room" page is open'],
    ['And I am no longer on the "Your Cart" page', 'Expect that the "Your Cart" page is not open'],
    ['Then I land on the dashboard', 'Expect that the "dashboard" page is open'],
    ['Then the next page is shown', undefined],
  ],
};

describe.each(Object.entries(WAYS))('%s', (_, ways) => {
  test.each(ways)('%s', (text, meaning) => {
    expect(meaningOf(text)).toBe(meaning);
  });
});
