/** Gets a value into a control, as its kind asks for; the same for a field alone and for a row of a form's table. */
import { inputValue, type DateInput } from '../dates/inputValue.js';
import { takesValue } from '../../grounding/kinds/shapes.js';
import type { Doing } from '../Doing.js';
import { fault } from '../gesture.js';
import { chooseFromCombo } from './combo.js';
import { chooseInListBox } from './listBox.js';
import { chooseRadio, setTick, tickFor } from './tick.js';
import { controlKind, tickOf, type ControlKind } from './control.js';
import { AMOUNT, fillEditor, fillText, sayFilling, saySetting, writeInto, type Filling } from './fillText.js';
import { chooseDay, fillPerhapsDay } from './fillDay.js';
import { gaugeOf, setGauge } from './gauge.js';
import { chooseFromList } from './nativeList.js';
import { slideTo, turnWheel } from './touched.js';
import { channelsOf } from '../../judge/colours.js';
import { todayOn } from '../../grounding/calendars/daySaid.js';

/** Gives a note where there is something to tell. */
export function fillFound(filling: Filling, doing: Doing): Promise<string | undefined> {
  const { node, screen } = filling.found;
  const isLabelOfTick = node.tag === 'label' && tickOf(node, screen) !== undefined;
  return FILLERS[isLabelOfTick ? 'tick' : controlKind(node)](filling, doing);
}

type Filler = (filling: Filling, doing: Doing) => Promise<string | undefined>;

const FILLERS: Record<ControlKind, Filler> = {
  list: chooseFromList,
  tick: async ({ found, target, value }, doing) => {
    await setTick({ target, found, checked: tickFor(value, target) }, doing);
    return undefined;
  },
  date: fillDate,
  colour: fillColour,
  range: fillRange,
  number: fillText,
  gauge: setGauge,
  combo: (filling, doing) => chooseDay(filling, chooseFromCombo, doing),
  'combo field': fillPerhapsDay,
  'suggesting field': fillText,
  'list box': chooseInListBox,
  'radio group': chooseRadio,
  'touch slider': slideTo,
  wheel: turnWheel,
  text: fillPerhapsDay,
  editor: fillEditor,
  other: (filling, doing) => (takesValue(filling.found.node) ? fillText : chooseFromCombo)(filling, doing),
};

function fillDate(filling: Filling, doing: Doing): Promise<string | undefined> {
  const { node, screen } = filling.found;
  const type = node.attributes.type as DateInput;
  const wanted = inputValue(filling.value, { type, today: todayOn(screen) });
  if ('fault' in wanted) throw fault(sayFilling(filling), wanted.fault);
  return writeInto({ ...filling, value: wanted.value }, sayFilling(filling), doing);
}

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
  const what = saySetting({ target, value });
  const { min = 0, max = 100, step } = gaugeOf(found.node);
  const [, digits, percent] = AMOUNT.exec(value.trim()) ?? [];
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

function cssColour(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  // It has no colours that one sees through.
  const channels = plain.startsWith('rgba') ? undefined : channelsOf(plain);
  if (channels?.every((channel) => channel < 256) === true)
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const named = NAMED.get(plain.replace(/[\s-]+/g, '').replace('grey', 'gray'));
  return named === undefined ? undefined : `#${named}`;
}

const NAMED = new Map(
  `black 000000, white ffffff, gray 808080, silver c0c0c0, red ff0000, green 008000, blue 0000ff, yellow ffff00, orange ffa500,
  purple 800080, pink ffc0cb, brown a52a2a, cyan 00ffff, aqua 00ffff, magenta ff00ff, fuchsia ff00ff, lime 00ff00, navy 000080,
  teal 008080, maroon 800000, olive 808000, gold ffd700, violet ee82ee, indigo 4b0082, turquoise 40e0d0, coral ff7f50,
  salmon fa8072, crimson dc143c, tomato ff6347, beige f5f5dc, ivory fffff0, khaki f0e68c, lavender e6e6fa, plum dda0dd,
  tan d2b48c, chocolate d2691e, orchid da70d6, hotpink ff69b4, skyblue 87ceeb, steelblue 4682b4, lightblue add8e6,
  lightgreen 90ee90, lightgray d3d3d3, darkblue 00008b, darkgreen 006400, darkred 8b0000, darkgray a9a9a9, darkorange ff8c00,
  royalblue 4169e1, seagreen 2e8b57`
    .split(/,\s+/)
    .map((colour) => colour.split(' ') as [string, string]),
);
