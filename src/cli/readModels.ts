/** `--models haiku,sonnet`, or a JSON file with what the option `models` of the plugin has. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModelsOption } from '../models/index.js';
import { KNOWN_MODELS, faultsOfModels, namedModels, offeredModels } from '../models/options.js';
import type { Environment } from './Environment.js';
import { UsageError } from './UsageError.js';

/** Of several names the first stands behind the built-in agent. @throws UsageError */
export function readModels(text: string, { cwd, env }: Pick<Environment, 'cwd' | 'env'>): ModelsOption {
  const models = text.endsWith('.json') ? readFile(path.resolve(cwd, text)) : readNames(text);
  const faults = [...faultsOfModels(models), ...withoutKey(models, env)];
  if (faults.length > 0) throw new UsageError([`--models ${text}:`, ...faults].join('\n  '));
  return models;
}

function withoutKey(models: ModelsOption, env: NodeJS.ProcessEnv): string[] {
  const offered = offeredModels(models, env).map(({ id }) => id);
  const missing = namedModels(models).filter((id) => id in KNOWN_MODELS && !offered.includes(id));
  return missing.map((id) => `The model "${id}" has no key: please set ${KNOWN_MODELS[id]?.keyVariable}.`);
}

function readNames(text: string): ModelsOption {
  const [first = '', ...others] = text.split(',').map((name) => name.trim());
  const all = Object.fromEntries([first, ...others].map((name) => [name, true as const]));
  return { ...all, default: first };
}

function readFile(file: string): ModelsOption {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ModelsOption;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--models ${file} can't be read: ${why}`, { cause: error });
  }
}
