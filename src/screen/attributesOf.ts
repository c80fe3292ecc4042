/** The attributes of a node that are reported. Pure. */
import type { SeenNode } from './SeenNode.js';

/** By what each is said in the markup, the surest first. */
const SOURCES = {
  ...{ href: 'href', type: 'type', title: 'title', alt: 'alt', id: 'id', accept: 'accept' },
  ...{ placeholder: 'placeholder aria-placeholder', description: '.described aria-description' },
  ...{ errorMessage: '.error .complaint', level: 'aria-level', language: 'lang', direction: 'dir' },
  ...{ valueText: 'aria-valuetext', valueNow: 'aria-valuenow .number', valueMin: 'aria-valuemin min' },
  ...{ valueMax: 'aria-valuemax max', step: 'step', sort: 'aria-sort', position: 'aria-posinset' },
  ...{ setSize: 'aria-setsize', rows: 'aria-rowcount', columns: 'aria-colcount', tabIndex: 'tabindex' },
  /** Of a cell, how many it takes up. */
  ...{ columnSpan: 'colspan aria-colspan', rowSpan: 'rowspan aria-rowspan' },
  /** Ids of what a label is for, what a thing opens or owns, what it is named by, proposes, or has the focus in. */
  ...{ labelFor: 'for', controls: 'aria-controls aria-owns popovertarget', labelledBy: 'aria-labelledby' },
  ...{ list: 'list', activeDescendant: 'aria-activedescendant', inputMode: 'inputmode' },
  /** Of a field, as it is sent; of an option, what is sent for it. */
  ...{ name: 'name', sends: 'value', className: 'class', popup: 'aria-haspopup', live: 'aria-live' },
  dateFormat: 'data-date-format data-format data-dateformat',
  testId: 'data-testid data-test-id data-test data-cy data-qa data-testing',
  autocomplete: 'aria-autocomplete autocomplete',
};

/** As the markup has them; numbers as their text. */
export type Attributes = { [Name in keyof typeof SOURCES]?: string };

/** Most nodes say little, so it is looked up by what they say. */
const BY_SOURCE = new Map(
  Object.entries(SOURCES).flatMap(([name, sources]) =>
    sources.split(' ').map((source, rank) => [source, { name: name as keyof Attributes, rank }] as const),
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
