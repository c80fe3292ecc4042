/** Which models the local service runs: those that have a key here, and `auto`, which asks none where there is none. */
import { MODELS, type Model } from '../contract/index.js';
import { offeredModels, type ModelsOption } from '../models/index.js';
import { ApiError } from './ApiError.js';

/** "`mixed` means the model is chosen per step (`auto`)" */
const AUTO: Model = { id: 'auto', displayName: 'Auto', provider: 'mixed' };

/** As `GET /api/models` lists them: "does not include `default` or `opus`, although a session's `model` may hold them". */
export const runnableModels = (models?: ModelsOption): Model[] => [
  ...offeredModels(models)
    .filter(({ id }) => id !== 'opus')
    .map(({ id, displayName, vendor }) => ({ id, displayName, provider: vendor })),
  AUTO,
];

/**
 * "A request rejected for its `model` returns the same body plus `availableModels`".
 * @param places what is set for the service, and for the project or the device
 * @throws ApiError 422
 */
export function refuseUnknownModel(
  { model = 'default' }: { model?: string | undefined },
  places: readonly (ModelsOption | undefined)[],
): void {
  const offered = places.flatMap((models) => offeredModels(models).map(({ id }) => id));
  if (['default', 'auto', ...offered].includes(model)) return;
  const why = MODELS.some((known) => known === model)
    ? `The model "${model}" has no key here. Please set the variable of its provider, or its apiKey in the option models`
    : `Unknown model "${model}"`;
  const available = places.flatMap((models) => runnableModels(models).map(({ id }) => id));
  throw new ApiError(422, why, { availableModels: [...new Set(available)] });
}
