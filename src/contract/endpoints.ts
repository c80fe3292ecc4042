/** The endpoint table: one row per operation, and whether the contract documents its path or we assume it. */

export interface Endpoint {
  method: 'GET' | 'POST';
  /** Relative to the base URL, with `{name}` for each parameter. */
  path: string;
  /** `assumed`: the contract has the resource's model but does not show this path. */
  standing: 'documented' | 'assumed';
}

export const ENDPOINTS = {
  createSession: { method: 'POST', path: '/api/sessions', standing: 'documented' },
  getSession: { method: 'GET', path: '/api/sessions/{session_id}', standing: 'documented' },
  listMessages: { method: 'GET', path: '/api/sessions/{session_id}/messages', standing: 'assumed' },
  listScreenshots: { method: 'GET', path: '/api/sessions/{session_id}/screenshots', standing: 'assumed' },
  getTimeline: { method: 'GET', path: '/api/sessions/{session_id}/timeline', standing: 'assumed' },
  getScreenshot: { method: 'GET', path: '/api/screenshots/{screenshot_id}', standing: 'assumed' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;

/** The path with its parameters filled in, each encoded. */
export function fillPath(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new TypeError(`The path ${path} needs a value for {${name}}.`);
    return encodeURIComponent(value);
  });
}
