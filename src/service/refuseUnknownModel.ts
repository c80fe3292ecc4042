import { MODELS, RUNNABLE_MODELS } from '../contract/index.js';
import { namedModels, type ModelsOption } from '../models/index.js';
import { Refusal } from './Refusal.js';

/**
 * "A request rejected for its `model` returns the same body plus `availableModels`".
 * @param own models of the user's own that may be named, too
 * @throws Refusal 422
 */
export function refuseUnknownModel(
  { model }: { model?: string | undefined },
  own: readonly (ModelsOption | undefined)[] = [],
): void {
  const names = own.flatMap((models) => namedModels(models));
  if (model === undefined || [...MODELS, ...names].includes(model)) return;
  throw new Refusal(422, `Unknown model "${model}"`, { availableModels: [...RUNNABLE_MODELS, ...names] });
}
