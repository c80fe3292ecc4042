/** "A panel opens", of which nothing more is told: most pages have panels, so it is one that an action has brought. */
import { groundLoosely } from '../../grounding/loosely.js';
import type { Target } from '../../meaning/meaning.js';
import type { Screen } from '../../screen/Screen.js';
import type { Outcome, View } from '../Judgement.js';

/** A part of the page of which nothing tells which one it is. */
export const isAnySection = ({ role, ...more }: Target): boolean =>
  role === 'section' && Object.keys(more).length === 0;

/** It holds where a section is there that one of the last screens of the same page didn't show. */
export function judgeNewSection(target: Target, view: View): Outcome {
  const { screen, before } = view;
  const earlier = [...(before.earlier ?? []), ...(before.screen ? [before.screen] : [])];
  const samePage = earlier.filter(({ url }) => withoutHash(url) === withoutHash(screen.url));
  const { candidates } = groundLoosely(target, { ...view, purpose: 'read', onlyPlaces: true });
  const node = candidates
    .map((candidate) => candidate.node)
    .find((one) => one.isVisible && samePage.some((past) => !shows(past, one.key)));
  return node
    ? { holds: true, observed: 'a section has come', node }
    : {
        holds: false,
        observed: 'no section that was not there before; a name would tell which one is meant',
      };
}

const shows = ({ nodes }: Screen, key: number | undefined): boolean =>
  key === undefined || nodes.some((one) => one.key === key && one.isVisible);

const withoutHash = (url = ''): string => url.replace(/#.*$/, '');
