/** Where a service for a team keeps its files. */
import path from 'node:path';
import type { Files } from '../files/Files.js';
import { folderFiles } from '../files/folderFiles.js';

/** @throws Error for an address that isn't known */
export function openStorage(where: string): Files {
  if (!/^[a-z][\w+.-]+:\/\//i.test(where)) return folderFiles(path.resolve(where));
  throw new Error(`The storage ${where} can't be used: please give a folder that all processes see.`);
}
