/** Who carries out what is done around a page. */
import type { Act } from './act.js';
import { emulate } from './device.js';
import { acceptDialog, answerDialog, dismissDialog } from './dialogs.js';
import { download } from './downloads.js';
import { enterFrame, leaveFrame } from './frames.js';
import { answerPermission, swipe, usePhone, zoom } from './onPhonesOnly.js';
import { remember, rememberPage } from './remember.js';
import { takePicture } from './screenshot.js';
import { closeTab, openTab, switchTab } from './tabs.js';
import { clearCookies, setCookie, setWindow } from './window.js';
import type { ActionOf, Interaction, Performed } from '../action.js';

export const SCENE_PERFORMERS = {
  acceptDialog,
  dismissDialog,
  answerDialog,
  switchTab,
  openTab,
  closeTab,
  enterFrame,
  leaveFrame,
  download,
  setWindow,
  emulate,
  remember,
  rememberPage,
  setCookie,
  clearCookies,
  takePicture,
  swipe,
  usePhone,
  zoom,
  allowPermission: answerPermission,
  denyPermission: answerPermission,
} satisfies { [Kind in Interaction['kind']]?: (action: ActionOf<Kind>, act: Act) => Promise<Performed> };
