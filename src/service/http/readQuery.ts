/** Query parameters in the shape of the contract. */
import type { Context } from 'hono';
import type { Endpoint } from '../../contract/index.js';
import { Refusal } from '../Refusal.js';
import { wrongFields } from './wrongFields.js';

/** @throws Refusal 400 that names each wrong one */
export function readQuery(c: Context, { query }: Endpoint): unknown {
  if (query === undefined) return undefined;
  const parsed = query.safeParse(c.req.query());
  if (parsed.success) return parsed.data;
  throw new Refusal(400, wrongFields(parsed.error, 'query'));
}
