/** The screens of the fixture as UiAutomator2 would tell them, so that the product reads nothing but what real drivers tell. */

export const CLASSES = {
  MockTitle: 'android.widget.TextView',
  MockTextLabel: 'android.widget.TextView',
  MockInputField: 'android.widget.EditText',
  MockCheckBox: 'android.widget.CheckBox',
  MockButton: 'android.widget.Button',
  MockList: 'android.widget.ListView',
  MockListItem: 'android.widget.TextView',
};
const TAPPED = /^Mock(?:CheckBox|Button|ListItem)$/;

export const shell = ({ width, height }) =>
  `<hierarchy><android.widget.FrameLayout class="android.widget.FrameLayout" package="dev.casewright.shop" bounds="[0,0][${width},${height}]"/></hierarchy>`;

/** What the fixture says of what it does goes along. */
export function asUiAutomator2(mock, dom) {
  const name = CLASSES[mock.tagName];
  // Alerts of the system are in no source.
  if (name === undefined) return dom.createDocumentFragment();
  const node = dom.createElement(name);
  const said = (attribute) => mock.getAttribute(attribute) || '';
  const number = (attribute) => Number(said(attribute) || '0');
  const { left, top } = { left: number('left'), top: number('top') };
  for (const { name: attribute, value } of Array.from(mock.attributes)) node.setAttribute(attribute, value);
  const attributes = {
    ...{ class: name, package: 'dev.casewright.shop', displayed: 'true', enabled: said('enabled') || 'true' },
    ...{ text: said('text'), 'content-desc': said('label'), password: said('password') || 'false' },
    ...{ clickable: String(TAPPED.test(mock.tagName)), checkable: String(said('checked') !== '') },
    ...{ heading: String(mock.tagName === 'MockTitle'), checked: said('checked') || 'false' },
    bounds: `[${left},${top}][${left + number('width')},${top + number('height')}]`,
    ...(said('id') !== '' && { 'resource-id': `dev.casewright.shop:id/${said('id')}` }),
  };
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
  for (const child of Array.from(mock.childNodes).filter(({ nodeType }) => nodeType === 1))
    node.appendChild(asUiAutomator2(child, dom));
  return node;
}

/** Of a password only its length is shown. */
export function write(field, text) {
  const isSecret = field.getAttribute('password') === 'true';
  field.setAttribute('text', isSecret ? '•'.repeat(text.length) : text);
}
