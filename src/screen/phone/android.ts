/** What an element of UiAutomator2's page source is. Pure. */
import type { Box } from '../Screen.js';
import {
  idFacts,
  isHint,
  isId,
  secretFacts,
  given,
  isInView,
  saysWords,
  tagOf,
  type ReadElement,
  type Thing,
} from './Thing.js';
import type { SourceElement } from './parseSource.js';

type Said = SourceElement['attributes'];

/** By the end of a class's name: `androidx.appcompat.widget.SwitchCompat`. */
const ROLES: readonly (readonly [RegExp, string])[] = [
  [/Switch(?:Compat|Material)?$|ToggleButton$/, 'switch'],
  [/RadioButton$/, 'radio'],
  [/CheckBox$/, 'checkbox'],
  [/(?:Button|ButtonView)$|\.Chip$/, 'button'],
  [/EditText$|AutoCompleteTextView$|SearchAutoComplete$/, 'textbox'],
  [/Spinner$/, 'combobox'],
  [/SeekBar$|RatingBar$|\.Slider$/, 'slider'],
  [/Progress(?:Bar|Indicator)$/, 'progressbar'],
  [/ImageView$|\.Image$/, 'img'],
  [/(?:Recycler|List|Grid)View$|\.Gallery$/, 'list'],
  [/RadioGroup$/, 'radiogroup'],
  [/Tab(?:Layout|Widget)$/, 'tablist'],
  [/Toolbar$/, 'banner'],
  [/SearchView$/, 'search'],
  [/WebView$/, 'region'],
  [/\.Toast$/, 'alert'],
  [/NumberPicker$/, 'combobox'],
  [/(?:Date|Time)Picker$/, 'group'],
  [/^(?:androidx\.appcompat\.app\.)?.*ActionBar[.$]Tab$|TabView$/, 'tab'],
];

/** Ids of what the system itself makes. */
const BY_ID: readonly (readonly [RegExp, string])[] = [
  [/^android:id\/parentPanel$|:id\/(?:parentPanel|grant_dialog|dialog_container)$/, 'alertdialog'],
  [/:id\/design_bottom_sheet$/, 'dialog'],
  [/:id\/snackbar_text$/, 'status'],
  [/:id\/(?:toolbar|action_bar|top_?app_?bar)$/i, 'banner'],
];

export const readAndroid: ReadElement = (element, view) => {
  const said = element.attributes;
  const box = boxOf(said.bounds, { x: 0, y: 0, ...view });
  if (isSystemBar(element, box, view.height)) return undefined;
  const role = roleOf(element);
  const isShown =
    said.displayed !== 'false' && said['visible-to-user'] !== 'false' && box.width * box.height > 0;
  const thing: Thing = {
    ...{ element, role, tag: tagOf(role), box, isShown, isInView: isShown && isInView(box, view) },
    isUsable: said.clickable === 'true' || said['long-clickable'] === 'true' || said.checkable === 'true',
    isTapped: said.clickable === 'true',
    facts: { ...namesOf(said), ...statesOf(said, role) },
    words: [],
    children: [],
  };
  if (role === 'textbox') tellField(thing, said);
  else tellText(thing, said);
  return thing;
};

function roleOf(element: SourceElement): string {
  const { name, attributes: said } = element;
  const known = BY_ID.find(([id]) => id.test(said['resource-id'] ?? ''));
  const [, role = ''] = known ?? ROLES.find(([end]) => end.test(said.class ?? name)) ?? [];
  if (role === 'img' && said.clickable === 'true') return 'button';
  if (said.clickable === 'false' && /ImageButton$/.test(said.class ?? name)) return 'img';
  return role === '' ? roleByStates(element) : role;
}

function roleByStates({ attributes: said, parent }: SourceElement): string {
  if (said.heading === 'true') return 'heading';
  if (said.checkable !== 'true') return '';
  const isChoice = parent !== undefined && /ListView$/.test(parent.name) && parent.children.length > 1;
  return isChoice ? 'option' : 'checkbox';
}

function boxOf(bounds: string | undefined, otherwise: Box): Box {
  const [left, top, right, bottom] = (bounds?.match(/-?\d+/g) ?? []).map(Number);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) {
    const { x, y, width, height } = otherwise;
    return { x, y, width, height };
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The clock and the buttons of the system are no part of the application. */
const isSystemBar = ({ attributes: said, parent }: SourceElement, box: Box, height: number): boolean =>
  said.package === 'com.android.systemui' && parent?.parent === undefined && box.height <= height * 0.12;

function namesOf(said: Said): Record<string, string> {
  const described = said['content-desc'];
  const isName = described !== undefined && !isId(described);
  return {
    ...idFacts(isName ? said['resource-id'] : (described ?? said['resource-id'])),
    ...given({ 'aria-label': isName && described, title: said['tooltip-text'] }),
  };
}

const isWheel = (said: Said): boolean => /NumberPicker$/.test(said.class ?? '');

const statesOf = (said: Said, role: string): Record<string, string> =>
  given({
    '.checked': said.checkable === 'true' && (said.checked ?? 'false'),
    '.selected': (said.selected === 'true' || role === 'tab') && (said.selected ?? 'false'),
    '.touched': role === 'slider' || isWheel(said),
    '.disabled': said.enabled === 'false',
    '.focused': said.focused === 'true',
    '.invalid': said['content-invalid'] === 'true',
    '.error': said.error,
    '.modal': /dialog$/.test(role),
    '.scroll': said.scrollable === 'true',
    '.more': said.scrollable === 'true',
  });

function tellField(thing: Thing, said: Said): void {
  const { text = '' } = said;
  // Espresso only says whether there is one.
  const hint = /^(?:true|false)$/.test(said.hint ?? '') ? undefined : said.hint;
  const isSecret = said.password === 'true';
  const filled = isSecret ? secretFacts(text) : valueFacts(said, hint);
  thing.facts = { ...thing.facts, ...filled, ...given({ placeholder: hint ?? filled.placeholder }) };
  const isForSearching = /search/i.test(`${said['resource-id'] ?? ''} ${thing.facts.placeholder ?? ''}`);
  if (!isSecret && isForSearching) thing.role = 'searchbox';
}

function valueFacts(said: Said, hint: string | undefined): Record<string, string> {
  const { text = '', 'content-desc': described } = said;
  if (text === '' || said['showing-hint'] === 'true' || isHint(text, [hint, described]))
    return { type: 'text', '.value': '', ...given({ placeholder: text }) };
  // It may be a hint or not: people call it so in either case.
  const title = hint === undefined && described === undefined && text;
  return { type: 'text', '.value': text, ...given({ title }) };
}

function tellText(thing: Thing, said: Said): void {
  const { text } = said;
  const { role, facts } = thing;
  if (text === undefined) tellDescribed(thing, said);
  else if (role === 'slider' || role === 'progressbar')
    facts['aria-valuenow'] = facts['aria-valuetext'] = text;
  else if (role !== 'switch' || !ON_OR_OFF.test(text)) thing.words = [text];
  if (saysWords(thing) && facts['aria-label'] === text) delete facts['aria-label'];
}

const ON_OR_OFF = /^(?:on|off)$/i;

function tellDescribed(thing: Thing, said: Said): void {
  const { facts, role } = thing;
  const described = facts['aria-label'];
  if (described === undefined) return;
  if (role === 'img') facts.alt = described;
  // Flutter and others draw a text and say it as a description.
  if (said.class === 'android.view.View') thing.label = described;
}
