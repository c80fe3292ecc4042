/** What can't be used or isn't there is not enabled, editable or of some value. */
import { describe } from 'vitest';
import { judge, useBrowser } from './judgePages.js';

useBrowser();

describe('what can be written into or used', () => {
  judge(
    `<label>A <input></label><label>B <input disabled></label><label>C <input readonly></label>
    <div inert><button>Save</button></div><button>Go</button>`,
    [
      ['the "A" field is editable'],
      ['the "B" field is not editable'],
      ['the "B" field is not read-only'],
      ['the "Go" button is enabled'],
      ['the "Save" button is disabled'],
      ['the "B" field is editable', 'not editable'],
      ['the "C" field is editable', 'not editable'],
      ['the "Save" button is enabled', 'not enabled'],
    ],
  );
});

describe('an address', () => {
  judge(`<p>Here</p><script>location.replace('#top')</script>`, [
    ['the query parameter "nope" is not "1"', 'no such parameter'],
    ['the URL does not have the query parameter "nope"'],
  ]);
});
