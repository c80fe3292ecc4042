/** `cases()` among the `plugins` of a Vite configuration. */
import type { Room } from './addTo.js';
import { casesCall } from './casesCall.js';
import { insertItem, rangeOf, type Insertion } from './insertItem.js';
import { lookUp, type Looked } from './lookUp.js';
import type { ObjectLiteral } from './Source.js';

export function vitePlugin({ source, options, style, name }: Room): Insertion | { doubt: string } {
  const doubt = doubtOf(options, source.text);
  if (doubt !== undefined) return { doubt };
  const call = casesCall(name, style.quote);
  const plugins = lookUp(options, 'plugins');
  if (plugins.is === 'written' && plugins.value.type === 'ArrayExpression') {
    const { elements: items } = plugins.value;
    return insertItem({ source, style, literal: plugins.value, items }, () => call);
  }
  if (plugins.is !== 'absent')
    return { doubt: 'its "plugins" are not written out in the configuration itself' };
  const place = { source, style, literal: options, items: options.properties };
  return insertItem(place, () => `plugins: [${call}]`);
}

/** Settings by which the plugin would not find the case files, or not run them. */
const DOUBTFUL: Record<string, string> = {
  projects: 'it has projects ("test.projects"), and only you know which of them the cases belong to',
  workspace: 'it has projects ("test.workspace"), and only you know which of them the cases belong to',
  root: 'it sets "test.root", which the globs of case files are relative to',
  dir: 'it sets "test.dir", and tests are looked for only there',
  browser: 'it runs tests in the browser ("test.browser"), where case files need a project of their own',
};

function doubtOf(options: ObjectLiteral, text: string): string | undefined {
  if (isElsewhere(lookUp(options, 'root'), text))
    return 'it sets "root", which the globs of case files are relative to';
  const test = lookUp(options, 'test');
  if (test.is !== 'written') return undefined;
  const { value } = test;
  if (value.type !== 'ObjectExpression') return 'its "test" is not written out in the configuration itself';
  const found = Object.keys(DOUBTFUL).find((name) => isElsewhere(lookUp(value, name), text));
  return found && DOUBTFUL[found];
}

/** Several ways of saying: the folder of this file. */
const HERE =
  /^(['"`]\.?\/?['"`]|__dirname|import\.meta\.dirname|process\.cwd\(\)|(path\.)?resolve\(__dirname\)|fileURLToPath\(newURL\(['"]\.?\/?['"],import\.meta\.url\)\))$/;

function isElsewhere(looked: Looked, text: string): boolean {
  if (looked.is !== 'written') return false;
  const { start, end } = rangeOf(looked.value);
  return !HERE.test(text.slice(start, end).replaceAll(/\s/g, ''));
}
