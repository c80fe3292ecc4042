/** What all resources keep their documents in: asked for, listed and changed without holding all of them in memory. */
import type { Kind } from './Store.js';

/** What is read must not be changed. */
export interface Database {
  get(kind: Kind, id: string): Promise<Entry | undefined>;
  list(kind: Kind, query?: Query): Promise<Listed>;
  /** The parts of something, such as the messages of a session: those whose id begins with `${id}/`, in the order of their ids. */
  below(kind: Kind, id: string): Promise<object[]>;
  /**
   * All of them, or none where one doesn't find what it expects: then it answers false. Resolves when they are safe.
   * @throws Error where they can't be kept, or where nobody knows whether they were
   */
  apply(changes: readonly Change[]): Promise<boolean>;
}

export interface Entry {
  document: object;
  /** Another one after each change. */
  version: number;
}

export type Change = DocumentChange | { kind: Kind; below: string };

export interface DocumentChange {
  kind: Kind;
  id: string;
  /** Null removes it. */
  document: object | null;
  /** The version that must be there, 0 for none. @default whatever is there */
  expects?: number | undefined;
}

export interface Query {
  where?: Where;
  /** By the time of creation; of two of the same moment by that of their first `apply`. @default 'newest' first */
  order?: 'newest' | 'oldest';
  /** @default all */
  page?: { offset: number; limit: number };
}

export interface Listed {
  items: object[];
  /** Of all pages. */
  total: number;
}

export type Where = Partial<Record<'project' | 'plan' | 'device', string>> & {
  id?: readonly string[];
  status?: readonly string[];
  isArchived?: boolean;
};

/** What documents are found and ordered by. */
export type Fields = Record<'project' | 'plan' | 'device' | 'status' | 'createdAt', string | null> & {
  isArchived: boolean;
};

/** A session's own fields stand in `shown`; those of all others beside each other. */
export function fieldsOf(document: object): Fields {
  const outer = document as Record<string, unknown>;
  const shown = (outer['shown'] ?? outer) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    project: text(outer['projectId']),
    plan: text(outer['planId']),
    device: text(outer['userDeviceId']),
    status: text(shown['status']),
    isArchived: shown['archivedAt'] != null,
    createdAt: text(shown['createdAt']),
  };
}
