/** All app uploads of a local service: from the record over the binary to an app that sessions can use. */
import { randomUUID } from 'node:crypto';
import { limitFunction } from 'p-limit';
import {
  ENDPOINTS,
  fillPath,
  type Upload,
  type UploadCreate,
  type UploadCreated,
} from '../../contract/index.js';
import { goTo } from '../transitions.js';
import type { BinaryBody } from '../http/handlers.js';
import { newestFirst } from '../pages.js';
import { Records, type RecordContext } from '../Records.js';
import { ApiError } from '../ApiError.js';
import {
  agedUpload,
  UPLOAD_ADDRESS_LIFETIME,
  failedUpload,
  isExpired,
  newUpload,
  showUpload,
  type StoredUpload,
  UPLOAD_WAYS,
  UnreadableAppError,
} from './StoredUpload.js';
import { BinaryFolder, type Binary } from './BinaryFolder.js';
import { checkedBytes, requireSize, readUploadedApp } from './checkedBytes.js';

/** Assumption: "request size limits … not shown". Bytes. */
export const MAX_BINARY_SIZE = 4 * 1024 ** 3;

/** Apps that are read at the same time. */
const WORKERS = 2;

export interface UploadSettings {
  /** Where the binaries are kept; asked at first need. */
  folder(): Promise<string>;
  /** Of the service itself, such as `http://127.0.0.1:40123`. */
  baseURL(): string;
  /** Told of faults of the service's own while it reads an app, when no caller waits any more. */
  onFault(error: unknown): void;
  /**
   * Bytes.
   * @default MAX_BINARY_SIZE
   */
  maxSize?: number;
}

export class Uploads {
  readonly #binaries: BinaryFolder;
  readonly #maxSize: number;
  readonly #stop = new AbortController();
  /** What close() waits for. */
  readonly #tasks = new Set<Promise<unknown>>();
  readonly #inTurn = limitFunction((id: string) => this.#process(id), { concurrency: WORKERS });

  private constructor(
    private readonly around: RecordContext,
    private readonly settings: UploadSettings,
    private readonly records: Records<StoredUpload>,
  ) {
    this.#binaries = new BinaryFolder(() => settings.folder());
    this.#maxSize = settings.maxSize ?? MAX_BINARY_SIZE;
  }

  static async load(around: RecordContext, settings: UploadSettings): Promise<Uploads> {
    const uploads = new Uploads(around, settings, await Records.load<StoredUpload>(around.store, 'uploads'));
    await uploads.#recover();
    return uploads;
  }

  async create({ fileName }: UploadCreate): Promise<UploadCreated> {
    const now = this.around.now();
    const upload = this.records.put(newUpload(fileName, now));
    await this.around.store.flush();
    const expires = new Date(now.getTime() + UPLOAD_ADDRESS_LIFETIME);
    const address = this.around.sealer.sign(binaryPath(upload.id), expires);
    return { ...this.#show(upload), uploadUrl: this.settings.baseURL() + address };
  }

  /**
   * Takes the binary in; a later one takes its place until the upload is submitted.
   * @throws ApiError 403 for the address, 404, 409 when already submitted, 413, 400 where the body breaks off
   */
  async receive(id: string, body: BinaryBody, search: URLSearchParams): Promise<void> {
    this.#requirePermission(id, search);
    const { fileType } = this.#waiting(id);
    requireSize(body.length, this.#maxSize);
    const file = `${id}-${randomUUID()}.${fileType === 'ANDROID_APP' ? 'apk' : 'ipa'}`;
    const bytes = checkedBytes(body, { limit: this.#maxSize, signal: this.#stop.signal });
    await this.#track(this.#binaries.write(file, bytes).then((binary) => this.#adopt(id, binary)));
  }

  /** @throws ApiError 404, 409 without a binary or after a failure */
  async submit(id: string): Promise<Upload> {
    const upload = this.#require(id);
    if (upload.status === 'failed') throw hasFailed(upload);
    if (upload.status !== 'initialized') return this.#show(upload);
    if (!upload.binary) {
      throw new ApiError(409, `Upload ${id} has no binary yet: PUT it to the presigned address first`);
    }
    const shown = this.#show(
      this.records.put({ ...upload, status: goTo(UPLOAD_WAYS, upload.status, 'processing') }),
    );
    void this.#track(this.#inTurn(id));
    await this.around.store.flush();
    return shown;
  }

  /** @throws ApiError 404 */
  get(id: string): Upload {
    return this.#show(this.#require(id));
  }

  /** Newest first. "An upload that expired … is re-uploaded automatically from storage when listed". */
  async list(): Promise<Upload[]> {
    await this.#age();
    return newestFirst(this.records.all()).map((upload) => this.#show(upload));
  }

  /**
   * The app that a session names.
   * @throws ApiError 404 for a token from elsewhere, 409 for an upload that can't be used
   */
  resolve(token: string): { upload: Upload; file: string } {
    const id = this.around.sealer.open('upload', token);
    const upload = id === undefined ? undefined : this.records.get(id);
    if (!upload) {
      throw new ApiError(404, 'The uploadArn is none of this service: take it from an upload that succeeded');
    }
    const { fileName, status } = upload;
    if (status !== 'succeeded') throw new ApiError(409, `The upload of ${fileName} is not usable: ${status}`);
    if (isExpired(upload, this.around.now())) {
      throw new ApiError(409, `The upload of ${fileName} has expired: list the uploads, which renews it`);
    }
    const file = upload.binary ? this.#binaries.find(upload.binary) : undefined;
    if (file === undefined) throw new ApiError(409, `${fileName} is gone from storage: upload the app again`);
    return { upload: this.#show(upload), file };
  }

  /** Ends what is coming in; resolves when every submitted app has been read. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#tasks);
  }

  async #recover(): Promise<void> {
    const all = this.records.all();
    if (all.length === 0) return;
    await this.#binaries.open();
    const message = 'The service was stopped while it read the app. Create another upload for it.';
    for (const upload of all.filter(({ status }) => status === 'processing')) {
      this.records.put(failedUpload(upload, message));
    }
    await this.#age();
    await this.#binaries.sweep(this.records.all().flatMap(({ binary }) => binary ?? []));
  }

  #requirePermission(id: string, search: URLSearchParams): void {
    const fault = this.around.sealer.fault(binaryPath(id), search, this.around.now());
    if (fault === 'wrong') throw new ApiError(403, 'The signature of this address is wrong: use it as given');
    if (fault === 'expired') throw new ApiError(403, 'This address has expired: create another upload');
  }

  #require(id: string): StoredUpload {
    const upload = this.records.get(id);
    if (!upload) throw new ApiError(404, `No upload ${id}`);
    return upload;
  }

  #waiting(id: string): StoredUpload {
    const upload = this.#require(id);
    if (upload.status === 'initialized') return upload;
    if (upload.status === 'failed') throw hasFailed(upload);
    throw new ApiError(409, `Upload ${id} has already been submitted: create another one for another binary`);
  }

  async #adopt(id: string, binary: Binary): Promise<void> {
    try {
      // It may have been submitted while this was coming in.
      const upload = this.#waiting(id);
      const uploadedAt = this.around.now().toISOString();
      this.records.put({ ...upload, binary, fileSize: binary.size, uploadedAt });
      await this.around.store.flush();
      await this.#binaries.remove(upload.binary);
    } catch (error) {
      if (this.records.get(id)?.binary !== binary) await this.#binaries.remove(binary);
      throw error;
    }
  }

  /** Never rejects: what goes wrong becomes the upload's status, or is told to `onFault`. */
  async #process(id: string): Promise<void> {
    try {
      const upload = this.#require(id);
      const read = this.records.put(await this.#readApp(upload));
      await this.around.store.flush();
      if (!read.binary) await this.#binaries.remove(upload.binary);
    } catch (error) {
      this.settings.onFault(error);
    }
  }

  async #readApp(upload: StoredUpload): Promise<StoredUpload> {
    try {
      const file = upload.binary ? this.#binaries.find(upload.binary) : undefined;
      const app = await readUploadedApp(upload, file);
      const uploadArn = this.around.sealer.seal('upload', upload.id);
      return {
        ...upload,
        app,
        status: goTo(UPLOAD_WAYS, upload.status, 'succeeded'),
        uploadArn,
        onBackEndSince: this.around.now().toISOString(),
      };
    } catch (error) {
      if (error instanceof UnreadableAppError) return failedUpload(upload, error.message);
      this.settings.onFault(error);
      return failedUpload(upload, `The service could not read ${upload.fileName}, by a fault of its own.`);
    }
  }

  /** Also keeps what was put before. A binary goes only after the record that has it no more is safe. */
  async #age(): Promise<void> {
    const now = this.around.now();
    const isThere = (binary: Binary) => this.#binaries.find(binary) !== undefined;
    const givenUp: (Binary | null)[] = [];
    for (const upload of this.records.all()) {
      const aged = agedUpload(upload, now, isThere);
      if (!aged) continue;
      if (this.records.put(aged).binary === null) givenUp.push(upload.binary);
    }
    await this.around.store.flush();
    await Promise.all(givenUp.map((binary) => this.#binaries.remove(binary)));
  }

  #show(upload: StoredUpload): Upload {
    return showUpload(upload, this.around.now());
  }

  #track<Result>(task: Promise<Result>): Promise<Result> {
    this.#tasks.add(task);
    return task.finally(() => this.#tasks.delete(task));
  }
}

const hasFailed = ({ id, message }: StoredUpload) =>
  new ApiError(409, `Upload ${id} has failed, create another one: ${message ?? ''}`);

/** The local service's own address of a binary; the signature is over it. */
const binaryPath = (id: string) => fillPath(ENDPOINTS.putUploadBinary.path, { upload_id: id });
