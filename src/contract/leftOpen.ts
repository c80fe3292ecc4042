/**
 * What the contract leaves open ("not shown"), in one place: how answers of several shapes are read. The assumed paths
 * are those marked `assumed` in the endpoint table; each can be overridden (`service.endpoints`).
 */
import { z } from 'zod';

/** Names under which a created upload may give the presigned address of its binary, nearest first. */
const ADDRESS_FIELDS = [
  'uploadUrl',
  'presignedUrl',
  'signedUrl',
  'putUrl',
  'url',
  'upload_url',
  'presigned_url',
];

/**
 * The envelopes of the projects, models, devices and uploads lists: a bare array, `items`, or the resource's plural.
 * @param plural such as `uploads`
 * @returns undefined for any other shape
 */
export function listOf(answer: unknown, plural: string): unknown[] | undefined {
  if (Array.isArray(answer)) return answer as unknown[];
  if (!isObject(answer)) return undefined;
  return [answer['items'], answer[plural]].find((list): list is unknown[] => Array.isArray(list));
}

/** Reads a list of any of those shapes. */
export const openList = <Item extends z.ZodType>(item: Item, plural: string) =>
  z
    .unknown()
    .transform((answer, context) => {
      const list = listOf(answer, plural);
      if (list) return list;
      context.addIssue({ code: 'custom', message: `expected a list, bare or under "items" or "${plural}"` });
      return z.NEVER;
    })
    .pipe(z.array(item));

/**
 * The id in the answer to creating or triggering something: a full record, or an object with the id under `id` or the
 * resource's own name (`sessionId`, `planRunId`), bare or inside one wrapping key. Where the answer holds several
 * records, only one under the resource's own name is meant.
 * @param resource such as `planRun`
 */
export function createdId(answer: unknown, resource: string): string | undefined {
  const [own, ...parts] = unwrapped(answer);
  if (!own) return undefined;
  const named = own[resource];
  const onlyPart = parts.length === 1 ? parts[0] : undefined;
  return [
    ...[own, ...parts].map((part) => part[`${resource}Id`]),
    isObject(named) ? named['id'] : undefined,
    own['id'],
    onlyPart?.['id'],
  ].find(isText);
}

/** The presigned address in the answer to creating an upload, bare or inside one wrapping key. */
export function presignedAddress(answer: unknown): string | undefined {
  return unwrapped(answer)
    .map((record) => ADDRESS_FIELDS.map((name) => record[name]).find(isText))
    .find(isText);
}

/** The answer itself, then what its keys hold. */
export function unwrapped(answer: unknown): Record<string, unknown>[] {
  return isObject(answer) ? [answer, ...Object.values(answer).filter(isObject)] : [];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
