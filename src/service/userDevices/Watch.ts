/** How user devices are watched; handed in, so that tests need not wait. */
export interface Watch {
  /** Calls `look` again and again; returns what ends that. */
  repeat(look: () => void): () => void;
  /** Milliseconds that a device may take to answer. */
  timeLimit: number;
}

/** Keeps no process alive. */
export const repeatEvery =
  (milliseconds: number): Watch['repeat'] =>
  (look) => {
    const timer = setInterval(look, milliseconds).unref();
    return () => clearInterval(timer);
  };
