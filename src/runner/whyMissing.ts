import { isUnknownEndpoint } from '../client/index.js';
import { TimeIsUp } from '../client/timeLimit.js';

/** Why a piece of evidence can't be had. A service that doesn't know an assumed path has said so in a few words. */
export function whyMissing(error: unknown): string {
  if (isUnknownEndpoint(error)) {
    const { method, path, status } = error;
    return `the service answered ${method} ${path} with ${status}; its path is an assumption (see \`service.endpoints\`).`;
  }
  if (error instanceof TimeIsUp) return `it did not come in time.${lastFailure(error)}`;
  return error instanceof Error ? error.message : String(error);
}

const lastFailure = ({ cause }: Error): string => (cause instanceof Error ? ` ${cause.message}` : '');
