/** The ways from page to page. */
import type { Action } from '../../../meaning/meaning.js';
import type { Thing, VerbEntry } from './VerbEntry.js';

/** What has pages that are turned by a pagination. */
const LISTS: ReadonlySet<string> = new Set(['list', 'table']);

export const PAGES: readonly VerbEntry[] = [
  {
    verbs:
      'open, go|went|gone, navigate, switch, move, jump, turn, return, page, click, select, choose|chose|chosen',
    ways: [
      [
        '(on|to|back_to|over_to|forward_to)? page (number)? {digits} ((of|in) {thing})?',
        'click target.name:digits target.within:<pagination>',
        -0.5,
      ],
      [
        '(on|to|back_to|over_to|forward_to)? page (number)? {quotedCount}',
        ({ quotedCount: { count } }: { quotedCount: { count: number } }): Action => ({
          ...{ kind: 'click', target: { name: String(count), within: { role: 'pagination' } } },
        }),
        -0.5,
      ],
      ...['next', 'previous'].map((which): VerbEntry['ways'][number] => [
        `(on|to|back_to|over_to|forward_to)? the ${which} month (of|in) (the)? (open)? (calendar|date_picker|datepicker)`,
        (): Action => ({ kind: 'click', target: { name: `${which} month` } }),
        -0.5,
      ]),
      ...['next', 'previous'].map((which): VerbEntry['ways'][number] => [
        `(on|to|back_to|over_to|forward_to)? the ${which} page (of|in) {thing}`,
        ({ thing }: Thing): Action | undefined =>
          (LISTS.has(thing.role ?? '') || thing.role === 'pagination') && thing.name === undefined
            ? { kind: 'click', target: { name: `${which} page`, role: 'button' } }
            : undefined,
        -0.5,
      ]),
      [
        '(on|to|back_to|over_to|forward_to)? the {ordinal} page of {thing}',
        ({ ordinal, thing }: { ordinal: number | 'last' } & Thing): Action | undefined =>
          ordinal === 'last' || !LISTS.has(thing.role ?? '') || thing.name !== undefined
            ? undefined
            : { kind: 'click', target: { name: String(ordinal), within: { role: 'pagination' } } },
        -0.5,
      ],
      // "Go to the second page", "open the third page of patients": what has pages has a pagination.
      [
        '(on|to|back_to|over_to|forward_to)? the {ordinal} page (of (the)? {nounOfMany})?',
        ({ ordinal }: { ordinal: number | 'last' }): Action | undefined =>
          typeof ordinal === 'number' && ordinal > 1
            ? { kind: 'click', target: { name: String(ordinal), within: { role: 'pagination' } } }
            : undefined,
        -0.3,
      ],
    ],
  },
  {
    verbs:
      'open, visit, load, browse, navigate, go|went|gone, access, call, call up, launch, goto, start, surf, head, head over, hop over, pop over, arrive, browse to, point the browser to, return, get|got, follow, come|came|come, reach, use, display',
    ways: [
      [
        '(up|on|at|to|in|from|a_quote_on|back_to|straight_to)? (the|my|our|a)? {pageWords}? {address} (page|screen|site|url|view)? {inBrowser}?',
        'open address:address',
        -0.3,
      ],
      [
        '(up|on|at|to|back_to)? {pageWords}? {address} in a (new|fresh|separate) (tab | window | browser tab | browser window)',
        'openTab address:address',
        -0.5,
      ],
      [
        'a new (tab | window | browser tab | browser window) (with|at|on|for) {address}',
        'openTab address:address',
        -0.5,
      ],
      [
        '(a|another) (new)? (tab | window | browser tab | browser window | new browser window | new browser tab)',
        'openTab',
        -0.6,
      ],
      ['(up|on|at|to|back_to)? {startPage} {inBrowser}?', 'open', -0.5],
      [
        '(the|a|an|my|our)? {bareWords} (page|screen|site)? (at|under) {address}',
        'open address:address',
        -0.3,
      ],
      ['(the|my|our)? {bareWords} (page|screen|site) (,|:|–|-)? {address}', 'open address:address', -0.3],
      [
        '(the)? ({noun})? ({noun:more})? {address} (in|into) the (address bar | browser | url bar) (of the browser)?',
        'open address:address',
        -0.4,
      ],
    ],
  },
  {
    verbs: 'enter, paste',
    ways: [
      ['(the)? (page|url|address|site)? {address} {inBrowser}', 'open address:address', -0.4],
      ['{starting} (the)? (page|url|address|site)? {address}', 'open address:address', -0.3],
      [
        '(the)? ({noun})? ({noun:more})? {address} (in|into) the (address bar | browser | url bar) (of the browser)?',
        'open address:address',
        -0.4,
      ],
    ],
  },
  {
    verbs:
      'open, visit, load, browse, navigate, go|went|gone, access, call up, head, hop over, pop over, arrive, browse to, return, get|got, come|came|come, reach, proceed, switch',
    ways: [['(up|on|at|to|back_to|over_to|onto)? {pageName}', 'goTo page:pageName', -0.4]],
  },
  {
    verbs: 'land, end up|ended',
    ways: [
      [
        '{isAction} (back)? (on|at|in) (the)? {pageWords}? {address}',
        'open address:address stated:=true',
        -0.3,
      ],
      ['{isAction} (back)? (on|at|in) {pageName}', 'goTo page:pageName stated:=true', -0.3],
    ],
  },
  {
    verbs:
      "go back|went|gone, navigate back, press the browser's back button, click the browser's back button, click the browser back button, hit the browser back button, click the back button of the browser, click the back button in the browser, hit the browser's back button, use the browser back button, press the browser back button, return, press the back button of the browser, use the back button of the browser, go one page back, use the browser's back button, go back in the browser",
    ways: [
      [
        '(to (the|my|our) (previous page | listing | list | overview | results | page before | album overview))? (one_page|a_page)?',
        'goBack',
        0.1,
      ],
      [
        "(to {bareWords})? (using|with|via|by|through|by_using) (the)? (browser's_back_button|browser_back_button|back_button_of_the_browser|browser_back|browser's_back)",
        'goBack',
        -0.6,
      ],
    ],
  },
  {
    verbs: 'go forward|went|gone, navigate forward, go forwards|went|gone',
    ways: [['(one_page|a_page)?', 'goForward']],
  },
  {
    verbs: 'reload, refresh, update, reopen',
    ways: [
      [
        '(the|this)? (current)? (browser)? (page|screen|browser|window|site|tab) ( \\( {key} \\) )? (by|with|using)? {key:other}?',
        'reload',
        -0.5,
      ],
    ],
  },
  { verbs: 'reload, refresh', ways: [['', 'reload']] },
];
