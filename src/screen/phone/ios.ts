/** What an element of XCUITest's page source is. Pure. */
import type { Box } from '../Screen.js';
import {
  idFacts,
  isHint,
  isId,
  secretFacts,
  given,
  isControl,
  isInView,
  tagOf,
  type ReadElement,
  type Thing,
  type View,
} from './Thing.js';
import type { SourceElement } from './parseSource.js';

type Said = SourceElement['attributes'];

const ROLES: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries({
    ...{ button: 'Button Icon Key MenuButton', link: 'Link', img: 'Image Map', menu: 'Menu' },
    ...{ textbox: 'TextField SecureTextField TextView', searchbox: 'SearchField', menuitem: 'MenuItem' },
    ...{ switch: 'Switch Toggle', checkbox: 'CheckBox', radio: 'RadioButton', radiogroup: 'RadioGroup' },
    ...{ slider: 'Slider RatingIndicator', progressbar: 'ActivityIndicator ProgressIndicator' },
    ...{ list: 'Table CollectionView', listitem: 'Cell TableRow', tablist: 'TabBar SegmentedControl' },
    ...{ tab: 'Tab', banner: 'NavigationBar', toolbar: 'Toolbar', region: 'WebView' },
    ...{ alertdialog: 'Alert', dialog: 'Sheet Popover Dialog', combobox: 'PickerWheel ComboBox PopUpButton' },
    group: 'Keyboard Picker DatePicker Stepper',
  }).flatMap(([role, types]) => types.split(' ').map((type) => [type, role])),
);

/** What UIKit says besides the type. */
const BY_TRAIT: readonly (readonly [RegExp, string])[] = [
  [/\bHeader\b/, 'heading'],
  [/\bSearchField\b/, 'searchbox'],
  [/\bLink\b/, 'link'],
  [/\bAdjustable\b/, 'slider'],
  [/\bButton\b/, 'button'],
  [/\bImage\b/, 'img'],
];

export const readIos: ReadElement = (element, view) => {
  const said = element.attributes;
  const type = typeOf(element);
  if (type === 'StatusBar' || (type === 'Button' && said.name === 'chevron')) return undefined;
  const box = boxOf(said);
  const role = roleOf(type, said);
  const isDrawn = said.visible !== 'false' && box.width * box.height > 0;
  const thing: Thing = {
    ...{ element, role, tag: type === 'TextView' ? 'textarea' : tagOf(role), box },
    ...{ isShown: isDrawn || isScrolledOut(box, view), isInView: isDrawn && isInView(box, view) },
    isUsable: role === 'listitem' || (said.accessible === 'true' && type === 'Other'),
    facts: { ...idFacts(idOf(said)), ...statesOf(said, { type, role }) },
    words: [],
    children: [],
  };
  if (isControl(thing)) thing.isUsable = true;
  if (/^(?:textbox|searchbox)$/.test(role)) tellField(thing, said, type);
  else tellText(thing, said, type);
  return thing;
};

function roleOf(type: string, { traits }: Said): string {
  const known = ROLES[type];
  if (known !== undefined || traits === undefined) return known ?? '';
  return BY_TRAIT.find(([trait]) => trait.test(traits))?.[1] ?? '';
}

const typeOf = ({ name, attributes }: SourceElement): string =>
  (attributes.type ?? name).replace(/^XCUIElementType/, '');

function boxOf(said: Said): Box {
  const number = (text = '0') => Number(text);
  return { x: number(said.x), y: number(said.y), width: number(said.width), height: number(said.height) };
}

/** What lies outside of what it is scrolled in is not drawn, and yet a person gets to see it. */
function isScrolledOut(box: Box, { scroller }: View): boolean {
  if (scroller === undefined || box.width * box.height <= 0) return false;
  const [right, bottom] = [scroller.x + scroller.width, scroller.y + scroller.height];
  const isBeside = box.x >= right || box.x + box.width <= scroller.x;
  return isBeside || box.y >= bottom || box.y + box.height <= scroller.y;
}

/** The name is the id that the programmer gave, or else the label once more. */
function idOf({ name = '', label = '' }: Said): string | undefined {
  return name !== label && (label !== '' || isId(name)) ? name : undefined;
}

const labelOf = ({ name = '', label = '' }: Said): string => (label !== '' || isId(name) ? label : name);

const SCROLLED = /^(?:ScrollView|Table|CollectionView|WebView)$/;
const TICK = /^(?:switch|checkbox|radio)$/;

function statesOf(said: Said, { type, role }: { type: string; role: string }): Record<string, string> {
  const { traits = '', value = '' } = said;
  const isSelected = said.selected === 'true' || /\bSelected\b/.test(traits);
  const isKeyboard = type === 'Keyboard';
  return given({
    '.checked':
      TICK.test(role) && (value !== '' || isSelected) && String(/^(?:1|true|on)$/.test(value) || isSelected),
    '.selected': isSelected,
    '.touched': type === 'PickerWheel' || role === 'slider',
    '.disabled': said.enabled === 'false' || /\bNotEnabled\b/.test(traits),
    '.focused': said.focused === 'true' || said.hasFocus === 'true',
    '.scroll': SCROLLED.test(type),
    '.modal': /dialog$/.test(role),
    'aria-busy': type === 'ActivityIndicator',
    ...(isKeyboard && { 'aria-label': 'Keyboard', class: 'keyboard' }),
  });
}

function tellField(thing: Thing, said: Said, type: string): void {
  const { value = '', placeholderValue } = said;
  const label = labelOf(said);
  const isEmpty = value === '' || isHint(value, [placeholderValue ?? said.name]);
  const filled =
    type === 'SecureTextField' ? secretFacts(value) : { type: 'text', '.value': isEmpty ? '' : value };
  // UIKit gives a field without a label its placeholder for one.
  const placeholder = placeholderValue ?? (isEmpty ? value || label : undefined);
  const names = given({ placeholder, 'aria-label': label !== placeholder && label });
  thing.facts = { ...thing.facts, ...filled, ...names };
}

function tellText(thing: Thing, said: Said, type: string): void {
  const { role, facts } = thing;
  const { value = '' } = said;
  const label = labelOf(said);
  if (type === 'StaticText') thing.words = [said.label ?? said.value ?? label].filter((one) => one !== '');
  else if (role === 'img') Object.assign(facts, given({ alt: label }));
  else if (REPORTED.test(role) || type === 'Key')
    Object.assign(facts, given({ 'aria-label': label }), gauge(role, value));
  else if (role === 'combobox') tellChosen(thing, label, value);
  else if (type !== 'Application') tellLabelled(thing, label, value);
}

function tellLabelled(thing: Thing, label: string, value: string): void {
  if (label !== '') thing.label = label;
  const isMore = thing.role === 'listitem' && value !== label && !/^[01]$/.test(value);
  Object.assign(thing.facts, given({ '.shown': isMore && value }));
}

function tellChosen(thing: Thing, label: string, value: string): void {
  Object.assign(thing.facts, given({ 'aria-label': label !== value && label }));
  thing.words = value === '' ? [] : [value];
}

/** What these are called stands beside them, or nowhere. */
const REPORTED =
  /^(?:slider|progressbar|switch|checkbox|radio|alertdialog|dialog|list|banner|toolbar|tablist|group|region|radiogroup|menu)$/;

function gauge(role: string, value: string): Record<string, string> {
  if (role !== 'slider' && role !== 'progressbar') return {};
  const [number] = /^-?\d+(?:\.\d+)?(?=\s*%?$)/.exec(value) ?? [];
  const ends = value.endsWith('%') && { 'aria-valuemin': '0', 'aria-valuemax': '100' };
  return given({ 'aria-valuetext': value, 'aria-valuenow': number, ...ends });
}
