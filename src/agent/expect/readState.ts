/** Runs in the page: whether a thing is in a state. */
import type { State } from '../action.js';

export interface ReadState {
  is?: boolean;
  /** What to tell of a thing that is neither so nor not so. */
  said?: string;
}

/* eslint-disable max-lines-per-function -- it runs in the page, so it must hold all it needs */
/** Empty where nothing says anything of such a state: then the thing is neither so nor not so. */
export function readState(element: Element, state: State): ReadState {
  const answer = (is: boolean | undefined): ReadState => (is === undefined ? {} : { is });
  const says = (one: Element | null, attribute: string): boolean | undefined => {
    const value = one?.getAttribute(attribute);
    return value === null || value === undefined ? undefined : value !== 'false' && value !== '';
  };
  const isField = element.matches(
    'input, textarea, select, [role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=spinbutton], ' +
      '[role=slider], [role=checkbox], [role=switch], [role=radiogroup], [role=radio], [role=gridcell], ' +
      '[role=grid], [contenteditable=""], [contenteditable=true]',
  );
  const field = element as HTMLInputElement;
  const isMixed = () =>
    element.getAttribute('aria-checked') === 'mixed' ||
    (element.matches('input[type=checkbox]') && field.indeterminate);
  const ticked = () => {
    if (isMixed()) return { said: 'mixed: neither checked nor unchecked' };
    return {};
  };
  const mixed = () => {
    if (isMixed()) return { is: true };
    const canBe = element.matches('input[type=checkbox], [role=checkbox], [role=menuitemcheckbox]');
    return canBe ? { is: false } : {};
  };
  const selected = () => {
    if (element instanceof HTMLOptionElement) return { is: element.selected };
    if (element.matches('input[type=checkbox], input[type=radio]')) return { is: field.checked };
    const names = ['aria-selected', 'aria-checked', 'aria-current', 'aria-pressed'];
    const said = names.map((name) => element.getAttribute(name)).find((value) => value !== null);
    return said === undefined ? {} : { is: said !== 'false' && said !== '' };
  };
  const pressed = () => {
    const value = element.closest('[aria-pressed]')?.getAttribute('aria-pressed');
    if (value === 'mixed') return { said: 'mixed: neither pressed nor not pressed' };
    return value === 'true' || value === 'false' ? { is: value === 'true' } : {};
  };
  const expanded = (): boolean | undefined => {
    const openOf = (one: Element | null) =>
      one?.localName === 'details'
        ? one.hasAttribute('open')
        : one?.localName === 'summary'
          ? one.parentElement?.hasAttribute('open')
          : says(one, 'aria-expanded');
    const own = openOf(element) ?? openOf(element.closest('summary, [aria-expanded]'));
    if (own !== undefined) return own;
    // A leaf of a tree has no state, whatever its neighbours have.
    if (element.matches('[role=treeitem], [role=option], [role^=menuitem], [role=row], tr')) return undefined;
    const controls = element.id === '' ? undefined : `[aria-controls~="${CSS.escape(element.id)}"]`;
    const root = element.getRootNode() as Document | ShadowRoot;
    const control = controls === undefined ? null : root.querySelector(`${controls}[aria-expanded]`);
    if (control) return openOf(control);
    const within = [...element.querySelectorAll('[aria-expanded], summary')];
    return within.length === 1 ? openOf(within[0] ?? null) : undefined;
  };
  const current = () => {
    const own = says(element.closest('[aria-current]'), 'aria-current');
    const inside = [...element.querySelectorAll('[aria-current]')].map((one) => says(one, 'aria-current'));
    if (own === true || (element.matches('li, [role=listitem]') && inside.includes(true)))
      return { is: true };
    const marked = [...document.querySelectorAll('[aria-current]')];
    return marked.some((one) => says(one, 'aria-current') === true) ? { is: false } : {};
  };
  const invalid = (): boolean | undefined => {
    const said = says(element, 'aria-invalid');
    if (said !== undefined || !('validity' in field)) return said;
    const isConstrained =
      field.matches('[required], [pattern], [min], [max], [minlength], [maxlength], [step]') ||
      field.matches('[type=email], [type=url], [type=number], [type=date], [type=time]') ||
      field.validity.customError;
    return isConstrained && field.willValidate ? !field.validity.valid : undefined;
  };
  const required = (): boolean | undefined => {
    if (!isField) return undefined;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const isStarred = labels.some((label) => /\*\s*$/.test(label.textContent));
    return isStarred || element.hasAttribute('required') || says(element, 'aria-required') === true;
  };
  const readOnly = (): boolean | undefined => {
    const said = says(element, 'aria-readonly');
    if (said !== undefined) return said;
    return isField ? 'readOnly' in element && field.readOnly : undefined;
  };
  const isInert = () =>
    element.matches(':disabled') || element.closest('[inert], [aria-disabled=true]') !== null;
  const editable = () => {
    const is = readOnly();
    return is === undefined ? undefined : !is && !isInert();
  };
  const focused = () => {
    let active = document.activeElement;
    const chain: Element[] = [];
    while (active) {
      chain.push(active);
      active = active.shadowRoot?.activeElement ?? null;
    }
    const innermost = chain.at(-1);
    const descendant = innermost?.getAttribute('aria-activedescendant') ?? '';
    const isPartOf =
      innermost?.matches('button, a, summary, [role=button], [role=link], [role=tab]') === true;
    return (
      chain.includes(element) ||
      (descendant !== '' && element.id === descendant) ||
      (isPartOf && innermost.contains(element))
    );
  };
  const inView = () => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    let [t, b, l, r] = [
      Math.max(top, 0),
      Math.min(bottom, innerHeight),
      Math.max(left, 0),
      Math.min(right, innerWidth),
    ];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around.matches('html, body') || getComputedStyle(around).overflow === 'visible') continue;
      const box = around.getBoundingClientRect();
      [t, b, l, r] = [
        Math.max(t, box.top),
        Math.min(b, box.bottom),
        Math.max(l, box.left),
        Math.min(r, box.right),
      ];
    }
    const seen = Math.max(0, b - t) * Math.max(0, r - l);
    // What is larger than the window can't be seen as a whole.
    return seen > 0 && (seen >= (width * height) / 2 || seen >= (innerWidth * innerHeight) / 2);
  };
  const loaded = () => {
    if (element instanceof HTMLImageElement) return element.complete && element.naturalWidth > 0;
    return element instanceof HTMLMediaElement ? element.readyState >= 2 : undefined;
  };
  const open = state === 'expanded' || state === 'collapsed' ? expanded() : undefined;
  const readers: Partial<Record<State, () => ReadState>> = {
    checked: ticked,
    mixed,
    selected,
    pressed,
    expanded: () => answer(open),
    collapsed: () => answer(open === undefined ? undefined : !open),
    current,
    invalid: () => answer(invalid()),
    required: () => answer(required()),
    'read-only': () => answer(readOnly()),
    editable: () => answer(editable()),
    focused: () => answer(focused()),
    busy: () => answer(says(element.closest('[aria-busy]'), 'aria-busy')),
    'in view': () => answer(inView()),
    loaded: () => answer(loaded()),
  };
  return readers[state]?.() ?? {};
}
/* eslint-enable max-lines-per-function */
