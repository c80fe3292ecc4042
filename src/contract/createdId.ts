/**
 * Assumption: "the response body of session creation: not shown". We accept a full record, or an object with
 * the id under `id` or the resource's own name (`sessionId`), bare or inside one wrapping key.
 */
export function createdId(answer: unknown, resource: string): string | undefined {
  if (!isObject(answer)) return undefined;
  return ownId(answer, resource) ?? wrappedId(answer, resource);
}

function ownId(record: Record<string, unknown>, resource: string): string | undefined {
  return [record['id'], record[`${resource}Id`]].find(
    (id): id is string => typeof id === 'string' && id !== '',
  );
}

function wrappedId(answer: Record<string, unknown>, resource: string): string | undefined {
  return Object.values(answer)
    .filter(isObject)
    .map((inner) => ownId(inner, resource))
    .find((id) => id !== undefined);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
