/** Changes that are not on disk yet, the last one of each address; laid over what is on disk, they give what is true. */

export class Changes {
  /** Emptied before any of the values was set. */
  readonly #emptied = new Set<string>();
  /** Undefined for an address that is removed. */
  readonly #values = new Map<string, Uint8Array | undefined>();

  get isEmpty(): boolean {
    return this.#emptied.size + this.#values.size === 0;
  }

  get emptied(): Iterable<string> {
    return this.#emptied;
  }

  get values(): Iterable<[address: string, value: Uint8Array | undefined]> {
    return this.#values;
  }

  set(address: string, value: Uint8Array | undefined): void {
    this.#values.set(address, value);
  }

  removeBelow(prefix: string): void {
    for (const address of this.#values.keys()) if (address.startsWith(prefix)) this.#values.delete(address);
    this.#emptied.add(prefix);
  }

  /** These changes and then the later ones, as new ones: a reading may still need either. */
  followedBy(later: Changes): Changes {
    const both = new Changes();
    for (const changes of [this, later]) {
      for (const prefix of changes.#emptied) both.removeBelow(prefix);
      for (const [address, value] of changes.#values) both.set(address, value);
    }
    return both;
  }

  /** What these changes make of the address, if anything. */
  find(address: string): { value: Uint8Array | undefined } | undefined {
    if (this.#values.has(address)) return { value: this.#values.get(address) };
    for (const prefix of this.#emptied) if (address.startsWith(prefix)) return { value: undefined };
    return undefined;
  }

  /** Carries out the changes below the prefix on entries that were read there. */
  layOver(entries: Map<string, Uint8Array>, prefix: string): void {
    for (const emptied of this.#emptied) {
      for (const address of entries.keys()) if (address.startsWith(emptied)) entries.delete(address);
    }
    for (const [address, value] of this.#values) {
      if (!address.startsWith(prefix)) continue;
      if (value) entries.set(address, value);
      else entries.delete(address);
    }
  }
}
