/** What axe-core finds on a page, and in its frames, against WCAG 2.2 up to AA: the rules that are broken, by impact. */
import type { Frame, Page } from '@playwright/test';
import { axeSource } from './axeSource.js';
import { IMPACTS, type Impact } from './impacts.js';

export interface Violation {
  /** Its name in axe-core, such as `color-contrast`. */
  rule: string;
  impact: Impact;
  /** What should be, in a sentence. */
  help: string;
  /** A page that says how to mend it. */
  helpUrl: string;
  /** How many elements break it. */
  count: number;
  /** The first of them, by its tag and a selector. */
  element: string;
}

/**
 * @returns the gravest first
 * @throws Error where the browser runs no scripts of pages: axe-core would wait for timers that never come
 */
export async function auditPage(page: Page): Promise<Violation[]> {
  if (await page.evaluate(() => matchMedia('(scripting: none)').matches)) {
    throw new Error('axe-core needs scripts, and they are switched off (`javaScriptEnabled: false`)');
  }
  const source = await axeSource();
  const all: Violation[] = [];
  // One after the other: they share the page's one thread as a rule.
  for (const frame of page.frames().slice(0, MOST_FRAMES)) {
    if (frame !== page.mainFrame() && !/^https?:|^about:srcdoc/.test(frame.url())) continue;
    all.push(...(await auditFrame(frame, source)));
  }
  return merged(all).sort((one, other) => gravity(other) - gravity(one));
}

const MOST_FRAMES = 10;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What holds of a page as a whole, not of a frame in it. */
const OF_WHOLE_PAGES = ['document-title', 'html-has-lang', 'bypass', 'meta-viewport'];

async function auditFrame(frame: Frame, source: string): Promise<Violation[]> {
  const isInner = frame.parentFrame() !== null;
  const rules = Object.fromEntries(isInner ? OF_WHOLE_PAGES.map((rule) => [rule, { enabled: false }]) : []);
  const options = {
    ...{ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'], rules },
    // Else it would fetch style sheets once more, and wait for frames that know nothing of it.
    ...{ preload: false, iframes: false },
  };
  const found: unknown = await frame.evaluate(expression(source, options));
  const place = isInner ? ` in the frame ${frame.name() || frame.url()}` : '';
  return (found as Violation[]).map((one) => ({ ...one, element: `${one.element}${place}` }));
}

/** Text, because the page knows nothing of ours. What the page itself calls `axe` is left to it. */
function expression(source: string, options: unknown): string {
  return `(async () => {
    const had = 'axe' in window, theirs = window.axe;
    ${source};
    const axe = window.axe;
    if (had) window.axe = theirs; else delete window.axe;
    const { violations } = await axe.run(document, ${JSON.stringify(options)});
    const tagOf = (html) => html.slice(0, html.indexOf('>') + 1 || 200).replace(/ value="[^"]*"| style=""/g, '');
    return violations.map(({ id, impact, help, helpUrl, nodes }) => ({
      rule: id, impact: impact ?? 'minor', help, helpUrl: helpUrl.split('?')[0], count: nodes.length,
      element: nodes.slice(0, 1).map((node) => tagOf(node.html).slice(0, 200) + ' at ' + node.target.flat().join(' ')).join(''),
    }));
  })()`;
}

/** A rule that is broken in several frames is one. */
function merged(all: readonly Violation[]): Violation[] {
  const byRule = new Map<string, Violation>();
  for (const one of all) {
    const known = byRule.get(one.rule);
    if (known) known.count += one.count;
    else byRule.set(one.rule, { ...one });
  }
  return [...byRule.values()];
}

const gravity = ({ impact }: Violation): number => IMPACTS.indexOf(impact);
