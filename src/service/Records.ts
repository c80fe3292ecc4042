/** The small documents of one kind: held in memory, written through to the store; and what all kinds share. */
import type { Sealer } from './Sealer.js';
import type { Kind, Store } from './store/Store.js';

export class Records<Document extends { id: string }> {
  readonly #documents: Map<string, Document>;

  private constructor(
    private readonly store: Store,
    private readonly kind: Kind,
    documents: readonly Document[],
  ) {
    this.#documents = new Map(documents.map((document) => [document.id, document]));
  }

  /** With all that the store has of an earlier run of the service. */
  static async load<Document extends { id: string }>(store: Store, kind: Kind): Promise<Records<Document>> {
    return new Records(store, kind, (await store.all(kind)) as Document[]);
  }

  get(id: string): Document | undefined {
    return this.#documents.get(id);
  }

  /** Adds it or takes the place of the one with its id; safe on disk after the store's next `flush`. */
  put(document: Document): Document {
    this.#documents.set(document.id, document);
    this.store.put(this.kind, document.id, document);
    return document;
  }

  /** As `put`, but seen by nobody before it is safe on disk; rejects with the reason where it can't be. */
  async settle(document: Document): Promise<Document> {
    this.store.put(this.kind, document.id, document);
    await this.store.flush();
    this.#documents.set(document.id, document);
    return document;
  }

  remove(id: string): void {
    this.#documents.delete(id);
    this.store.remove(this.kind, id);
  }

  /** In no particular order across restarts. */
  all(): Document[] {
    return [...this.#documents.values()];
  }
}

/** What all resources of one service share. */
export interface RecordContext {
  store: Store;
  sealer: Sealer;
  /** The time; handed in, so that tests can let days pass. */
  now: () => Date;
}
