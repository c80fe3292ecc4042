/** What a sentence means on a page in a browser, by a look and a grounding alone. */
import type { Page } from '@playwright/test';
import { interpret } from '../../src/agent/index.js';
import { ground } from '../../src/grounding/ground.js';
import type { Purpose } from '../../src/grounding/Grounding.js';
import type { Target } from '../../src/meaning/meaning.js';
import { PageDriver } from '../../src/screen/PageDriver.js';
import type { ScreenNode } from '../../src/screen/Screen.js';

const PURPOSES: Partial<Record<string, Purpose>> = {
  ...{ click: 'click', fill: 'fill', type: 'fill', check: 'check', uncheck: 'check', select: 'select' },
  ...{ expand: 'fold', collapse: 'fold' },
};

/** The id of what is meant, or of what that stands in. */
export async function meantOn(page: Page, html: string, sentence: string): Promise<string | undefined> {
  await page.setContent(html);
  const { target, kind } = targetOf(sentence);
  let at: ScreenNode | undefined = ground(
    target,
    await new PageDriver(page).look(),
    PURPOSES[kind] ?? 'read',
  ).node;
  while (at !== undefined && at.attributes.id === undefined) at = at.parent;
  return at?.attributes.id;
}

function targetOf(sentence: string): { target: Target; kind: string } {
  const read = interpret({ text: sentence });
  const [action] = read.understood ? read.actions : [];
  if (action === undefined) throw new Error(`Not understood: ${sentence}`);
  if ('target' in action) return { target: action.target, kind: action.kind };
  if ('from' in action && typeof action.from === 'object') return { target: action.from, kind: action.kind };
  throw new Error(`Of no thing: ${sentence}`);
}
