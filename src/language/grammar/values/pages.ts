/** Words around addresses, and for the start page, the window and devices. */
import type { Target } from '../../../meaning/meaning.js';
import { compileRules, type Reader } from '../../chart.js';

type Name = { name: string };

export const PAGE_READERS: Readonly<Record<string, Reader>> = {
  /** "By the back button": nothing is in that. */
  placeOfMore: (chart, at) =>
    chart
      .read('thing', at)
      .filter(({ value }) => !/^(?:button|link|image)$/.test((value as Target).role ?? '')),
  pagePart: compileRules([
    { pattern: 'url|address', means: () => 'URL' },
    { pattern: 'title', means: () => 'title' },
  ]),
  pageWords: compileRules([
    {
      pattern: `(the|a|my|our|that|side)? (start_at|page|url|address|link|site|screen|website|web_page|path|route|film_page|side|location|favourite|starting_point|at)`,
      means: () => '',
    },
    { pattern: '(the|a|my|our)? {bareWords} (page|screen|site) (at|under)?', means: () => '', cost: 0.2 },
    { pattern: '(at|on|under|to)', means: () => '', cost: 0.02 },
    {
      pattern:
        '(at|on|under|to|back_on) (the|a|my|our|your)? (page|url|address|site|screen|path|route) (at|under)?',
      means: () => '',
    },
    {
      pattern: '(at|on|under|to|back_on) (the|a|my|our) {bareWords} (page|screen|site|view) (at|under)?',
      means: () => '',
      cost: 0.2,
    },
    {
      pattern:
        '(the|a|an|my|our)? {bareWords} (at|on|under|for|with|of|by) ((the)? (path|url|address|route))?',
      means: () => '',
      cost: 0.5,
    },
    { pattern: '\\(', means: () => '', cost: 0.1 },
  ]),
  inBrowser: compileRules([
    {
      pattern:
        '(in|with|into|using) (my|the|a|an|your) (private_window|incognito_window|private_browser_window|new_private_window|new_session|browser|web_browser|fresh_tab|address_bar|fresh_browser|fresh_browser_session|browser_window|same_tab|fresh_session)',
      means: () => '',
    },
    { pattern: '(in|into) the address bar', means: () => '' },
  ]),
  startPage: compileRules([
    {
      pattern: `(the|my|our|its)? (start_page|home_page|homepage|landing_page|start_screen|home_screen|main_page|index_page|front_page|starting_page|root_page|home)`,
      means: () => '',
    },
    {
      pattern:
        '(the|our|this)? (app|application|website|site|web_app|webpage|portal|system|web_site|shop|web_shop|start_page_of_the_portal)',
      means: () => '',
      cost: 0.15,
    },
    {
      pattern:
        '(the)? (start_page|home_page|homepage|landing_page|home_screen) (of|for) (the|our)? {bareWords}',
      means: () => '',
    },
    {
      pattern: "(the|our|my)? {bareWords} 's? (start_page|home_page|homepage|landing_page|home_screen)",
      means: () => '',
      cost: 0.2,
    },
    {
      pattern: "(the)? wiki's|portal's|shop's|app's|site's (start_page|home_page|homepage|landing_page)",
      means: () => '',
    },
    { pattern: 'the {bareWords} on the start page', means: () => '', cost: -0.6 },
  ]),
  windowWords: compileRules([
    {
      pattern: '(the)? (size|dimensions) of the (window|browser|viewport|browser_window|screen)',
      means: () => '',
    },
    {
      pattern:
        '(the|my)? (browser_window|window|viewport|window_size|browser|viewport_size|screen_size|screen|browser_size) (size)?',
      means: () => '',
    },
  ]),
  device: compileRules([
    {
      pattern: '{name}',
      means: ({ name }: Name) =>
        /iphone|ipad|pixel|galaxy|nexus|desktop|kindle|blackberry|lumia|moto|nokia|phone|tablet/i.test(name)
          ? name
          : undefined,
    },
  ]),
};
