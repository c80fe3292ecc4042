import path from 'node:path';

/** Makes something in the folder that the plugins keep their own files in. @throws Error that says what to do about it */
export function inOwnFolder<Value>(root: string, make: (folder: string) => Value): Value {
  const folder = path.join(root, '.casewright');
  try {
    return make(folder);
  } catch (error) {
    throw new Error(
      `Casewright can't write to ${folder}: ${error instanceof Error ? error.message : String(error)}. ` +
        'It keeps there what it makes of the case files. Please make that folder writable; it may be deleted.',
      { cause: error },
    );
  }
}
