/** What a change leaves out stays as it is; null is a value as any other. */
export function applyChange<Stored extends object>(
  stored: Stored,
  change: { [Name in keyof Stored]?: Stored[Name] | undefined },
): Stored {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(given) };
}
