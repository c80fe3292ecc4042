import type { ErrorBody } from '../contract/index.js';

type ApiErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

interface ApiErrorDetails {
  /** "the models the organization can run", where the model is what is refused */
  availableModels?: readonly string[];
  /** Seconds until it makes sense to ask again. */
  retryAfter?: number;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: ApiErrorStatus,
    message: string,
    readonly details: ApiErrorDetails = {},
  ) {
    super(message);
  }

  get headers(): Record<string, string> {
    const { retryAfter } = this.details;
    return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  }

  toBody(): ErrorBody {
    const { availableModels } = this.details;
    return { error: this.message, ...(availableModels && { availableModels: [...availableModels] }) };
  }
}

/** What Node and most packages tell errors apart by. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const firstLineOf = (error: unknown): string => messageOf(error).split('\n', 1)[0] ?? '';

/** Loads a package that not everybody needs. @throws Error that says what to do where it is not installed */
export async function ifInstalled<Module>(load: () => Promise<Module>, cure: string): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const isMissing = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(codeOf(cause) ?? '');
    throw isMissing ? new Error(cure, { cause }) : cause;
  }
}
