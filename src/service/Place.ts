/** Where one session runs: a page, and how to give it back. */
import type { Page } from '@playwright/test';
import type { PromptStep, StepWords } from '../cases/prompt.js';
import type { Secrets } from '../cases/index.js';
import type { ModelsOption } from '../models/index.js';
import type { SessionOptions } from './SessionOptions.js';

export interface Place {
  page: Page;
  aroundStep?: AroundStep;
  /** Those go before the built-in agent's. */
  ownSteps?: OwnSteps | undefined;
  /** They come before the service's own. */
  options?: SessionOptions | undefined;
  /** Values that stand in prompts and must go to no model, by their names. */
  secrets?: Secrets | undefined;
  /** Somebody has already opened for the session what it is to begin with. */
  isPrepared?: boolean;
  release(): Promise<void>;
}

/** Wraps the work of a step, for instance in the runner's own step; must call `run` and pass on its rejection. */
export type AroundStep = (step: PromptStep, run: () => Promise<void>) => Promise<void>;

/** Steps that functions of the user's carry out. */
export interface OwnSteps {
  /** @throws Error where more than one fits */
  find(step: StepWords): OwnDeed | undefined;
}

/** What sessions of a project know and are carried out by. */
export type OwnOfProject = Pick<Place, 'ownSteps' | 'options' | 'secrets'>;

export interface OwnDeed {
  /** The phrase, as its file has it. */
  expression: string;
  run(tools: OwnTools): Promise<void>;
}

export interface OwnTools {
  page: Page;
  /** Carries out steps in words, one per line. */
  steps: (words: string) => Promise<void>;
}

/** A kind of place, and how many sessions may be there at a time. */
export interface Seating {
  open(): Promise<Place>;
  concurrency: number;
  /** That sessions there may name, beside those of the contract. */
  models?: ModelsOption | undefined;
}

/** A page of the caller's own, which a session neither makes nor closes; or a way to open places, and how many at a time. */
export type DeviceRegistration = PageRegistration | Seating;

export type PageRegistration = Pick<Place, 'page' | 'aroundStep' | 'ownSteps' | 'options' | 'secrets'>;
