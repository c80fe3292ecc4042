/** Saves one after the other; all who ask while one is under way share the next. `save` must not reject. */
export function shareSaves(save: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= underWay.then(() => {
      next = undefined;
      underWay = save();
      return underWay;
    });
    return next;
  };
}
