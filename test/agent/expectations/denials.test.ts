/** What is denied must not be there in another way: as what a click would take for it, or by its words alone. */
import { describe } from 'vitest';
import { judge, useBrowser } from './judgePages.js';

useBrowser();

describe('a denied button', () => {
  judge('<p>Here</p><a class="btn" href="#">Delete</a>', [
    ['There is no "Delete" button', 'link "Delete" is visible'],
    ['The "Delete" button is not visible', 'link "Delete" is visible'],
    ['There is no "Remove" button'],
    ['There is no "Delete" heading'],
  ]);
  judge('<p>Here</p><button aria-label="Remove item">Delete</button><button hidden>Save</button>', [
    ['I should not see the "Delete" button', 'is visible'],
    ['I should not see the "Save" button'],
  ]);
  judge(
    '<div aria-hidden="true"><button>Delete</button></div><div role="dialog" aria-modal="true">Sure?</div>',
    [['I should not see the "Delete" button', 'is visible']],
  );
});
