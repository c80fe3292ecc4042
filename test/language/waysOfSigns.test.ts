/** What is done by a sign, by a click of some sort, and where somebody signs in. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what is done by a sign': [
    [
      'Click "Go" ⏎ When I clear the filter with the red cross next to "Filter"',
      'Click the cross next to "Filter"',
    ],
    [
      'Click "Go" ⏎ When I clear the search with the cross in the search field',
      'Click the cross in the search field',
    ],
    ['Click "Go" ⏎ Edit the entry "Tea" with the pencil', 'Click "pencil" in "Tea"'],
    ['Click "Go" ⏎ Go to the next picture with the arrow on the right', 'Click the arrow at the right'],
    [
      'Click "Go" ⏎ The user opens the folder "day1" with the little arrow in front of it.',
      'Click the arrow next to "day1"',
    ],
    ['Click "Go" ⏎ Collapse "day1" with the arrow', 'Click the arrow in "day1"'],
    ['Click "Go" ⏎ Save it with the check mark', 'Click "check mark"'],
    ['Click "Go" ⏎ Save with the check mark at the top right.', 'Click "check mark" at the top right'],
    ['Click "Go" ⏎ Open the settings with the cog wheel', 'Click "cog"'],
    ['Click "Go" ⏎ Go to the last page with the arrow button', 'Click the "arrow" button'],
    [
      'Click "Go" ⏎ Archive it with the archive icon at the top right and confirm with Archive flag',
      'Click the "archive" image at the top right, then click "Archive flag"',
    ],
  ],
  'signs that are more than one word': [
    ['Click "Go" ⏎ Click the cog wheel', 'Click "cog"'],
    ['Click "Go" ⏎ Click the green check mark', 'Click "check mark"'],
    [
      'Click "Go" ⏎ Hover over the question mark beside "Net pay"',
      'Hover over "question mark" next to "Net pay"',
    ],
  ],
  'which one it is would be lost': [
    ['Click "Go" ⏎ Delete the last row with the bin icon', undefined],
    ['Click "Go" ⏎ Delete both with the bin', undefined],
    ['Click "Go" ⏎ Don\'t delete it with the bin', undefined],
    ['Click "Go" ⏎ I void the Chips line with its minus', undefined],
  ],
  'clicks said otherwise': [
    ['Click "Go" ⏎ And the folder "app" has been opened with a double click', 'Double-click "app"'],
    [
      'Click "Go" ⏎ Unfold "queue" with a double-click and select "orders".',
      'Double-click "queue", then click "orders"',
    ],
    [
      'Click "Go" ⏎ Open the start page and click once on the folder "app" in the tree.',
      'Open the start page, then click "app" in the tree',
    ],
    [
      'Click "Go" ⏎ Given the start page is open and "handbook.pdf" has been selected with a click',
      'Open the start page, then click "handbook.pdf"',
    ],
    ['Click "Go" ⏎ When the user selects the key "motd"', 'Click "motd"'],
    ['Click "Go" ⏎ And goes to the key "name" and then back to "motd"', 'Click "name", then click "motd"'],
    ['Click "Go" ⏎ Press the key "Enter"', 'Press Enter'],
    ['Click "Go" ⏎ Look at "Relatives".', 'Expect that "Relatives" is visible'],
    [
      'Click "Go" ⏎ Select the whole text and replace it with "Summer party".',
      'Press Control+a, then type "Summer party"',
    ],
  ],
  'a plus between keys joins no clauses': [
    ['Click "Go" ⏎ It shows the shortcut shift+return', undefined],
    ['Click "Go" ⏎ It says shift+return : Format', undefined],
  ],
  'signing in on the start page': [
    [
      'Click "Go" ⏎ Sign in on the start page with "nora" / "pear" and click "Create".',
      'Open the start page, then sign in as "nora" with the password "pear", then click "Create"',
    ],
    [
      'Click "Go" ⏎ The user signs in on the start page as "nora" with the password "pear" and clicks "Create".',
      'Open the start page, then sign in as "nora" with the password "pear", then click "Create"',
    ],
    [
      'Click "Go" ⏎ Given "nora" has signed in on the start page with the password "pear"',
      'Open the start page, then sign in as "nora" with the password "pear"',
    ],
    [
      'Click "Go" ⏎ The user presses "Cancel" and is back on the "Collections" page.',
      'Click "Cancel", then expect that the "Collections" page is open',
    ],
  ],
};

testWays(WAYS);
