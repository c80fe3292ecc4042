/** What is done with a finger, to a phone and to its app. */
import type { PhoneUse, SwipeWay, Target, ZoomWay } from '../../../meaning/meaning.js';
import type { VerbEntry } from './VerbEntry.js';

const using = (verbs: string, use: PhoneUse, ...patterns: readonly string[]): VerbEntry => ({
  verbs,
  ways: patterns.map((pattern) => [pattern, () => ({ kind: 'usePhone', use }), -0.3]),
});

const swiping = ({ towards, thing }: { towards: SwipeWay; thing?: Target }) => ({
  kind: 'swipe' as const,
  towards,
  ...(thing && { target: thing }),
});

const zooming = (verbs: string, towards: ZoomWay, ...ways: readonly string[]): VerbEntry => ({
  verbs,
  ways: ways.map((pattern) => [
    pattern,
    ({ thing }: { thing?: Target }) => ({ kind: 'zoom', towards, ...(thing && { target: thing }) }),
    -0.3,
  ]),
});

const ON_THING = '((on|at|into|over|of)? {thing})?';

const PERMISSION =
  '(the|this|that|its|their)? permission (request|dialog|alert|prompt|popup)? ((of|from) the (system|phone|app))?';

const APP = '(the|this|my)? (app|application)';
const TURNED = '((the|my)? (phone|device|screen|tablet))? (in|to|into)? (the)?';

export const ON_PHONES: readonly VerbEntry[] = [
  {
    verbs: 'swipe, flick',
    ways: [
      ['(to_the|to)? {swipeWay:towards} ((on|in|over|across|along) {thing})?', swiping, -0.3],
      ['(on)? {thing} (to_the|to)? {swipeWay:towards}', swiping, -0.3],
    ],
  },
  // Two fingers that come together make things small.
  zooming('zoom', 'in', `in ${ON_THING}`, 'into {thing}'),
  zooming('zoom', 'out', `out ${ON_THING}`),
  zooming('pinch', 'in', `(out|open|apart|outwards|to_zoom_in) ${ON_THING}`, '{thing} (apart|to_zoom_in)'),
  zooming(
    'pinch',
    'out',
    `(in|close|closed|shut|together|inwards|to_zoom_out) ${ON_THING}`,
    '{thing} (together|to_zoom_out)',
  ),
  { verbs: 'allow, grant, accept, give|gave', ways: [[PERMISSION, 'allowPermission', -0.3]] },
  {
    verbs: 'deny, refuse, reject, decline, dismiss',
    ways: [[PERMISSION, 'denyPermission', -0.3]],
  },
  using(
    'hide|hid|hidden, dismiss, close, put away|put away',
    'hide the keyboard',
    '(the)? (soft|virtual|software|on-screen|screen)? keyboard',
  ),
  using(
    'go|went|gone, return',
    'go to the home screen of the phone',
    '(back)? to the (home|start) screen of the (phone|device)',
  ),
  using('press', 'go to the home screen of the phone', '(the)? home button of the (phone|device)'),
  using('rotate, turn', 'rotate the phone to landscape', `${TURNED} landscape (mode|orientation|format)?`),
  using('rotate, turn', 'rotate the phone to portrait', `${TURNED} portrait (mode|orientation|format)?`),
  using(
    'put|put, send|sent, move, bring|brought',
    'put the app in the background',
    `${APP} (in|into|to) (the)? background`,
  ),
  using(
    'bring|brought, get|got',
    'bring the app back',
    `${APP} back (from_the_background|to_the_front|to_the_foreground)?`,
    `${APP} to the (front|foreground)`,
    `back ${APP}`,
  ),
  using('restart, relaunch', 'restart the app', APP),
  using('close, quit|quit, kill, terminate, force-stop, stop', 'close the app', APP),
];
