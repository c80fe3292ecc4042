/**
 * The browser's own dialogs (alert, confirm, prompt). While one is open its page stands still: so the action that opens one
 * ends there and is finished once somebody has answered; a step that has nothing to do with the dialog dismisses it first.
 */
import type { BrowserContext, Dialog } from '@playwright/test';
import { asStepError } from '../around/attempt.js';
import { StepError } from '../../screen/StepError.js';

/** What an action has to do with a dialog that opens meanwhile. */
type DialogPolicy = 'keeps dialogs' | 'keeps those of its actions';

export class Dialogs {
  readonly #context: BrowserContext;
  #open: Dialog | undefined;
  /** What the action that opened it has still to do. */
  #unfinished: Promise<Ended> | undefined;
  #policy: DialogPolicy = 'keeps dialogs';
  #actions = 0;
  #isListening = false;
  readonly #notes: string[] = [];
  /** All that have opened while it listened, in their order. */
  readonly met: Pick<Dialog, 'type' | 'message'>[] = [];
  readonly #waiting = new Set<() => void>();

  /** @param tell Called when one has opened. */
  constructor(
    context: BrowserContext,
    private readonly tell: () => void,
  ) {
    this.#context = context;
    this.listen();
  }

  get open(): Pick<Dialog, 'type' | 'message' | 'defaultValue'> | undefined {
    return this.#open;
  }

  listen(): void {
    if (!this.#isListening) this.#context.on('dialog', this.#meet);
    this.#isListening = true;
  }

  /** From then on Playwright dismisses each, or whoever else listens answers it. */
  stop(): void {
    this.#context.off('dialog', this.#meet);
    this.#isListening = false;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  policy(how: DialogPolicy): void {
    this.#policy = how;
  }

  /** For what may well open a dialog: that one is its own. */
  async during<T>(run: () => Promise<T>): Promise<T> {
    this.#actions++;
    try {
      return await run();
    } finally {
      this.#actions--;
    }
  }

  /** Settles once a dialog is open that is to be kept. */
  whenOpen(): { opened: Promise<void>; forget: () => void } {
    let forget = () => {};
    const opened = new Promise<void>((resolve) => {
      if (this.#open !== undefined) resolve();
      this.#waiting.add(resolve);
      forget = () => void this.#waiting.delete(resolve);
    });
    return { opened, forget };
  }

  /** The action goes on by itself when the dialog is answered. */
  leaveUnfinished(action: Promise<unknown>): void {
    this.#unfinished = action.then(
      () => ({ error: undefined }),
      (error: unknown) => ({ error }),
    );
  }

  /** @throws what the action that opened it fails with afterwards */
  async answer(how: 'accept' | 'dismiss', text?: string): Promise<void> {
    const dialog = this.#open;
    if (dialog === undefined) throw new Error('There is no dialog to answer.');
    this.#open = undefined;
    try {
      await (how === 'accept' ? dialog.accept(text) : dialog.dismiss());
    } catch (error) {
      throw isAnswered(error) ? answeredByOthers(dialog, error) : error;
    }
    await this.#finish();
  }

  /** Dismisses what nobody asked for; the notes tell of it. */
  async clear(): Promise<void> {
    while (this.#open !== undefined) {
      const dialog = this.#open;
      this.#open = undefined;
      await this.#dismiss(dialog);
      await this.#finish();
    }
  }

  takeNotes(): string[] {
    return this.#notes.splice(0);
  }

  readonly #meet = (dialog: Dialog) => {
    this.met.push(dialog);
    this.tell();
    if (this.#policy === 'keeps those of its actions' && this.#actions === 0) {
      // It would have been for its listeners to tell; nobody waits for it.
      void this.#dismiss(dialog).catch((error: unknown) => this.#notes.push(String(error)));
      return;
    }
    this.#open = dialog;
    for (const tell of this.#waiting) tell();
    this.#waiting.clear();
  };

  async #dismiss(dialog: Dialog): Promise<void> {
    // Whoever else listens to the page answers first.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      // As Playwright does where nobody listens: a page may be left.
      await (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss());
      const how = dialog.type() === 'beforeunload' ? 'accepted' : 'dismissed';
      this.#notes.push(
        `A browser dialog was open and nobody answered it, so it was ${how}: ${inWords(dialog)}. ` +
          'To answer it, write a step such as "I accept the dialog" behind the one that opens it.',
      );
    } catch (error) {
      if (!isAnswered(error) && !isGone(error)) throw error;
    }
  }

  /** An action may open another dialog when the first is answered. */
  async #finish(): Promise<void> {
    if (this.#unfinished === undefined) return;
    const { opened, forget } = this.whenOpen();
    const ended = await Promise.race([this.#unfinished, opened]);
    forget();
    if (ended === undefined) return;
    this.#unfinished = undefined;
    if (ended.error !== undefined) throw ofEarlierStep(ended.error);
  }
}

interface Ended {
  error: unknown;
}

function ofEarlierStep(error: unknown): unknown {
  const reported = asStepError(error);
  if (!(reported instanceof StepError)) return reported;
  const message = `What an earlier step began could not be finished once its dialog was answered: ${reported.message}`;
  return new StepError(reported.reason, message, { cause: reported });
}

/** As in `confirm "Sure?"`. */
export function inWords(dialog: Pick<Dialog, 'type' | 'message'>): string {
  const text = dialog.message().replace(/\s+/g, ' ').trim();
  return `${dialog.type()} "${text}"`;
}

const isAnswered = (error: unknown): boolean =>
  error instanceof Error && /already handled/i.test(error.message);

/** With its page, or with the page that it belonged to. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && /no dialog is showing|has been closed|target closed/i.test(error.message);

function answeredByOthers(dialog: Dialog, cause: unknown): StepError {
  const message = `Failed to answer the browser dialog ${inWords(dialog)}: a listener of the test's own has answered it already. Please take out either that listener or this step.`;
  return new StepError('action failed', message, { cause });
}
