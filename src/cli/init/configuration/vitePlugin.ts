/** `cases()` among the `plugins` of a Vite configuration. */
import path from 'node:path';
import type { CasesCall } from './casesCall.js';
import type { Layer } from './findOptions.js';
import { insertItems, rangeOf } from './insertItem.js';
import { lookUp } from './lookUp.js';
import type { Added, Room } from './Part.js';
import type { Expression } from './Source.js';

export function vitePlugin(room: Room, call: CasesCall): Added {
  const doubt = doubtOf(room);
  if (doubt !== undefined) return { doubt };
  const { source, options, style } = room;
  const plugins = lookUp(options, 'plugins');
  if (plugins.is === 'absent') return { property: () => vitePluginProperty(call) };
  if (plugins.is !== 'written' || plugins.value.type !== 'ArrayExpression')
    return { doubt: 'its "plugins" are not written out in the configuration itself' };
  const { elements: items } = plugins.value;
  return { insertions: [insertItems({ source, style, literal: plugins.value, items }, [() => call])] };
}

export const vitePluginProperty = (call: CasesCall) => `plugins: [${call}]`;

export const vitePluginLines = (call: CasesCall) => [`${vitePluginProperty(call)},`];

const SPLIT = 'splits the suite into projects, and only you know which of them the cases belong to';
const OFFSET = 'is what the globs of case files are relative to';

/** Settings by which the plugin would not find the case files, or not run them. */
const DOUBTFUL = new Map([
  ['root', OFFSET],
  ['test.root', OFFSET],
  ['test.projects', SPLIT],
  ['test.workspace', SPLIT],
  ['test.browser', 'runs tests in the browser, where case files need a project of their own'],
]);

function doubtOf({ source, options, bases }: Room): string | undefined {
  const layers = [{ source, options }, ...bases];
  for (const [name, why] of DOUBTFUL) {
    const said = howSaid(name, layers, source);
    if (said !== undefined) return `${said} "${name}", which ${why}`;
  }
  return undefined;
}

/** The nearest layer counts. Undefined where none sets it, or to what it is anyway. */
function howSaid(name: string, layers: readonly (Layer | undefined)[], { file }: Layer['source']) {
  for (const layer of layers) {
    const looked = layer && lookUp(layer.options, name);
    if (looked?.is === 'absent') continue;
    if (!layer || looked?.is !== 'written') return 'what it is made of may set';
    const isNear = path.dirname(layer.source.file.path) === path.dirname(file.path);
    return isNear && isHere(looked.value, layer.source.text) ? undefined : 'it sets';
  }
  return undefined;
}

/** Several ways of saying: the folder of this file. */
const HERE =
  /^(['"`]\.?\/?['"`]|__dirname|import\.meta\.dirname|process\.cwd\(\)|(path\.)?resolve\(__dirname\)|fileURLToPath\(newURL\(['"]\.?\/?['"],import\.meta\.url\)\))$/;

function isHere(value: Expression, text: string): boolean {
  const { start, end } = rangeOf(value);
  return HERE.test(text.slice(start, end).replaceAll(/\s/g, ''));
}
