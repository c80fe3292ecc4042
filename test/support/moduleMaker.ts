/** The maker of modules as it stands in the source; a configuration has it from the package. */
import type { LoadMaker } from '../../src/playwright/modules/loadModuleMaker.js';
import { moduleMaker } from '../../src/playwright/playwrightModules.js';

export const fromSource: LoadMaker = { open: moduleMaker, version: () => 'of the source' };
