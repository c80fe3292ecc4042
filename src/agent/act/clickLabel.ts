/** Clicks the label of a tick that is hidden itself, at a place where nothing else takes the click. */
import type { ElementHandle, Locator } from '@playwright/test';
import type { Act } from './act.js';

export async function clickLabel(input: Locator, act: Act): Promise<void> {
  const label = await labelOf(input, act);
  const position = await label?.evaluate(findFreePoint);
  if (label && position) await label.click({ position, timeout: act.deadline.rest() });
  // All of the label is taken by links and the like; the keyboard would still set it.
  else
    await input.evaluate((one) => (one as HTMLElement).click(), undefined, { timeout: act.deadline.rest() });
}

async function labelOf(input: Locator, { deadline }: Act): Promise<ElementHandle | undefined> {
  const find = (one: Element) => {
    const labels = [...((one as HTMLInputElement).labels ?? [])];
    return labels.find((label) => label.getClientRects().length > 0 && label.checkVisibility()) ?? null;
  };
  const handle = await input.evaluateHandle(find, undefined, { timeout: deadline.glance() });
  return handle.asElement() ?? undefined;
}

/** As Playwright counts it: from the corner inside of the border. */
// Runs in the page, so it must hold all it needs.
function findFreePoint(node: Node): { x: number; y: number } | undefined {
  const label = node as HTMLLabelElement;
  const TAKEN =
    'a[href], button, input, select, textarea, summary, [role=button], [role=link], [tabindex], [contenteditable]';
  const isFree = (element: Element | null) => element?.closest(TAKEN)?.contains(label) !== false;
  const boxOf = (part: Node): DOMRect | undefined => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
  };
  const all = [...label.querySelectorAll('*')];
  const texts = [label, ...all]
    .flatMap((element) => [...element.childNodes])
    .filter((child) => child instanceof Text);
  const free = [
    ...texts.filter((text) => text.data.trim() !== '' && isFree(text.parentElement)).map(boxOf),
    // A picture, or what is drawn by a style.
    ...all
      .filter((one) => one.childElementCount === 0 && isFree(one))
      .map((one) => one.getBoundingClientRect()),
  ];
  const box = free.find((one) => one && one.width > 1 && one.height > 1);
  if (box === undefined) return undefined;
  const around = label.getBoundingClientRect();
  const { borderLeftWidth, borderTopWidth } = getComputedStyle(label);
  return {
    x: box.left + box.width / 2 - around.left - parseFloat(borderLeftWidth),
    y: box.top + box.height / 2 - around.top - parseFloat(borderTopWidth),
  };
}
