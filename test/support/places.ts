import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Where projects are made: below the repository, so that @playwright/test is found, and out of the way of git. */
export const projects = path.join(root, 'test-results', 'projects');

export const example = path.join(root, 'examples', 'playwright');
