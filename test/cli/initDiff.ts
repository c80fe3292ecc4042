/** How many lines a text has gained; every line of before must be there, in the same order. */
export function addedLines(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let next = 0;
  for (const line of now) if (line === old[next]) next++;
  if (next < old.length) throw new Error(`Line ${next + 1} is gone: ${old[next] ?? ''}`);
  return now.length - old.length;
}
