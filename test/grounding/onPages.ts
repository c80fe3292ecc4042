/** What a sentence means on a page in a browser, by a look and a grounding alone. */
import type { Page } from '@playwright/test';
import { interpret } from '../../src/agent/index.js';
import { PageDriver } from '../../src/screen/PageDriver.js';
import { explainGrounding } from '../../src/grounding/telling/explainGrounding.js';
import { ground } from '../../src/grounding/ground.js';
import type { Grounding, Purpose } from '../../src/grounding/Grounding.js';
import type { Target } from '../../src/meaning/meaning.js';
import type { Screen } from '../../src/screen/Screen.js';

export interface Meant extends Grounding {
  id: string | undefined;
  target: Target;
  screen: Screen;
  message: string | undefined;
}

const PURPOSES: Partial<Record<string, Purpose>> = {
  ...{
    click: 'click',
    drag: 'drag',
    fill: 'fill',
    type: 'fill',
    check: 'check',
    uncheck: 'check',
    select: 'select',
  },
};

export async function meantOn(page: Page, html: string, sentence: string): Promise<Meant> {
  await page.setContent(html);
  return meantNow(page, sentence);
}

export async function meantNow(page: Page, sentence: string): Promise<Meant> {
  const screen = await new PageDriver(page).look();
  const { target, kind } = targetOf(sentence);
  const purpose = PURPOSES[kind] ?? 'read';
  const grounding = ground(target, screen, purpose);
  const message = explainGrounding(grounding, target, { screen, purpose })?.message;
  return { ...grounding, id: idOf(grounding.node), target, screen, message };
}

function idOf(node: Grounding['node']): string | undefined {
  for (let at = node; at !== undefined; at = at.parent)
    if (at.attributes.id !== undefined) return at.attributes.id;
  return node && `<${node.tag}>`;
}

export function targetOf(sentence: string): { target: Target; kind: string } {
  const read = interpret({ text: sentence });
  const [action] = read.understood ? read.actions : [];
  if (action === undefined) throw new Error(`Not understood: ${sentence}`);
  const target =
    'target' in action
      ? action.target
      : 'from' in action && typeof action.from === 'object'
        ? action.from
        : undefined;
  if (target === undefined) throw new Error(`Of no thing: ${sentence}`);
  return { target: target, kind: action.kind };
}
