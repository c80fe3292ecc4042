/** What is wrong with a page: errors in its browser, and what axe-core finds against WCAG 2.2 up to AA. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { Gravity } from '../../meaning/meaning.js';
import type { Act, ActionOf, Performed } from '../Act.js';
import type { BrowserProblemKind } from '../world/BrowserProblems.js';
import { holdAround } from './holding.js';

/** That nothing went wrong in the browser since the case began, or that something did. */
export async function expectProblem(expectation: ActionOf<'expectProblem'>, act: Act): Promise<Performed> {
  const { problem, negated } = expectation;
  const { problems } = act.world;
  const observe = () => {
    const found = problems.all().filter(({ kind }) => KINDS[problem].includes(kind));
    // What was dropped because there was too much of it may be of this kind.
    const holds = negated ? found.length === 0 && problems.dropped === 0 : found.length > 0;
    const texts = found.map(
      ({ text, where }) => `${text}${where === '' || text.includes(where) ? '' : ` (${where})`}`,
    );
    return { holds, observed: firstOf(texts, `no ${problem}`), isElsewhere: found.length > 0 };
  };
  return holdAround(expectation, observe, act);
}

/** The browser writes into its console what nobody has caught, too. */
const KINDS: Record<ActionOf<'expectProblem'>['problem'], readonly BrowserProblemKind[]> = {
  'console error': ['console error', 'uncaught exception'],
  'failed request': ['failed request'],
};

/** That nothing keeps people from using the page, from a gravity on. */
export async function expectAccessible(
  expectation: ActionOf<'expectAccessible'>,
  act: Act,
): Promise<Performed> {
  const observe = async () => {
    const all = await auditPage(act.page);
    const found = all.filter((one) => gravity(one) >= IMPACTS.indexOf(expectation.gravity));
    return { holds: found.length === 0, observed: firstOf(found.map(describeViolation), 'none') };
  };
  return holdAround(expectation, observe, act);
}

const SHOWN = 3;

function firstOf(texts: readonly string[], none: string): string {
  if (texts.length === 0) return none;
  const more = texts.length > SHOWN ? `; and ${texts.length - SHOWN} more` : '';
  return texts.slice(0, SHOWN).join('; ') + more;
}

interface Violation {
  /** Its name in axe-core, such as `color-contrast`. */
  rule: string;
  impact: Gravity;
  /** What should be, in a sentence. */
  help: string;
  helpUrl: string;
  count: number;
  /** The first of them, by its tag and a selector. */
  element: string;
}

/**
 * @returns the rules that the page and its frames break, the gravest first
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

/** As axe-core says it. */
const IMPACTS: readonly Gravity[] = ['minor', 'moderate', 'serious', 'critical'];
const gravity = ({ impact }: Violation): number => IMPACTS.indexOf(impact);

let source: Promise<string> | undefined;

function axeSource(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

/** In one line: how grave it is, what should be, and where it is not so. */
export function describeViolation({ rule, impact, help, helpUrl, count, element }: Violation): string {
  const elements = count === 1 ? element : `${count} elements, such as ${element}`;
  return `${impact}: ${help} (${rule}): ${elements}. See ${helpUrl}`;
}
