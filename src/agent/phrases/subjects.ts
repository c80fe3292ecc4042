/** The phrase table by subject, in the order in which somebody reads about it. */
import type { ActionKind } from '../action.js';
import type { Phrase } from './phrase.js';

export interface Subject {
  title: string;
  kinds: readonly ActionKind[];
}

export const SUBJECTS: readonly Subject[] = [
  { title: 'Going to pages', kinds: ['open', 'goBack', 'goForward', 'reload'] },
  {
    title: 'Clicking and pointing',
    kinds: ['click', 'doubleClick', 'rightClick', 'hover', 'drag', 'scrollTo', 'scroll'],
  },
  {
    title: 'Writing',
    kinds: ['fill', 'fillForm', 'submit', 'clear', 'type', 'selectText', 'focus', 'leave'],
  },
  { title: 'Keys', kinds: ['press'] },
  { title: 'Choosing', kinds: ['select', 'selectSeveral', 'deselect', 'check', 'uncheck'] },
  {
    title: 'Sections, menus, tabs, dialogs, sliders',
    kinds: ['expand', 'collapse', 'openWidgetTab', 'closeWidget', 'increase', 'decrease', 'setToEnd'],
  },
  { title: 'Waiting', kinds: ['wait', 'waitFor'] },
  {
    title: 'Browser tabs and frames',
    kinds: ['openTab', 'switchTab', 'closeTab', 'expectTabs', 'expectNewTab', 'enterFrame', 'leaveFrame'],
  },
  {
    title: "The browser's own dialogs",
    kinds: ['acceptDialog', 'dismissDialog', 'answerDialog', 'expectDialog'],
  },
  { title: 'Files', kinds: ['upload', 'download', 'expectDownload', 'expectDownloaded'] },
  { title: 'Window, device and pictures', kinds: ['setWindow', 'emulate', 'takePicture'] },
  { title: 'Remembering what is shown', kinds: ['remember', 'rememberPage'] },
  {
    title: 'Cookies and stored values',
    kinds: ['setCookie', 'clearCookies', 'expectCookie', 'expectStored'],
  },
  {
    title: 'Expecting to see something',
    kinds: ['expectVisible', 'expectContent', 'expectEmpty', 'expectPattern'],
  },
  { title: 'Expecting a state', kinds: ['expectState', 'expectAttribute'] },
  { title: 'Expecting a number', kinds: ['expectCount', 'expectNumber'] },
  {
    title: 'Expecting items, rows and their order',
    kinds: ['expectItems', 'expectEach', 'expectRows', 'expectSorted', 'expectOrder'],
  },
  {
    title: 'Expecting a page',
    kinds: ['expectTitle', 'expectPage', 'expectUrl', 'expectUrlPart', 'expectQuery'],
  },
  { title: 'Expecting no trouble', kinds: ['expectTrouble', 'expectAccessible'] },
];

/** A kind that no subject names yet stands at the end. */
export const subjectOf = ({ kind }: Phrase): string =>
  SUBJECTS.find(({ kinds }) => kinds.includes(kind))?.title ?? 'More';
