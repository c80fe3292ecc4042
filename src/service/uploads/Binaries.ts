/** The binaries of uploads, in the storage of files. */
import type { Files } from '../files/Files.js';
import { localFile, sizeOf, type LocalFile } from '../files/localFile.js';
import { readUploadedApp } from './checkedBytes.js';
import type { Binary, StoredUpload } from './StoredUpload.js';

export class Binaries {
  constructor(private readonly files: Files) {}

  /** Rejects as `bytes` does, or as the storage does; then there is no half file. */
  async write(file: string, bytes: AsyncIterable<Uint8Array>): Promise<Binary> {
    const { size } = await this.files.put(file, bytes);
    return { file, size };
  }

  /** Whether it is in storage, and whole. */
  async has(binary: Binary | null): Promise<boolean> {
    return binary !== null && (await sizeOf(this.files, binary.file)) === binary.size;
  }

  /** On this machine; undefined where it is gone or no longer whole. */
  async open(binary: Binary | null): Promise<LocalFile | undefined> {
    return binary && (await this.has(binary)) ? localFile(this.files, binary.file) : undefined;
  }

  async remove(binary: Binary | null): Promise<void> {
    if (binary) await this.files.remove(binary.file);
  }

  /** @throws UnreadableAppError with the upload's `message`, for a binary that is no such app */
  async read(upload: StoredUpload): ReturnType<typeof readUploadedApp> {
    const local = await this.open(upload.binary);
    try {
      return await readUploadedApp(upload, local?.file);
    } finally {
      await local?.release();
    }
  }
}
