/** Why a model was of no help: never a verdict about the application. */

export type ModelReason = 'model not available' | 'model answer not usable' | 'model limit reached';

export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(
    readonly reason: ModelReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
