/** What can become of a case on the local service: case files that are run through both bindings. */
import { NIGHTLY } from '../support/nightly.js';
import { feature, isAsked, type Scenario } from './feature.js';

export const SCENARIOS: readonly Scenario[] = [
  { name: 'passes', steps: 'When I click "Buy"\nThen I see "Bought"' },
  { name: 'expectation-not-met', steps: 'Then I see "Hello"\nAnd I see "Bye"\nAnd I see "Hello"' },
  { isNightly: true, name: 'target-not-found', steps: 'When I click the "Sell" button' },
  { isNightly: true, name: 'target-ambiguous', steps: 'When I click the "Twin" button' },
  { name: 'not-understood', steps: 'Given I dance the tango\nThen I see "Hello"\nAnd I feel fine' },
  { isNightly: true, name: 'page-unreachable', steps: 'Given I open "http://127.0.0.1:9/"' },
  { name: 'skipped', tags: '@skip', steps: 'Then I see "Hello"' },
  { name: 'fixme', tags: '@fixme', steps: 'Then I see "Hello"' },
  { name: 'fails-as-expected', tags: '@fail', steps: 'Then I see "Bye"' },
  { isNightly: true, name: 'passes-unexpectedly', tags: '@fail', steps: 'Then I see "Hello"' },
  { name: 'no-verdict-with-fail', tags: '@fail', steps: 'Given I dance the tango' },
  { name: 'slow', tags: '@slow @smoke', steps: 'Then I see "Hello"' },
  { name: 'own-time', tags: '@timeout:3s', steps: 'When I wait 9 seconds' },
  {
    isNightly: true,
    name: 'three-times-its-time',
    tags: '@timeout:1s @slow',
    steps: 'When I wait 9 seconds',
  },
  { isNightly: true, name: 'no-such-model', tags: '@model:gpt-0', steps: 'Then I see "Hello"' },
  {
    isNightly: true,
    name: 'no-such-user-device',
    tags: '@userDeviceId:77b2b3f0-4a70-4a4c-9d5b-0f1fd2f7f0a1',
    steps: 'Then I see "Hello"',
  },
  { name: 'on-a-phone', tags: '@platform:android', steps: 'Then I see "Hello"' },
  { name: 'variables', steps: 'Then I see "{{greeting}}"' },
  {
    name: 'secrets',
    steps:
      'When I type "{{password}}" into the Password field\nThen the Password field shows "x{{password}}"',
  },
  { isNightly: true, name: 'unset-secret', steps: 'When I type "{{unset}}" into the Password field' },
  { name: 'table', steps: 'When I fill in the form:\n  | Name | Ada |\nThen the Name field shows "Ada"' },
];

/** What other files come to as well, or hosted plans; a commit leaves them out. */
const FILES_OF_NIGHT: Readonly<Record<string, string>> = {
  'cases/text.txt': 'Just looking\n\nI see "Hello". I see "Bye".\n',
  'cases/plan out of time.md':
    '---\ncases: [../listed/waits.txt]\ntimeout: 3s\n---\n\n# A plan out of time\n',
  'listed/waits.txt': 'Wait 9 seconds.\n',
  'cases/plan-of-nothing.md': '---\ncases: [gone.feature]\n---\n\n# A plan of nothing\n',
};

export const TITLES_OF_NIGHT = ['Just looking', 'A plan out of time', 'A plan of nothing'];

/** Those that end red, but for what decides the exit code: a file that can't be read, and what is expected to fail and passes. */
export const FAILING: readonly string[] = [
  ...[
    'A plan',
    'A plan of nothing',
    'A plan out of time',
    'A plan without a verdict',
    'Just looking',
    'Missing',
  ],
  ...[
    'expectation-not-met',
    'no-such-model',
    'no-such-user-device',
    'no-verdict-with-fail',
    'not-understood',
  ],
  ...['on-a-phone', 'own-time', 'page-unreachable', 'secrets', 'sees Bye', 'target-ambiguous'],
  ...['target-not-found', 'three-times-its-time', 'unknown-placeholder', 'unset-secret'],
];

/** For the page at `/`; at `/second` there is a second one. */
export const LOCAL_FILES: Readonly<Record<string, string>> = {
  'cases/shop.feature': feature(SCENARIOS.filter(isAsked)),
  'cases/own start.feature': feature(
    [{ name: 'own-start', steps: 'Then I see "Second page"' }],
    '# startUrl: /second\n',
  ),
  'cases/unknown-placeholder.feature': feature([
    { name: 'unknown-placeholder', steps: 'Then I see "{{nobody}}"' },
  ]),
  'cases/no-gherkin.feature': feature([{ name: 'no-gherkin', steps: 'Then I see "Hello"\nOops: what' }]),
  'cases/outline.feature':
    'Feature: F\n\n  Rule: R\n\n    Scenario Outline: sees <what>\n      Then I see "<what>"\n\n' +
    '      Examples:\n        | what  |\n        | Hello |\n        | Bye   |\n',
  'cases/markdown.md':
    '---\ntags: [smoke]\nvariables: { who: Hello }\n---\n\n# Shop\n\n## Looking\n\n- I see "{{who}}"\n\n' +
    '## Missing\n\n1. Click "Buy".\n2. Expected: I see "Sold".\n',
  'cases/plan.md':
    '---\ncases: ["shop.feature#passes", "shop.feature#expectation-not-met"]\nexecutionMode: sequential\n---\n\n' +
    '# A plan\n',
  'cases/plan of broken.md':
    '---\ncases: ["shop.feature#not-understood", "shop.feature#variables"]\n---\n\n# A plan without a verdict\n',
  ...(NIGHTLY ? FILES_OF_NIGHT : {}),
};

export const PAGE = `<!doctype html><title>Shop</title><h1>Hello</h1>
<button onclick="document.querySelector('p').textContent = 'Bought'">Buy</button><p></p>
<button>Twin</button><button>Twin</button>
<form><label>Name <input></label><label>Password <input type="password"></label></form>
<script>console.error('a fault of the page')</script>`;
