/** Steps that differ in nothing but their quoted names are read once. */

/** The function with a memory of so many answers; what is remembered is never changed. */
export function remembering<Key extends string, Value>(
  most: number,
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const answers = new Map<Key, Value>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined || answers.has(key)) return known as Value;
    const value = compute(key);
    // A file that never repeats itself gains nothing, and must not fill the memory.
    if (answers.size >= most) answers.clear();
    answers.set(key, value);
    return value;
  };
}
