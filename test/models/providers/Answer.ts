/** What a provider answers, in words that are the same for every protocol. */
import type { Asked } from './Asked.js';

export type Answer = Said | Fault | Broken;

export interface Said {
  text?: string;
  /** `arguments` that are a string are sent as they are: those of a model that writes no JSON. */
  calls?: { name: string; arguments: unknown }[];
  finish?: 'length' | 'refusal';
  usage?: { input: number; output: number };
}

/** Its body has the shape of the provider's errors; without `error` it is empty. */
export interface Fault {
  status: number;
  headers?: Record<string, string>;
  error?: { type?: string; code?: string; message: string };
}

export interface Broken {
  /** `no answer` lasts until whoever asked goes away or the server ends. */
  broken: 'no answer' | 'closed connection' | 'cut-off JSON' | 'no JSON';
}

/**
 * @param index that of the request, from 0
 * @param until aborted as soon as nobody waits for the answer any more
 */
export type Answerer = (asked: Asked, index: number, until: AbortSignal) => Answer | Promise<Answer>;

/** The request is one that the real provider refuses. */
export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.error?.message);
  }
}

/** The provider finds fault with the request, or the test does with itself: no client tries such a one again. */
export const badRequest = (message: string): Fault => ({ status: 400, error: { message } });
