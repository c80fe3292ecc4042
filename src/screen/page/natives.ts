/**
 * The browser's own functions, taken once: a form hides its properties behind fields of their names, a document behind
 * frames, and a page may have put others in their place.
 */

/* oxlint-disable typescript/unbound-method, typescript/no-deprecated -- they are bound to what they are called with */
const { call } = Function.prototype;

/* oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- nothing else tells what it gives */
function property<Value>(owner: object, name: string): (node: object) => Value {
  const get = Object.getOwnPropertyDescriptor(owner, name)?.get;
  if (get === undefined) throw new Error(`This browser has no "${name}".`);
  return call.bind(get) as (node: object) => Value;
}

function method<Inputs extends unknown[], Value>(
  own: (...inputs: Inputs) => Value,
): (node: object, ...inputs: Inputs) => Value {
  return call.bind(own) as (node: object, ...inputs: Inputs) => Value;
}

/** MooTools puts a `Document` of its own in place of the browser's: what the document inherits from is still the browser's. */
function documentPrototype(): Document {
  let owner = Object.getPrototypeOf(document) as object | null;
  while (owner !== null && !Object.getOwnPropertyDescriptor(owner, 'readyState'))
    owner = Object.getPrototypeOf(owner) as object | null;
  return (owner ?? Document.prototype) as Document;
}

const doc = documentPrototype();
const [element, node] = [Element.prototype, Node.prototype];

export const tagOf = property<string>(element, 'localName');
export const shadowOf = property<ShadowRoot | null>(element, 'shadowRoot');
export const slotOf = property<Element | null>(element, 'assignedSlot');
export const firstOf = property<Node | null>(node, 'firstChild');
export const beforeOf = property<Node | null>(node, 'previousSibling');
export const afterOf = property<Node | null>(node, 'nextSibling');
export const parentOf = property<Node | null>(node, 'parentNode');
export const typeOf = property<number>(node, 'nodeType');
export const textContentOf = property<string | null>(node, 'textContent');
export const rootOf = method<[], Node>(node.getRootNode);
export const contains = method<[Node], boolean>(node.contains);
export const hasAttributes = method<[], boolean>(element.hasAttributes);
export const attributeNames = method<[], string[]>(element.getAttributeNames);
export const attributeOf = method<[string], string | null>(element.getAttribute);
export const matches = method<[string], boolean>(element.matches);
export const closest = method<[string], Element | null>(element.closest);
export const findIn = method<[string], Element | null>(element.querySelector);
export const findAllIn = method<[string], NodeListOf<Element>>(element.querySelectorAll);
export const scrollTo = method<[ScrollIntoViewOptions], unknown>(element.scrollIntoView);
export const boxesOf = method<[], DOMRectList>(element.getClientRects);
export const isConnected = property<boolean>(node, 'isConnected');
export const boxOf = method<[], DOMRect>(element.getBoundingClientRect);
export const firstElementOf = property<Element | null>(element, 'firstElementChild');
export const nextElementOf = property<Element | null>(element, 'nextElementSibling');
export const clickOf = property<unknown>(HTMLElement.prototype, 'onclick');
export const focusOn = method<[], unknown>(HTMLElement.prototype.focus);
export const selectInput = method<[], unknown>(HTMLInputElement.prototype.select);
export const selectArea = method<[], unknown>(HTMLTextAreaElement.prototype.select);
export const offsetHeightOf = property<number>(HTMLElement.prototype, 'offsetHeight');
export const scrollLeftOf = property<number>(element, 'scrollLeft');
export const scrollTopOf = property<number>(element, 'scrollTop');
export const scrollWidthOf = property<number>(element, 'scrollWidth');
export const scrollHeightOf = property<number>(element, 'scrollHeight');
export const clientWidthOf = property<number>(element, 'clientWidth');
export const clientHeightOf = property<number>(element, 'clientHeight');
export const clientLeftOf = property<number>(element, 'clientLeft');
export const clientTopOf = property<number>(element, 'clientTop');
export const styleOf: (of: Element, part?: string) => CSSStyleDeclaration = getComputedStyle.bind(window);

export const readyStateOf = property<string>(doc, 'readyState');
export const animationsOf = method<[], Animation[]>(doc.getAnimations);
export const titleOf = property<string>(doc, 'title');
export const findInDocument = method<[string], Element | null>(doc.querySelector);
export const idInDocument = method<[string], Element | null>(doc.getElementById);
export const idInShadow = method<[string], Element | null>(DocumentFragment.prototype.getElementById);
export const activeOf = property<Element | null>(doc, 'activeElement');
export const activeInShadow = property<Element | null>(ShadowRoot.prototype, 'activeElement');
export const hitIn = method<[number, number], Element | null>(doc.elementFromPoint);
export const hitInShadow = method<[number, number], Element | null>(ShadowRoot.prototype.elementFromPoint);
export const createRange = method<[], Range>(doc.createRange);
/* oxlint-enable typescript/unbound-method, typescript/no-deprecated */

/** What has the focus, through shadow roots; of a page without focus its body, or nothing. */
export function focused(): Element | null {
  let active = activeOf(document);
  for (let inner = active; inner !== null;) {
    active = inner;
    const shadow = shadowOf(inner);
    inner = shadow === null ? null : activeInShadow(shadow);
  }
  return active;
}
