/** Published page sources of real applications: what a person names is found, expectations are judged, elements found again. */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { ground } from '../../../src/grounding/ground.js';
import { judge } from '../../../src/judge/judge.js';
import { isUnclear } from '../../../src/judge/Judgement.js';
import { readPhoneSource } from '../../../src/screen/phone/readPhoneSource.js';
import { wayTo } from '../../../src/screen/phone/phoneFields.js';
import { PHONE_SCREENS, sourceOf } from './phoneScreens.js';

describe.each(PHONE_SCREENS.map((one) => [one.file, one] as const))('%s', (_, one) => {
  const source = sourceOf(one);
  const screen = readPhoneSource(source);

  it.each(
    one.targets.map(([purpose, target, box]) => [purpose, JSON.stringify(target), target, box] as const),
  )('to %s: %s', (purpose, _said, target, [x, y, width, height]) => {
    const found = ground(target, screen, purpose);
    expect(found.problem).toBeUndefined();
    expect(found.node?.box).toEqual({ x, y, width, height });
  });

  it.each(one.holding.map((expectation) => [JSON.stringify(expectation), expectation] as const))(
    'holds: %s',
    (_said, expectation) => {
      const outcome = judge(expectation, screen, {});
      expect(isUnclear(outcome) ? outcome.unclear().message : outcome.holds).toBe(true);
    },
  );

  it.each(one.failing.map((expectation) => [JSON.stringify(expectation), expectation] as const))(
    'must fail: %s',
    (_said, expectation) => {
      const outcome = judge(expectation, screen, {});
      expect(isUnclear(outcome) ? undefined : outcome.holds).not.toBe(true);
    },
  );

  it('leads back from each node to its element', () => {
    const paths = screen.nodes.map((node) => wayTo(node, 'xpath').value);
    const { documentElement } = new DOMParser().parseFromString(source.xml, 'text/xml');
    for (const [at, xpath] of paths.entries()) {
      const element = elementAt(xpath, documentElement);
      expect(element, xpath).toBeDefined();
      const bounds = element?.getAttribute('bounds');
      const { box, parent } = screen.nodes[at]!;
      if (parent !== undefined && bounds)
        expect(bounds).toBe(`[${box.x},${box.y}][${box.x + box.width},${box.y + box.height}]`);
      if (parent !== undefined && element?.hasAttribute('x'))
        expect([box.x, box.y]).toEqual([
          Number(element.getAttribute('x')),
          Number(element.getAttribute('y')),
        ]);
    }
  });
});

/** WebDriverAgent leaves out what Appium wraps its answer in. */
function elementAt(xpath: string, root: Element | null): Element | undefined {
  const steps = xpath.split('/').slice(1);
  const isWrapped = root?.nodeName === 'AppiumAUT' && steps[0] !== 'AppiumAUT';
  let at: Element | undefined = root ?? undefined;
  for (const step of isWrapped ? steps : steps.slice(1)) {
    const [, name, place = '1'] = /^(.+?)(?:\[(\d+)\])?$/.exec(step) ?? [];
    at = childrenOf(at).filter(({ nodeName }) => nodeName === name)[Number(place) - 1];
  }
  return at;
}

const childrenOf = (element: Element | undefined): Element[] =>
  Array.from(element?.childNodes ?? []).filter((child) => child.nodeType === 1) as Element[];
