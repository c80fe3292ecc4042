/** The file of the entries' bodies, which the modules of case files import from wherever they stand. */
import path from 'node:path';

/** CommonJS has `__dirname`, and no `import.meta`. */
const folder = typeof __dirname === 'string' ? __dirname : import.meta.dirname;

export const entriesFile = path.join(folder, 'vitestEntries.js');
