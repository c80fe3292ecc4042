import { describe, expect, it } from 'vitest';
import { explainGrounding } from '../../src/grounding/explaining/explainGrounding.js';
import { ground } from '../../src/grounding/ground.js';
import { readStep } from '../../src/language/read.js';
import type { Target } from '../../src/meaning/meaning.js';
import { outline } from './outline.js';

const PAGES: [what: string, target: Target, page: string][] = [
  [
    'rows',
    { name: 'Edit' },
    'table "Orders"\n  tr\n    td: Ada\n    + td\n      button: Edit\n  tr\n    td: Bob\n    + td\n      button: Edit',
  ],
  [
    'sections and their headings',
    { name: 'Add' },
    'section "Cart"\n  button: Add\nsection "Wishes"\n  button: Add\nh2: Later\nbutton: Add',
  ],
  ['headings alone', { name: 'More' }, 'h2: News\na: More\nh2: Events\na: More'],
  ['nothing at all', { name: 'Go' }, 'button: Go\nbutton: Go\nbutton: Go'],
  ['kinds', { role: 'button' }, 'h1: Shop\nbutton: Buy\nbutton: Sell\nbutton: Lend'],
  [
    'rows of the same name',
    { name: 'Open' },
    'table "Rooms"\n  tr\n    td: Room\n    + td\n      button: Open\n  tr\n    td: Room\n    + td\n      button: Open',
  ],
  [
    'a dialog and the page',
    { role: 'field' },
    'section "Search"\n  input "Term"\nsection "Log in"\n  input "Name"',
  ],
];

describe('what is told apart', () => {
  it.for(PAGES)('by %s is meant when it is written so', ([, target, page]) => {
    const { screen } = outline(page);
    const found = ground(target, screen, 'click');
    const error = explainGrounding(found, target, { screen, purpose: 'click' });
    expect(error?.reason).toBe('target ambiguous');
    const written = (error?.candidates ?? []).map((one) => `Click ${one.replace(/ \(.*\)$/, '')}`);
    const meant = written.map((text) => nodeOf(text, screen));
    expect(meant).toEqual(found.candidates.slice(0, found.among).map(({ node }) => node));
    expect(new Set(meant).size).toBeGreaterThan(1);
  });
});

function nodeOf(text: string, screen: ReturnType<typeof outline>['screen']) {
  const reading = readStep({ text });
  const [action] = reading.understood ? reading.actions : [];
  return action?.kind === 'click' ? ground(action.target, screen, 'click').node : undefined;
}
