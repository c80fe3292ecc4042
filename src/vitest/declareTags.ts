/** Tags that Vitest's configuration doesn't know make the tests that have them fail. */
import type { TestProject } from 'vitest/node';

/** Not every version of Vitest has tags. */
export type WithTags = Partial<Pick<TestProject['config'], 'tags'>>;

export function declareTags(names: Iterable<string>, configs: readonly WithTags[]): void {
  for (const name of names) {
    for (const { tags } of configs) if (tags?.some((tag) => tag.name === name) === false) tags.push({ name });
  }
}
