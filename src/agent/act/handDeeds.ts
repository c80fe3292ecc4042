/** Who carries out what is done by mouse and keyboard. */
import type { Performed } from '../action.js';
import type { HandDeedKind, HandDeedOf } from '../handDeed.js';
import type { Act } from './act.js';
import { select, selectSeveral } from './choose.js';
import { drag } from './drag.js';
import { focus, leave, selectText } from './focus.js';
import { click, doubleClick, hover, rightClick } from './pointer.js';
import { press, type } from './press.js';
import { scroll, scrollTo } from './scroll.js';
import { submit } from './submit.js';
import { check, uncheck } from './tick.js';
import { closeWidget } from './widgets/closeWidget.js';
import { collapse, expand } from './widgets/expand.js';
import { deselect } from './widgets/listBox.js';
import { openWidgetTab } from './widgets/openWidgetTab.js';
import { decrease, increase, setToEnd } from './widgets/step.js';
import { clear, fill, fillForm } from './write.js';

export const HAND_PERFORMERS: {
  [Kind in HandDeedKind]: (deed: HandDeedOf<Kind>, act: Act) => Promise<Performed>;
} = {
  click,
  doubleClick,
  rightClick,
  hover,
  check,
  uncheck,
  drag,
  scrollTo,
  scroll,
  focus,
  leave,
  selectText,
  clear,
  submit,
  fill,
  fillForm,
  type,
  press,
  increase,
  decrease,
  setToEnd,
  select,
  selectSeveral,
  deselect,
  expand,
  collapse,
  openWidgetTab,
  closeWidget,
};
