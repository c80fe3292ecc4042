/** What an attempt has left: its outcome, and pictures beside it or, in merged reports, where Vitest has copied them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TestCase } from 'vitest/node';
import type { Content } from '../../report/collect/EndedRun.js';
import type { OutcomeLeft } from '../entryMeta.js';

export const outcomeOf = ({ path: file, body }: OutcomeLeft): Content =>
  body === undefined ? { path: file } : { body: gunzipSync(Buffer.from(body, 'base64')) };

export function picturesOf({ path: file }: OutcomeLeft, test: TestCase): Content[] {
  const folder = path.dirname(file);
  if (existsSync(file)) {
    const names = readdirSync(folder).filter((name) => name !== path.basename(file));
    return names.map((name) => ({ path: path.join(folder, name) }));
  }
  return test.annotations().flatMap(({ attachment }): Content[] => {
    if (!attachment?.contentType?.startsWith('image/')) return [];
    if (attachment.path !== undefined) return [{ path: attachment.path }];
    return attachment.body === undefined ? [] : [{ body: Buffer.from(attachment.body as string, 'base64') }];
  });
}
