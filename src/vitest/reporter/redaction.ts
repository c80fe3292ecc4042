/** Hides what must never be shown: the secrets and keys of all plugins of this process. */
import type { Vitest } from 'vitest/node';
import { redactionOf } from '../../runner/index.js';
import { PROVIDED_PREFIX, type Provided } from '../provided.js';

export function redaction({ projects }: Pick<Vitest, 'projects'>): (text: string) => string {
  const given = projects.flatMap((project) =>
    Object.entries(project.getProvidedContext()).flatMap(([name, value]) =>
      name.startsWith(PROVIDED_PREFIX) ? [value as Provided] : [],
    ),
  );
  const keys = given.flatMap(({ settings, apiKey }) =>
    [settings.service?.client.apiKey ?? [], apiKey].flat(),
  );
  return redactionOf(
    given.map(({ settings }) => settings.secrets),
    keys,
  );
}
