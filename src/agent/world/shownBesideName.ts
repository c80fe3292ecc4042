/** What a thing shows besides its own name: "A-12" of "Order number: A-12". */
import { textOf, valueOf } from '../../judge/kinds/content.js';
import type { ScreenNode } from '../../screen/Screen.js';

export function shownBesideName(node: ScreenNode, name: string | undefined): string {
  const text = contentOf(node);
  if (name === undefined || valueOf(node) !== undefined) return text;
  const label = withoutMarks(plain(name));
  if (node.control !== undefined && text.toLowerCase().startsWith(label)) return contentOf(node.control);
  if (withoutMarks(text) === label) return behind(node, text);
  if (!text.toLowerCase().startsWith(label)) return text;
  // "Order number: A-12" and "Total € 5" are what is behind the name; "Total amount" is another name.
  const rest = /^\s*(?:[:#=]\s*(.+)|([^\p{L}\s].*))$/su.exec(text.slice(label.length));
  return plain(rest?.[1] ?? rest?.[2] ?? text);
}

/** The value that belongs to a label stands behind it: in the next cell, the description of a term, the next element. */
function behind(label: ScreenNode, text: string): string {
  for (let outer = label; outer.parent !== undefined; outer = outer.parent) {
    const all = outer.parent.children.filter((one) => one.isVisible || one === outer);
    const next = all[all.indexOf(outer) + 1];
    if (next !== undefined) return contentOf(next);
    if (contentOf(outer.parent) !== text) return '';
  }
  return '';
}

const contentOf = (node: ScreenNode): string => plain(valueOf(node) ?? textOf(node));
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const withoutMarks = (text: string): string => text.toLowerCase().replace(/[\s*:…]+$/, '');
