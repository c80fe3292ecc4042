import { MODELS, RUNNABLE_MODELS } from '../contract/index.js';
import { Refusal } from './Refusal.js';

/** "A request rejected for its `model` returns the same body plus `availableModels`". @throws Refusal 422 */
export function refuseUnknownModel({ model }: { model?: string | undefined }): void {
  if (model === undefined || (MODELS as readonly string[]).includes(model)) return;
  throw new Refusal(422, `Unknown model "${model}"`, { availableModels: RUNNABLE_MODELS });
}
