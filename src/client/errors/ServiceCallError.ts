/** The border of the family: whatever goes wrong with a call of the service is one of these. */
import type { EndpointName } from '../../contract/index.js';

export interface Call {
  method: string;
  /** The path below the base URL; never the key. */
  path: string;
  /** The row of the endpoint table; none for addresses that the service gave. */
  endpoint?: EndpointName | undefined;
}

export abstract class ServiceCallError extends Error {
  abstract readonly code: 'service-refused' | 'service-unreachable' | 'unexpected-answer' | 'invalid-request';
  readonly method: string;
  readonly path: string;
  readonly endpoint: EndpointName | undefined;

  constructor(message: string, call: Call, options?: ErrorOptions) {
    super(message, options);
    this.method = call.method;
    this.path = call.path;
    this.endpoint = call.endpoint;
  }
}
