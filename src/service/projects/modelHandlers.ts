/** The models that can be asked for. */
import type { ModelsOption } from '../../models/index.js';
import type { Handlers } from '../http/handlers.js';
import { runnableModels } from '../refuseUnknownModel.js';

export const modelHandlers = (models: ModelsOption | undefined): Pick<Handlers, 'listModels'> => ({
  listModels: () => ({ items: runnableModels(models) }),
});
