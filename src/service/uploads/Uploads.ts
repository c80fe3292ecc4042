/** All app uploads of a local service: from the record over the binary to an app that sessions can use. */
import { randomUUID } from 'node:crypto';
import { limitFunction } from 'p-limit';
import type { Upload, UploadCreate, UploadCreated } from '../../contract/index.js';
import { type Files, localFile, sizeOf, type LocalFile } from '../files/Files.js';
import type { BinaryBody } from '../http/handlers.js';
import { goTo, Records, type RecordContext } from '../Records.js';
import { ApiError } from '../ApiError.js';
import {
  agedUpload,
  UPLOAD_ADDRESS_LIFETIME,
  failedUpload,
  isExpired,
  hasFailed,
  newUpload,
  requireWaiting,
  STOPPED_WHILE_READING,
  showUpload,
  type Binary,
  type StoredUpload,
  UPLOAD_WAYS,
  UnreadableAppError,
  binaryPath,
  checkedBytes,
  requirePermission,
} from './StoredUpload.js';

/** Assumption: "request size limits … not shown". Bytes. */
const MAX_BINARY_SIZE = 4 * 1024 ** 3;

export interface UploadSettings {
  files: Files;
  /**
   * For a service that is alone with its data: removes what an earlier run left behind but what it still needs. Of a team
   * it would delete what others take in.
   */
  sweep: ((kept: readonly string[]) => Promise<void>) | undefined;
  /** Of the service itself, such as `http://127.0.0.1:40123`. */
  baseURL(): string;
  /** Called with faults of the service's own while it reads an app, when no caller waits any more. */
  onFault(error: unknown): void;
  /**
   * Bytes.
   * @default MAX_BINARY_SIZE
   */
  maxSize?: number;
}

export class Uploads {
  readonly #records: Records<StoredUpload>;
  readonly #stop = new AbortController();
  readonly #tasks = new Set<Promise<unknown>>();
  readonly #inTurn = limitFunction((id: string) => this.#process(id), { concurrency: 2 });

  private constructor(
    private readonly around: RecordContext,
    private readonly settings: UploadSettings,
  ) {
    this.#records = new Records(around.database, 'uploads');
  }

  static async load(around: RecordContext, settings: UploadSettings): Promise<Uploads> {
    const uploads = new Uploads(around, settings);
    if (settings.sweep) await uploads.#recover(settings.sweep);
    return uploads;
  }

  async create({ fileName }: UploadCreate): Promise<UploadCreated> {
    const now = this.around.now();
    const upload = await this.#records.put(newUpload(fileName, now));
    const expires = new Date(now.getTime() + UPLOAD_ADDRESS_LIFETIME);
    const uploadUrl = this.settings.baseURL() + this.around.sealer.sign(binaryPath(upload.id), expires);
    return { ...this.#show(upload), uploadUrl };
  }

  /**
   * Takes the binary in; a later one takes its place until the upload is submitted.
   * @throws ApiError 403 for the address, 404, 409 when already submitted, 413, 400 where the body breaks off
   */
  async receive(id: string, body: BinaryBody, search: URLSearchParams): Promise<void> {
    requirePermission(this.around, id, search);
    const { fileType } = requireWaiting(await this.#records.mustHave(id));
    const file = `${id}-${randomUUID()}.${fileType === 'ANDROID_APP' ? 'apk' : 'ipa'}`;
    const { files, maxSize = MAX_BINARY_SIZE } = this.settings;
    const bytes = checkedBytes(body, { limit: maxSize, signal: this.#stop.signal });
    const writing = files.put(file, bytes);
    await this.#track(writing.then(({ size }) => this.#adopt(id, { file, size })));
  }

  /** @throws ApiError 404, 409 without a binary or after a failure */
  async submit(id: string): Promise<Upload> {
    const submittedAt = this.around.now().toISOString();
    const turn = { isOurs: false };
    const submitted = await this.#records.mustChange(id, (upload) => {
      turn.isOurs = upload.status === 'initialized';
      if (upload.status === 'failed') throw hasFailed(upload);
      if (upload.status !== 'initialized') return upload;
      if (!upload.binary) {
        throw new ApiError(409, `Upload ${id} has no binary yet: PUT it to the presigned address first`);
      }
      return { ...upload, status: goTo(UPLOAD_WAYS, upload.status, 'processing'), submittedAt };
    });
    if (turn.isOurs) void this.#track(this.#inTurn(id));
    return this.#show(submitted);
  }

  /** @throws ApiError 404 */
  async get(id: string): Promise<Upload> {
    return this.#show(await this.#records.mustHave(id));
  }

  /** Newest first. "An upload that expired … is re-uploaded automatically from storage when listed". */
  async list(): Promise<Upload[]> {
    await this.#age();
    return (await this.#records.all()).map((upload) => this.#show(upload));
  }

  /**
   * The app that a session names.
   * @throws ApiError 404 for a token from elsewhere, 409 for an upload that can't be used
   */
  async resolve(token: string): Promise<{ upload: Upload; open: () => Promise<LocalFile> }> {
    const id = this.around.sealer.open('upload', token);
    const upload = id === undefined ? undefined : await this.#records.get(id);
    if (!upload) {
      throw new ApiError(404, 'The uploadArn is none of this service: take it from an upload that succeeded');
    }
    const { fileName, status, binary } = upload;
    if (status !== 'succeeded') throw new ApiError(409, `The upload of ${fileName} is not usable: ${status}`);
    if (isExpired(upload, this.around.now())) {
      throw new ApiError(409, `The upload of ${fileName} has expired: list the uploads, which renews it`);
    }
    const gone = new ApiError(409, `${fileName} is gone from storage: upload the app again`);
    if (!(await this.#has(binary))) throw gone;
    const open = async () => {
      const file = await this.#open(binary);
      if (!file) throw gone;
      return file;
    };
    return { upload: this.#show(upload), open };
  }

  /** Ends what is coming in; resolves when every submitted app has been read. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#tasks);
  }

  async #recover(sweep: NonNullable<UploadSettings['sweep']>): Promise<void> {
    const all = await this.#records.all();
    if (all.length === 0) return;
    for (const { id, status } of all) {
      if (status === 'processing')
        await this.#records.change(id, (upload) => failedUpload(upload, STOPPED_WHILE_READING));
    }
    await this.#age();
    await sweep((await this.#records.all()).flatMap(({ binary }) => binary?.file ?? []));
  }

  async #adopt(id: string, binary: Binary): Promise<void> {
    const uploadedAt = this.around.now().toISOString();
    let before: Binary | null = null;
    try {
      // It may have been submitted while this was coming in.
      await this.#records.change(id, (upload) => {
        before = requireWaiting(upload).binary;
        return { ...upload, binary, fileSize: binary.size, uploadedAt };
      });
      await this.#remove(before);
    } catch (error) {
      if ((await this.#records.get(id))?.binary?.file !== binary.file) await this.#remove(binary);
      throw error;
    }
  }

  /** Never rejects: what goes wrong becomes the upload's status, or is told to `onFault`. */
  async #process(id: string): Promise<void> {
    try {
      const upload = await this.#records.mustHave(id);
      const read = await this.#readApp(upload);
      // It may have been given up meanwhile.
      const kept = await this.#records.change(id, (one) => (one.status === 'processing' ? read : one));
      if (!kept?.binary) await this.#remove(upload.binary);
    } catch (error) {
      this.settings.onFault(error);
    }
  }

  async #readApp(upload: StoredUpload): Promise<StoredUpload> {
    try {
      const app = await this.#appOf(upload);
      return {
        ...upload,
        app,
        status: goTo(UPLOAD_WAYS, upload.status, 'succeeded'),
        uploadArn: this.around.sealer.seal('upload', upload.id),
        onBackEndSince: this.around.now().toISOString(),
      };
    } catch (error) {
      if (error instanceof UnreadableAppError) return failedUpload(upload, error.message);
      this.settings.onFault(error);
      return failedUpload(upload, `The service could not read ${upload.fileName}, by a fault of its own.`);
    }
  }

  /** @throws UnreadableAppError for a binary that is no such app */
  async #appOf({ fileName, fileType, binary }: StoredUpload): Promise<StoredUpload['app']> {
    // Only now: most services never read an app.
    const { readAppOf } = await import('./readAppPackage.js');
    const local = await this.#open(binary);
    if (!local) throw new UnreadableAppError(`The binary of ${fileName} is gone from storage.`);
    return readAppOf({ fileName, fileType }, local);
  }

  /** Whether it is in storage, and whole. */
  async #has(binary: Binary | null): Promise<boolean> {
    return binary !== null && (await sizeOf(this.settings.files, binary.file)) === binary.size;
  }

  async #open(binary: Binary | null): Promise<LocalFile | undefined> {
    return binary && (await this.#has(binary)) ? localFile(this.settings.files, binary.file) : undefined;
  }

  async #remove(binary: Binary | null): Promise<void> {
    if (binary) await this.settings.files.remove(binary.file);
  }

  /** A binary goes only after the record that has it no more is safe. */
  async #age(): Promise<void> {
    const now = this.around.now();
    for (const upload of await this.#records.all()) {
      if (!agedUpload(upload, now, true)) continue;
      const isThere = await this.#has(upload.binary);
      const aged = await this.#records.change(upload.id, (one) => agedUpload(one, now, isThere));
      if (aged?.binary === null) await this.#remove(upload.binary);
    }
  }

  #show(upload: StoredUpload): Upload {
    return showUpload(upload, this.around.now());
  }

  #track<Result>(task: Promise<Result>): Promise<Result> {
    this.#tasks.add(task);
    return task.finally(() => this.#tasks.delete(task));
  }
}
