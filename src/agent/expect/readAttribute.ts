/** Runs in the page: what is to be perceived of a thing besides its text. */
import type { Attribute } from '../action.js';

/* eslint-disable max-lines-per-function -- it runs in the page, so it must hold all it needs */
/** None where the thing has no such attribute; a field may have several messages. */
export function readAttribute(element: Element, attribute: Attribute): string[] {
  const root = element.getRootNode() as Document | ShadowRoot;
  const isShown = (one: Element) =>
    one.getClientRects().length > 0 &&
    (!('checkVisibility' in one) || one.checkVisibility({ visibilityProperty: true }));
  const named = (name: string) =>
    (element.getAttribute(name) ?? '')
      .split(/\s+/)
      .map((id) => (id === '' ? null : root.querySelector(`#${CSS.escape(id)}`)))
      .filter((one) => one !== null);
  const textOf = (one: Element) => (one as HTMLElement).innerText;
  const own = (name: string) => [element.getAttribute(name) ?? ''];
  const tooltips = () => {
    const titled = element.closest('[title]')?.getAttribute('title') ?? '';
    const described = named('aria-describedby').filter(
      (one) => one.matches('[role=tooltip]') && isShown(one),
    );
    return [titled, ...described.map(textOf)];
  };
  const alternatives = () => {
    const images = element.matches('img, area, input, [role=img], svg')
      ? [element]
      : [...element.querySelectorAll('img, [role=img], svg')];
    return images.map((one) => {
      const title = one.localName === 'svg' ? one.querySelector('title')?.textContent : undefined;
      return one.getAttribute('alt') ?? one.getAttribute('aria-label') ?? title ?? '';
    });
  };
  const descriptions = () => [
    ...named('aria-describedby').filter(isShown).map(textOf),
    ...own('aria-description'),
  ];
  const errors = () => {
    const isInvalid = element.getAttribute('aria-invalid');
    const said = named('aria-errormessage').filter(isShown).map(textOf);
    const described = isInvalid === 'true' ? descriptions() : [];
    const alerts = named('aria-describedby').filter((one) => one.matches('[role=alert]') && isShown(one));
    const { willValidate, validationMessage } = element as HTMLInputElement;
    // The browser shows its own message when the form is sent.
    const native = willValidate && element.matches(':user-invalid') ? [validationMessage] : [];
    return [...said, ...described, ...alerts.map(textOf), ...native];
  };
  const address = () => {
    const link = element.closest('a[href], area[href]') ?? element.querySelector('a[href]');
    return link === null ? [] : [(link as HTMLAnchorElement).href, link.getAttribute('href') ?? ''];
  };
  const readers: Record<Attribute, () => string[]> = {
    placeholder: () => [...own('placeholder'), ...own('aria-placeholder')],
    tooltip: tooltips,
    'alternative text': alternatives,
    description: descriptions,
    'error message': errors,
    address,
  };
  return [...new Set(readers[attribute]().filter((text) => text.trim() !== ''))];
}
/* eslint-enable max-lines-per-function */
