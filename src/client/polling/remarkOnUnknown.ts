/** Tells of each value that the contract doesn't know, once. */
export function remarkOnUnknown(onRemark: (remark: string) => void) {
  const told = new Set<string>();
  return (kind: string, value: string, known: readonly string[]): void => {
    const unknown = `${kind} "${value}"`;
    if (known.includes(value) || told.has(unknown)) return;
    told.add(unknown);
    onRemark(`The service gave the unknown ${unknown}; it was taken as not finished yet.`);
  };
}
