/** How a node looks, where the look was asked for that. Pure. */
import type { Style } from './Screen.js';
import type { Facts } from './SeenNode.js';

export function styleOf(facts: Facts): Style | undefined {
  const color = facts['.color'];
  if (color === undefined) return undefined;
  return {
    color,
    background: facts['.background'] ?? '',
    borderColor: facts['.border'] ?? '',
    weight: facts['.weight'] ?? '',
    italic: facts['.italic'] !== undefined,
    decoration: facts['.decoration'] ?? '',
    animation: facts['.animation'] ?? '',
  };
}
