/** The service's contract, called. */
export { systemClock, type Clock } from './clock.js';
export {
  ServiceCallError,
  ServiceError,
  ServiceUnreachableError,
  UnexpectedAnswerError,
} from './errors/index.js';
export { ServiceClient, type Picture } from './ServiceClient.js';
export type { CallOptions, ClientOptions } from './transport.js';
