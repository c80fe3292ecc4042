/** What an element of the applications of `@appium/fake-driver` is: files of XML in which each says as it likes. Pure. */
import { idFacts, secretFacts } from './ids.js';
import type { SourceElement } from './parseSource.js';
import { given, isControl, isInView, tagOf, type ReadElement, type Thing } from './Thing.js';

type Said = SourceElement['attributes'];

const ROLES: readonly (readonly [RegExp, string])[] = [
  [/^Mock(?:Radio)Button$/, 'radio'],
  [/Button$|^button$/i, 'button'],
  [/^Mock(?:Input|Text|Password|Search)(?:Field|Box)$|^(?:input|textarea)$/, 'textbox'],
  [/Check(?:Box|box)$/, 'checkbox'],
  [/Switch$|Toggle$/, 'switch'],
  [/Slider$/, 'slider'],
  [/(?:Spinner|Picker|Select)$/, 'combobox'],
  [/List(?:View)?$|^ul$/, 'list'],
  [/ListItem$|Cell$|^li$/, 'listitem'],
  [/Nav(?:igation)?Bar$/, 'banner'],
  [/TabBar$/, 'tablist'],
  [/Tab$/, 'tab'],
  [/Image$|^img$/, 'img'],
  [/Link$|^a$/, 'link'],
  [/^(?:Mock)?(?:alert|Alert|Dialog)$/, 'alertdialog'],
  [/WebView$/, 'region'],
  [/Progress/, 'progressbar'],
  [/Heading$|Title$|^h[1-6]$/, 'heading'],
];
const UNSEEN = /^(?:head|title|script|style)$/;

export const readMock: ReadElement = (element, view) => {
  const said = element.attributes;
  if (UNSEEN.test(element.name)) return undefined;
  const role = ROLES.find(([name]) => name.test(element.name))?.[1] ?? '';
  const box = boxOf(said, view);
  // An alert is there from the beginning, and is shown when something asks for it.
  const isShown = role === 'alertdialog' ? said.visible === 'true' : said.visible !== 'false';
  const thing: Thing = {
    ...{ element, role, tag: tagOf(role), box, isShown, isInView: isShown && isInView(box, view) },
    ...{ isUsable: false, facts: { ...idFacts(said.id), ...statesOf(said, role) }, words: [], children: [] },
  };
  thing.isUsable = isControl(thing) || role === 'listitem';
  if (role === 'textbox') tellField(thing, said);
  else tellText(thing, element);
  return thing;
};

/** What says nothing of where it is may be anywhere. */
function boxOf({ left, top, width, height }: Said, view: { width: number; height: number }): Thing['box'] {
  const number = (text: string | undefined, otherwise: number) =>
    text === undefined ? otherwise : Number.parseFloat(text);
  return {
    ...{ x: number(left, 0), y: number(top, 0) },
    ...{ width: number(width, view.width), height: number(height, view.height) },
  };
}

const statesOf = (said: Said, role: string): Record<string, string> =>
  given({
    '.checked': said.checked ?? (/^(?:checkbox|radio|switch)$/.test(role) && 'false'),
    '.selected': said.selected,
    '.disabled': said.enabled === 'false',
    '.focused': said.focused === 'true',
    '.modal': role === 'alertdialog',
  });

function tellField(thing: Thing, said: Said): void {
  const { value = '', placeholder = said.hint } = said;
  const label = said.label ?? said.text ?? said.name ?? (placeholder === undefined && said.id);
  const isSecret =
    said.password === 'true' || said.type === 'password' || /Password/.test(thing.element.name);
  const filled = isSecret ? secretFacts('•'.repeat(value.length)) : { type: 'text', '.value': value };
  thing.facts = { ...thing.facts, ...given({ 'aria-label': label, placeholder }), ...filled };
}

/** There is nothing else to read on what has an id alone. */
function tellText(thing: Thing, { attributes: said, words }: SourceElement): void {
  const { role, facts } = thing;
  const isThing = isControl(thing) || role === 'listitem' || role === 'img';
  const own = words === '' ? said.name : words;
  const label = said.text ?? said.label ?? own ?? (isThing ? said.id : undefined);
  if (role === 'img') Object.assign(facts, given({ alt: label }));
  else thing.words = [label, role === 'slider' ? undefined : said.value].filter((one) => one !== undefined);
  if (role === 'slider')
    Object.assign(facts, given({ 'aria-valuetext': said.value, 'aria-valuenow': said.value }));
}
