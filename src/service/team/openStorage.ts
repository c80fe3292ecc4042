/** Where a service for a team keeps its files. */
import path from 'node:path';
import type { Files } from '../files/Files.js';
import { folderFiles } from '../files/folderFiles.js';

/** @throws Error for an address that isn't known */
export async function openStorage(where: string): Promise<Files> {
  if (!/^[a-z][\w+.-]+:\/\//i.test(where)) return folderFiles(path.resolve(where));
  // Only when it is needed: it is big.
  const { s3Files } = await import('../files/s3Files.js');
  return s3Files(where);
}
