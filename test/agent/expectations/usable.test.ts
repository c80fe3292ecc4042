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
      ['the "B" field is read-only'],
      ['the "B" field cannot be edited'],
      ['the "C" field is read-only'],
      ['the "Go" button is enabled'],
      ['the "Save" button is disabled'],
      ['the "B" field is editable', 'not editable'],
      ['the "C" field is editable', 'not editable'],
      ['the "B" field is not read-only', 'read-only'],
      ['the "B" field can be edited', 'not editable'],
      ['the "A" field is read-only', 'not read-only'],
      ['the "A" field cannot be edited', 'not read-only'],
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

const LINKS = `<a class="btn disabled" href="#">Deploy</a><ul><li class="page-item disabled"><a href="#">Next</a></li></ul>
<a class="disabled-look" href="#">Save</a><button class="disabled">Send</button>`;

describe('a link is disabled where its class says so', () => {
  judge(LINKS, [
    ['the "Deploy" link is disabled'],
    ['the "Next" link is disabled'],
    ['the "Deploy" link is enabled', 'Expected that'],
    ['the "Save" link is disabled', 'Expected that'],
    ['the "Send" button is disabled', 'Expected that'],
    ['the "Send" button is enabled'],
  ]);
});
