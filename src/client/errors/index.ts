export {
  AppFileError,
  DeviceNotFoundError,
  PreparationError,
  UploadFailedError,
  UploadNotFoundError,
} from './PreparationError.js';
export {
  InvalidRequestError,
  type WrongField,
  ServiceCallError,
  type Call,
  ServiceUnreachableError,
  UnexpectedAnswerError,
} from './ServiceCallError.js';
export { ServiceError, isUnknownEndpoint } from './ServiceError.js';
