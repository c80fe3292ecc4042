/**
 * Vite takes a `#` or a `?` in a file's name for the end of the name. By the name that it has then, it finds no module when
 * the file is edited, and Vitest none to draw a code frame of; so the module is told its file.
 */
import type { Vite } from 'vitest/node';

/** @param environment undefined before Vite 6 */
export function keepWholeName(environment: Vite.Environment | undefined, id: string): void {
  if (environment?.mode !== 'dev') return;
  const { fileToModulesMap: known } = environment.moduleGraph;
  const node = environment.moduleGraph.getModuleById(id);
  if (!node || node.file === id) return;
  known.get(node.file ?? '')?.delete(node);
  node.file = id;
  known.set(id, (known.get(id) ?? new Set()).add(node));
}
