/** What can become of a case on the local service: each situation is a case file, run through both bindings. */
export interface Situation {
  /** Unique; the case file's name without its ending, and the title of a single scenario. */
  name: string;
  ending?: 'feature' | 'md' | 'txt';
  text: string;
}

const feature = (name: string, steps: string, { above = '', tags = '' } = {}): Situation => {
  const lines = steps.split('\n').map((step) => `    ${step}\n`);
  return { name, text: `${above}Feature: F\n\n  ${tags}\n  Scenario: ${name}\n${lines.join('')}` };
};

/** `/` of the site is a small form, `/gone` can't be reached, `/slow` has its greeting after a while. */
export const LOCAL: readonly Situation[] = [
  feature('passes', 'When I click "Buy"\nThen I see "Bought"'),
  feature('expectation-not-met', 'Then I see "Hello"\nAnd I see "Bye"\nAnd I see "Hello"'),
  feature('target-not-found', 'When I click the "Sell" button'),
  feature('target-ambiguous', 'When I click the "Twin" button'),
  feature('not-understood', 'Given I dance the tango\nThen I see "Hello"\nAnd I feel fine'),
  feature('page-unreachable', 'Given I open "http://127.0.0.1:9/"'),
  feature('skipped', 'Then I see "Hello"', { tags: '@skip' }),
  feature('fixme', 'Then I see "Hello"', { tags: '@fixme' }),
  feature('fails-as-expected', 'Then I see "Bye"', { tags: '@fail' }),
  feature('passes-unexpectedly', 'Then I see "Hello"', { tags: '@fail' }),
  feature('no-verdict-with-fail', 'Given I dance the tango', { tags: '@fail' }),
  feature('slow', 'Then I see "Hello"', { tags: '@slow @smoke' }),
  feature('own-start', 'Then I see "Second page"', { above: '# startUrl: /second\n' }),
  feature('own-time', 'When I wait 9 seconds', { above: '# timeout: 1s\n' }),
  feature('no-such-model', 'Then I see "Hello"', { above: '# model: gpt-0\n' }),
  feature('on-a-phone', 'Then I see "Hello"', { above: '# platform: android\n' }),
  feature('variables', 'Then I see "{{greeting}}"'),
  feature(
    'secrets',
    'When I type "{{password}}" into the Password field\nThen the Password field shows "x{{password}}"',
  ),
  feature('unset-secret', 'When I type "{{unset}}" into the Password field'),
  feature('unknown-placeholder', 'Then I see "{{nobody}}"'),
  {
    name: 'no-gherkin',
    text: 'Feature: F\n\n  Scenario: no-gherkin\n    Then I see "Hello"\n  Oops: what\n',
  },
  {
    name: 'outline',
    text:
      'Feature: F\n\n  Rule: R\n\n    Scenario Outline: sees <what>\n      Then I see "<what>"\n\n' +
      '      Examples:\n        | what  |\n        | Hello |\n        | Bye   |\n',
  },
  feature('table', 'When I fill in the form:\n  | Name | Ada |\nThen the Name field shows "Ada"'),
  {
    name: 'markdown',
    ending: 'md',
    text: '---\ntags: [smoke]\nvariables: { who: Hello }\n---\n\n# Shop\n\n## Looking\n\n- I see "{{who}}"\n\n## Missing\n\n1. Click "Buy".\n2. Expected: I see "Sold".\n',
  },
  { name: 'text', ending: 'txt', text: 'Just looking\n\nI see "Hello". I see "Bye".\n' },
  {
    name: 'plan',
    ending: 'md',
    text: '---\ncases: [passes.feature, expectation-not-met.feature]\nexecutionMode: sequential\n---\n\n# A plan\n',
  },
  { name: 'plan-of-nothing', ending: 'md', text: '---\ncases: [gone.feature]\n---\n\n# A plan of nothing\n' },
];

export const PAGE = `<!doctype html><title>Shop</title><h1>Hello</h1>
<button onclick="document.querySelector('p').textContent = 'Bought'">Buy</button><p></p>
<button>Twin</button><button>Twin</button>
<form><label>Name <input></label><label>Password <input type="password"></label></form>
<script>console.error('a fault of the page')</script>`;
