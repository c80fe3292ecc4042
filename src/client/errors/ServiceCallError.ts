/** The border of the family: whatever goes wrong with a call of the service is one of these. */
export interface Call {
  method: string;
  /** The path below the base URL; never the key. */
  path: string;
}

export abstract class ServiceCallError extends Error {
  abstract readonly code: 'service-refused' | 'service-unreachable' | 'unexpected-answer';
  readonly method: string;
  readonly path: string;

  constructor(message: string, call: Call, options?: ErrorOptions) {
    super(message, options);
    this.method = call.method;
    this.path = call.path;
  }
}
