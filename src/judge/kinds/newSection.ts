/** "A panel opens", of which nothing more is told: most pages have panels, so it is one that an action has brought. */
import { groundLoosely } from '../../grounding/loosely.js';
import type { Target } from '../../meaning/meaning.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import type { Outcome, View } from '../Judgement.js';

/** A part of the page of which nothing tells which one it is. */
export const isAnySection = ({ role, ...more }: Target): boolean =>
  role === 'section' && Object.keys(more).length === 0;

/** It holds where a section is there that the same page didn't show before the last action, nor one with the same text. */
export function judgeNewSection(target: Target, view: View): Outcome {
  const { screen, before } = view;
  const past = before.earlier?.[0] ?? before.screen;
  const { candidates } = groundLoosely(target, { ...view, purpose: 'read', onlyPlaces: true });
  const node =
    past && pathOf(past.url) === pathOf(screen.url)
      ? candidates.map((one) => one.node).find((one) => one.isVisible && !shows(past, one))
      : undefined;
  return node
    ? { holds: true, observed: 'a section has come', node }
    : {
        holds: false,
        observed: 'no section that was not there before; a name would tell which one is meant',
      };
}

/** What is drawn anew is no new one. */
const shows = ({ nodes }: Screen, { key, text }: ScreenNode): boolean =>
  key === undefined || nodes.some((one) => one.isVisible && (one.key === key || one.text === text));

/** A drawer may have an address of its own. */
const pathOf = (url = ''): string => url.replace(/[?#].*$/, '');
