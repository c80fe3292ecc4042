/** The attributes of a node that are reported. Pure. */
import type { Attributes } from './Screen.js';
import type { SeenNode } from './SeenNode.js';

const NAMES: { [Name in keyof Attributes]-?: readonly string[] } = {
  href: ['href'],
  type: ['type'],
  placeholder: ['placeholder', 'aria-placeholder'],
  title: ['title'],
  alt: ['alt'],
  description: ['.described', 'aria-description'],
  errorMessage: ['.error', '.complaint'],
  level: ['aria-level'],
  language: ['lang'],
  direction: ['dir'],
  valueText: ['aria-valuetext'],
  valueNow: ['aria-valuenow', '.number'],
  valueMin: ['aria-valuemin', 'min'],
  valueMax: ['aria-valuemax', 'max'],
  step: ['step'],
  sort: ['aria-sort'],
  position: ['aria-posinset'],
  setSize: ['aria-setsize'],
  rows: ['aria-rowcount'],
  columns: ['aria-colcount'],
  columnSpan: ['colspan', 'aria-colspan'],
  rowSpan: ['rowspan', 'aria-rowspan'],
  id: ['id'],
  labelFor: ['for'],
  sends: ['value'],
  controls: ['aria-controls', 'aria-owns', 'popovertarget'],
  labelledBy: ['aria-labelledby'],
  inputMode: ['inputmode'],
  list: ['list'],
  activeDescendant: ['aria-activedescendant'],
  name: ['name'],
  testId: ['data-testid', 'data-test-id', 'data-test', 'data-cy', 'data-qa', 'data-testing'],
  className: ['class'],
  popup: ['aria-haspopup'],
  live: ['aria-live'],
  autocomplete: ['aria-autocomplete', 'autocomplete'],
  accept: ['accept'],
  tabIndex: ['tabindex'],
};

/** Most nodes say little, so it is looked up by what they say. */
const BY_SOURCE = new Map(
  Object.entries(NAMES).flatMap(([name, sources]) =>
    sources.map((source, rank) => [source, { name: name as keyof Attributes, rank }] as const),
  ),
);

export function attributesOf({ tag, facts }: SeenNode): Attributes {
  const attributes: Attributes = {};
  const ranks: Partial<Record<keyof Attributes, number>> = {};
  for (const source in facts) {
    const known = BY_SOURCE.get(source);
    const value = facts[source];
    if (known === undefined || value === undefined || known.rank > (ranks[known.name] ?? Infinity)) continue;
    ranks[known.name] = known.rank;
    attributes[known.name] = value.replaceAll('\n', ' ');
  }
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level !== undefined) attributes.level ??= level;
  return attributes;
}
