/** One line, imperative, for each thing that is done around a page. */
import { describeTarget, quote } from './describeTarget.js';
import type { SceneDeedKind, SceneDeedOf, TabName } from './sceneDeed.js';

export const SCENE_DEEDS: { [Kind in SceneDeedKind]: (deed: SceneDeedOf<Kind>) => string } = {
  acceptDialog: () => 'Accept the browser dialog',
  dismissDialog: () => 'Dismiss the browser dialog',
  answerDialog: ({ text }) => `Answer the browser dialog with ${quote(text)}`,
  switchTab: ({ tab }) => `Switch to ${describeTab(tab)}`,
  openTab: ({ address }) =>
    address === undefined ? 'Open a new tab' : `Open ${quote(address)} in a new tab`,
  closeTab: ({ tab }) => `Close ${tab ? describeTab(tab) : 'this browser tab'}`,
  enterFrame: ({ target }) => `Switch to ${describeTarget(target)}`,
  leaveFrame: () => 'Leave the frame',
  download: ({ target }) => `Download a file by clicking ${describeTarget(target)}`,
  upload: ({ files, target }) =>
    `Upload ${files.map(quote).join(', ')}${target ? ` to ${describeTarget(target)}` : ''}`,
  setWindow: ({ width, height }) => `Set the size of the window to ${width} x ${height}`,
  emulate: ({ device }) => `Emulate ${quote(device)}`,
  remember: ({ target, as }) => `Remember what ${describeTarget(target)} shows as {{${as}}}`,
  rememberPage: ({ part, as }) => `Remember the ${part} of the page as {{${as}}}`,
  setCookie: ({ name, value }) => `Set the cookie ${quote(name)} to ${quote(value)}`,
  clearCookies: () => 'Clear the cookies',
  takePicture: ({ target, name }) =>
    `Take a picture${target ? ` of ${describeTarget(target)}` : ''}${name === undefined ? '' : ` called ${quote(name)}`}`,
};

export function describeTab({ which, mayBeOnPage = false }: TabName): string {
  const kind = mayBeOnPage ? 'tab' : 'browser tab';
  if (typeof which === 'object') return `the ${kind} ${quote(which.name)}`;
  return typeof which === 'number' ? `${kind} ${which}` : `the ${which} ${kind}`;
}
