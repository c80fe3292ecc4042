/** The endpoint table: one row per operation. */
import { catalogueEndpoints } from './catalogue.js';
import { planEndpoints } from './plans.js';
import { sessionEndpoints } from './sessions.js';
import { uploadEndpoints } from './uploads.js';

export type { Endpoint } from './Endpoint.js';

export const ENDPOINTS = {
  ...catalogueEndpoints,
  ...uploadEndpoints,
  ...sessionEndpoints,
  ...planEndpoints,
};

export type EndpointName = keyof typeof ENDPOINTS;

/** The path with its parameters filled in, each encoded. */
export function fillPath(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new TypeError(`The path ${path} needs a value for {${name}}.`);
    return encodeURIComponent(value);
  });
}
