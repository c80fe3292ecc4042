/** Steps that differ in nothing but their quoted names are read once. */

/** The function with a memory of so many answers; what is remembered is never changed. */
export function remembering<Value>(most: number, compute: (key: string) => Value): (key: string) => Value {
  const answers = new Map<string, Value>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    // A file that never repeats itself gains nothing, and must not fill the memory.
    if (answers.size >= most) answers.clear();
    answers.set(key, value);
    return value;
  };
}
