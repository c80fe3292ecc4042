/** Gets a value into a control, as its kind asks for; the same for a field alone and for a row of a form's table. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import { inputValue, type DateInput } from '../dates/inputValue.js';
import { takesValue } from '../../grounding/kinds/shapes.js';
import type { Doing } from '../Doing.js';
import { fault } from '../gesture.js';
import { chooseFromCombo } from './combo.js';
import { chooseInListBox } from './listBox.js';
import { chooseRadio } from './radioGroup.js';
import { controlKind, tickOf, type ControlKind } from './control.js';
import { cssColour } from './cssColour.js';
import { fillEditor } from './editor.js';
import { fillText, writeInto, type Filling } from './fillText.js';
import { gaugeOf } from './gauge.js';
import { chooseFromList } from './nativeList.js';
import { setGauge } from './setGauge.js';
import { setTick, tickFor } from './tick.js';
import { slideTo, turnWheel } from './touched.js';

/** Gives a note where there is something to tell. */
export function fillFound(filling: Filling, doing: Doing): Promise<string | undefined> {
  const { node, screen } = filling.found;
  const isLabelOfTick = node.tag === 'label' && tickOf(node, screen) !== undefined;
  return FILLERS[isLabelOfTick ? 'tick' : controlKind(node)](filling, doing);
}

type Filler = (filling: Filling, doing: Doing) => Promise<string | undefined>;

const asChoice =
  (
    choose: (
      choice: { found: Filling['found']; option: string; target: Filling['target'] },
      doing: Doing,
    ) => Promise<string | undefined>,
  ): Filler =>
  ({ found, target, value }, doing) =>
    choose({ found, option: value, target }, doing);

const FILLERS: Record<ControlKind, Filler> = {
  list: asChoice(chooseFromList),
  tick: async ({ found, target, value }, doing) => {
    await setTick({ target, found, checked: tickFor(value, target) }, doing);
    return undefined;
  },
  date: fillDate,
  colour: fillColour,
  range: fillRange,
  number: fillText,
  gauge: setGauge,
  combo: asChoice(chooseFromCombo),
  'combo field': fillText,
  'suggesting field': fillText,
  'list box': asChoice(chooseInListBox),
  'radio group': asChoice(chooseRadio),
  'touch slider': slideTo,
  wheel: turnWheel,
  text: fillText,
  editor: fillEditor,
  other: (filling, doing) =>
    (takesValue(filling.found.node) ? fillText : asChoice(chooseFromCombo))(filling, doing),
};

const sayFilling = ({ target, value }: Filling): string =>
  `fill ${describeTarget(target)} with ${quote(value)}`;

function fillDate(filling: Filling, doing: Doing): Promise<string | undefined> {
  const { node, screen } = filling.found;
  const [year = 0, month = 0, day = 0] = (screen.today ?? localDay(new Date())).split('-').map(Number);
  const type = node.attributes.type as DateInput;
  const wanted = inputValue(filling.value, { type, today: { year, month, day } });
  if ('fault' in wanted) throw fault(sayFilling(filling), wanted.fault);
  return writeInto({ ...filling, value: wanted.value }, sayFilling(filling), doing);
}

const localDay = (now: Date): string => [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-');

/** Whatever way the colour is written: "#f80", "orange", "rgb(255, 136, 0)". */
function fillColour(filling: Filling, doing: Doing): Promise<string | undefined> {
  const value = cssColour(filling.value);
  if (value !== undefined) return writeInto({ ...filling, value }, sayFilling(filling), doing);
  const why = 'it takes a colour. Please write one such as "#ff8800", "orange" or "rgb(255, 136, 0)".';
  throw fault(sayFilling(filling), why);
}

const TINY = 1e-6;

/** A native slider takes only values of its range and its steps. */
function fillRange(filling: Filling, doing: Doing): Promise<string | undefined> {
  const { found, target, value } = filling;
  const what = `set ${describeTarget(target)} to ${quote(value)}`;
  const { min = 0, max = 100, step } = gaugeOf(found.node);
  const [, digits, percent] = /^(-?\d+(?:\.\d+)?)( ?%)?$/.exec(value.trim()) ?? [];
  const number = Number(digits);
  const isPlain = percent === undefined || (min === 0 && max === 100);
  if (!isPlain || !(number >= min && number <= max)) {
    throw fault(what, `it goes from ${min} to ${max}. Please write a number of that range.`);
  }
  const left = step === undefined ? 0 : ((number - min) / step) % 1;
  if (step !== undefined && Math.min(left, 1 - left) > TINY) {
    throw fault(what, `it goes from ${min} to ${max} in steps of ${step}. Please write one of these.`);
  }
  return writeInto({ ...filling, value: String(number) }, what, doing);
}
