/** Hides what must never be shown: the secrets and keys of all plugins of this process. */
import type { TestCase, Vitest } from 'vitest/node';
import { namesOfHidden, redactionOf } from '../../runner/index.js';
import { entryMetaOf } from '../entryMeta.js';
import { providedTo } from '../provided.js';

export function redaction({ projects }: Pick<Vitest, 'projects'>): (text: string) => string {
  const given = projects.flatMap(providedTo);
  const keys = given.flatMap(({ settings, apiKey }) =>
    [settings.service?.client.apiKey ?? [], apiKey].flat(),
  );
  return redactionOf(
    given.map(({ settings }) => settings.secrets),
    keys,
  );
}

/** The names of what cases were run with, in runs whose reports are merged, must not be shown, and has no value here. */
export function unknownSecrets(tests: readonly TestCase[]): string[] {
  const unknown = tests.flatMap((test) => {
    const here = providedTo(test.project).flatMap(({ settings }) => namesOfHidden(settings));
    const { secrets = [] } = entryMetaOf({ meta: test.meta() }) ?? {};
    return secrets.filter((name) => !here.includes(name));
  });
  return [...new Set(unknown)];
}
