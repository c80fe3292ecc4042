export { ServiceCallError, type Call } from './ServiceCallError.js';
export { ServiceError } from './ServiceError.js';
export { ServiceUnreachableError } from './ServiceUnreachableError.js';
export { UnexpectedAnswerError } from './UnexpectedAnswerError.js';
