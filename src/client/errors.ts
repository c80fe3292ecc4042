/** The border of the family: whatever goes wrong with a call of the service is one of these. */
import type { z } from 'zod';
import { type EndpointName, ENDPOINTS, type Device, type Upload } from '../contract/index.js';

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

export interface WrongField {
  /** Such as `variables.0.name`; empty for the body itself. */
  field: string;
  fault: string;
}

/** The body is not one that the contract allows; nothing was sent. */
export class InvalidRequestError extends ServiceCallError {
  override readonly name = 'InvalidRequestError';
  readonly code = 'invalid-request';
  readonly wrongFields: readonly WrongField[];

  constructor(call: Call, cause: z.ZodError) {
    const wrongFields = cause.issues.flatMap(wrongFieldsOf);
    const reported = wrongFields.map(({ field, fault }) => `${field || 'the body'}: ${fault}`).join('; ');
    super(
      `${call.method} ${call.path} was not sent, as the contract does not allow its body. ` +
        `Please mend ${reported}.`,
      call,
      { cause },
    );
    this.wrongFields = wrongFields;
  }
}

function wrongFieldsOf(issue: z.core.$ZodIssue): WrongField[] {
  const place = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [{ field: place.join('.'), fault: issue.message }];
  return issue.keys.map((key) => ({ field: [...place, key].join('.'), fault: 'no such field' }));
}

export interface ConnectionFailure {
  reason: string;
  mayHaveArrived: boolean;
  cause: unknown;
}

/** No answer came: the connection failed, broke, or took too long. */
export class ServiceUnreachableError extends ServiceCallError {
  override readonly name = 'ServiceUnreachableError';
  readonly code = 'service-unreachable';
  /** False only where the request provably never reached the service. */
  readonly mayHaveArrived: boolean;

  constructor(call: Call, origin: string, { reason, mayHaveArrived, cause }: ConnectionFailure) {
    const what = `${call.method} ${call.path}`;
    super(`No answer from the service to ${what}: ${reason}. Is it running at ${origin}?`, call, { cause });
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** The service answered, but not in the contract's words: no JSON, too large, or fields missing. */
export class UnexpectedAnswerError extends ServiceCallError {
  override readonly name = 'UnexpectedAnswerError';
  readonly code = 'unexpected-answer';

  /** Whether it could not be read at all: something between here and the service may have cut or replaced it. */
  readonly isGarbled: boolean;

  constructor(
    call: Call,
    why: string,
    { isGarbled = false, ...options }: ErrorOptions & { isGarbled?: boolean } = {},
  ) {
    super(
      `The answer to ${call.method} ${call.path} is not what the contract describes: ${why}. ` +
        'Check that `service.baseURL` is the address of the service itself.',
      call,
      options,
    );
    this.isGarbled = isGarbled;
  }
}

interface ErrorAnswer {
  /** The HTTP status. */
  status: number;
  /** The error body's `error`, or the start of the body where it has none. */
  error: string;
  /** Those that the organization can run, where the request was rejected for its `model`. */
  availableModels?: readonly string[] | undefined;
  /** Milliseconds, from the header `Retry-After`. */
  retryAfter?: number | undefined;
  /** Whether the key went along. */
  withKey: boolean;
  /** Whether an earlier attempt of the same call, whose answer was lost, may have been carried out. */
  mayBeDone?: boolean | undefined;
}

/** The service answered, and the answer was no. */
export class ServiceError extends ServiceCallError {
  override readonly name = 'ServiceError';
  readonly code = 'service-refused';
  readonly status: ErrorAnswer['status'];
  readonly error: ErrorAnswer['error'];
  readonly availableModels: ErrorAnswer['availableModels'];
  readonly retryAfter: ErrorAnswer['retryAfter'];
  readonly mayBeDone: boolean;

  constructor(call: Call, answer: ErrorAnswer) {
    const { status, error, availableModels, retryAfter, mayBeDone = false } = answer;
    const models = availableModels?.length ? ` Available models: ${availableModels.join(', ')}.` : '';
    super(
      `The service refused ${call.method} ${call.path}: ${status} ${error}.${models}${advice(answer)}`,
      call,
    );
    this.status = status;
    this.error = error;
    this.availableModels = availableModels;
    this.retryAfter = retryAfter;
    this.mayBeDone = mayBeDone;
  }
}

/**
 * Whether the call may have been carried out. From 500 on it may be a gateway that lost the answer; below, it is the service itself
 * that says no.
 */
export function isAnswerLost(error: unknown): error is Error {
  if (error instanceof ServiceUnreachableError) return error.mayHaveArrived;
  if (error instanceof ServiceError) return error.status >= 500 && error.status !== NOT_IMPLEMENTED;
  return error instanceof UnexpectedAnswerError;
}

export const NOT_IMPLEMENTED = 501;

/** 404, 405, 501: what services say of an operation that they don't have. */
const STATUSES_OF_THE_UNKNOWN = [404, 405, NOT_IMPLEMENTED];

/**
 * Whether the service probably doesn't have the endpoint itself, whose path is assumed. A record that is not there
 * can't be distinguished from it.
 */
export function isUnknownEndpoint(error: unknown): error is ServiceError {
  return (
    error instanceof ServiceError &&
    error.endpoint !== undefined &&
    ENDPOINTS[error.endpoint].standing === 'assumed' &&
    STATUSES_OF_THE_UNKNOWN.includes(error.status)
  );
}

function advice({ status, withKey, retryAfter }: ErrorAnswer): string {
  if (retryAfter) return ` It asks not to be called again for ${Math.ceil(retryAfter / 1000)} s.`;
  if ((status === 401 || status === 403) && withKey) {
    return ' Check the API key: `service.apiKey` or CASEWRIGHT_API_KEY.';
  }
  if (status === 403) return ' The address was given for a limited time, which is probably over.';
  if (status >= 300 && status < 400) {
    return ' Redirects are not followed, so that the key goes nowhere else: check `service.baseURL`.';
  }
  return '';
}

/** The border of a family: a session on a device can't be created, as its device or its app is not to be had. */
export abstract class PreparationError extends Error {
  abstract readonly code: 'device-not-found' | 'upload-not-found' | 'upload-failed' | 'app-file';
}

/** The file of an app can't be uploaded: it is missing, can't be read, or is of another kind. */
export class AppFileError extends PreparationError {
  override readonly name = 'AppFileError';
  readonly code = 'app-file';

  constructor(
    readonly file: string,
    why: string,
    options?: ErrorOptions,
  ) {
    super(`The app ${file} can't be uploaded: ${why}. Please name an .apk or .ipa file.`, options);
  }
}

/** No device of the catalogue is the one that was asked for, or several are. */
export class DeviceNotFoundError extends PreparationError {
  override readonly name = 'DeviceNotFoundError';
  readonly code = 'device-not-found';

  /**
   * @param wanted the name, model or token; undefined where any device would have done
   * @param candidates the near ones, or those that are meant equally
   */
  constructor(
    message: string,
    readonly wanted: string | undefined,
    readonly candidates: readonly Device[],
  ) {
    super(message);
  }
}

/** The service could not process an app, or what it made of it can't be used. */
export class UploadFailedError extends PreparationError {
  override readonly name = 'UploadFailedError';
  readonly code = 'upload-failed';
  readonly uploadId: string;
  readonly fileName: string;
  /** Why: the upload's `message`, or what it lacks. */
  readonly reason: string;

  constructor(upload: Upload) {
    const { reason, advice } = faultOf(upload);
    const what = upload.status === 'succeeded' ? "can't be used" : 'failed';
    super(`The upload of ${upload.fileName} ${what}: ${reason.replace(/\.$/, '')}. ${advice}`);
    this.uploadId = upload.id;
    this.fileName = upload.fileName;
    this.reason = reason;
  }
}

function faultOf({ status, message, isExpired }: Upload): { reason: string; advice: string } {
  if (status !== 'succeeded') {
    const reason = message || `status ${status}, without a message`;
    return { reason, advice: "Please check the app's file." };
  }
  const advice = 'Please run it again, so that the app is uploaded anew.';
  if (isExpired) return { reason: 'it has expired on the service', advice };
  return { reason: 'it succeeded, but the service gave no `uploadArn`', advice };
}

/** No usable upload has the name that was asked for. */
export class UploadNotFoundError extends PreparationError {
  override readonly name = 'UploadNotFoundError';
  readonly code = 'upload-not-found';

  /** @param nearNames of uploads that there are, nearest first */
  constructor(
    readonly wanted: string,
    readonly nearNames: readonly string[],
  ) {
    const near = nearNames.length > 0 ? `Near ones are: ${nearNames.join(', ')}.` : 'There are none.';
    super(
      `No usable upload has the file name, app name or identifier "${wanted}". ${near} ` +
        'Please name one of them, or give the path of an .apk or .ipa file.',
    );
  }
}
