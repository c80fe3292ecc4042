/** What stands in a field. Pure. */
import type { SeenNode } from './SeenNode.js';

const NO_VALUE = /^(?:checkbox|radio|submit|button|reset|image|hidden|password)$/;

export function valueOf(node: SeenNode): string | undefined {
  const { tag, facts } = node;
  if (tag === 'input') return NO_VALUE.test(facts.type ?? '') ? undefined : facts['.value'];
  if (tag === 'textarea' || tag === 'select') return facts['.value'];
  return valueByRole(node);
}

const WRITTEN = /^(?:textbox|searchbox|combobox)$/;
const GAUGE = /^(?:slider|separator|scrollbar|spinbutton)$/;

function valueByRole({ role, text, facts }: SeenNode): string | undefined {
  if (facts['.editable'] !== undefined || WRITTEN.test(role)) return text;
  if (!GAUGE.test(role)) return undefined;
  const said = facts['aria-valuetext'] ?? facts['aria-valuenow'];
  if (role === 'spinbutton') return said ?? text;
  return text === '' ? said : undefined;
}
