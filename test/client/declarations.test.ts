/** What the package's declarations show of the client: its methods with their words, and nothing of how they are made. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/places.js';

test('the client is declared as a class of documented methods', async () => {
  const declared = await readFile(path.join(root, 'dist/client.d.ts'), 'utf8');
  const [, body = ''] = /^declare class ServiceClient (.*?)^\}/ms.exec(declared) ?? [];
  expect(body).toMatch(/^implements EndpointMethods \{/);
  expect(body).toContain("readonly listProjects: List<'listProjects'>;".replaceAll("'", '"'));
  expect(body).toMatch(
    /\/\*\* Ends a session that has not ended yet\. \*\/\s+readonly terminateSession: End</,
  );
  expect(declared).not.toMatch(
    /declare const (?:CALLS|ServiceClient_base)\b|declare class (?:Caller|Transport)\b/,
  );
});
