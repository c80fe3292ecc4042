/** The folder of the apps' binaries: each is written under a temporary name and renamed when it is whole. */
import { statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Binary {
  /** Its name in the folder. */
  file: string;
  /** Bytes. */
  size: number;
}

/** Names that are given here; nothing else in the folder is ever removed. */
const OURS = /^[\da-f-]{73}\.(?:apk|ipa)(?:\.part)?$/;

export class BinaryFolder {
  #opening: Promise<string> | undefined;
  #opened: string | undefined;

  /** @param folder asked once, at first need */
  constructor(private readonly folder: () => Promise<string>) {}

  /** Before it nothing is found in it. */
  open(): Promise<string> {
    this.#opening ??= this.#make();
    return this.#opening;
  }

  /** Rejects as `bytes` does, or as the disk does; then there is no half file. */
  async write(file: string, bytes: AsyncIterable<Uint8Array>): Promise<Binary> {
    const whole = path.join(await this.open(), file);
    const part = `${whole}.part`;
    try {
      await writeFile(part, bytes, { flag: 'wx', flush: true });
      const { size } = await stat(part);
      await rename(part, whole);
      return { file, size };
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  /** Where the binary is; undefined where it is gone or no longer whole. */
  find({ file, size }: Binary): string | undefined {
    if (this.#opened === undefined) return undefined;
    const whole = path.join(this.#opened, file);
    return statSync(whole, { throwIfNoEntry: false })?.size === size ? whole : undefined;
  }

  async remove(binary: Binary | null): Promise<void> {
    if (binary) await rm(path.join(await this.open(), binary.file), { force: true });
  }

  /** Removes what an earlier run of the service left behind, half files among it. */
  async sweep(kept: readonly Binary[]): Promise<void> {
    const folder = await this.open();
    const names = new Set(kept.map(({ file }) => file));
    const left = (await readdir(folder)).filter((name) => OURS.test(name) && !names.has(name));
    await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
  }

  async #make(): Promise<string> {
    try {
      const folder = await this.folder();
      // Apps that are not published yet are nobody else's business.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      this.#opened = folder;
      return folder;
    } catch (error) {
      // The next one who needs it tries again.
      this.#opening = undefined;
      throw error;
    }
  }
}
