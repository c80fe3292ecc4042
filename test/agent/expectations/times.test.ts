/** To be gone within a time is not to stay away for all of it. */
import { describe } from 'vitest';
import { judge, useBrowser } from './judgePages.js';

useBrowser();

/** A script that changes the page some time after it was loaded: on a busy machine the first look comes late. */
const later = (script: string) => `<script>setTimeout(() => { ${script} }, 2_000)</script>`;

describe('what goes after a moment', () => {
  judge(
    `<p>Here</p><p id="a">Loading</p><ul aria-label="Cart"><li>Milk</li></ul><button disabled>Save</button>
     <label>Name <input value="ada"></label>${later(
       `for (const one of document.querySelectorAll('#a, li')) one.remove();
        document.querySelector('button').disabled = false; document.querySelector('input').value = ''`,
     )}`,
    [
      ['"Loading" is not visible within 15 s'],
      ['"Loading" is gone within 15 s'],
      ['"Loading" is no longer visible within 15 s'],
      ['I no longer see "Loading" within 15 s'],
      ['There is no "Loading" text within 15 s'],
      ['Within 15 s, "Loading" should not be visible'],
      ['Wait until "Loading" is not visible within 15 s'],
      ['The "Cart" list does not contain "Milk" within 15 s'],
      ['There are no items within 15 s'],
      ['The "Save" button is not disabled within 15 s'],
      ['The "Name" field is not "ada" within 15 s'],
    ],
  );
  judge(`<p>Here</p><p id="a">Loading</p>${later(`document.getElementById('a').remove()`)}`, [
    ['"Loading" is not visible for 5 s', 'observed: "Loading" is visible'],
    ['"Loading" stays hidden for 5 s', 'observed: "Loading" is visible'],
    ['"Loading" does not appear within 5 s', 'observed: "Loading" is visible'],
    ['"Loading" never appears within 5 s', 'observed: "Loading" is visible'],
  ]);
});

describe('what comes after a moment', () => {
  judge(`<p>Here</p>${later(`document.body.append('Error')`)}`, [
    ['"Error" does not appear within 5 s', 'after it had held for'],
    ['"Error" is not visible for 5 s', 'after it had held for'],
    ['"Error" stays hidden for 5 s', 'after it had held for'],
  ]);
});

describe('what does not change', () => {
  judge('<p>Here</p><p>Loading</p><button disabled>Save</button>', [
    ['"Loading" is not visible within 1 s', 'Expected that "Loading" is not visible'],
    ['"Loading" is gone within 1 s', 'Expected that "Loading" is not visible'],
    ['The "Save" button is not disabled within 1 s', 'Expected that the "Save" button is not disabled'],
    ['"Error" is not visible for 1 s'],
    ['"Error" does not appear within 1 s'],
    ['"Error" is not visible within 1 s'],
  ]);
});
