/** Which models the local service may ask, as a user says it, and what is known of those that the contract names. */
const PROVIDERS = ['anthropic', 'openai', 'openai-compatible'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** US dollars for a million tokens. */
export interface Price {
  input: number;
  output: number;
}

export interface ModelChoice {
  /** Whose API it speaks. */
  provider?: ProviderName | undefined;
  /** As the provider calls it. */
  model?: string | undefined;
  /** Where another address than the provider's own is asked. */
  baseURL?: string | undefined;
  /** @default what the provider's usual variable holds: `ANTHROPIC_API_KEY`, `OPENAI_API_KEY`, `MOONSHOT_API_KEY` */
  apiKey?: string | undefined;
  /** US dollars for a million tokens, for the report and the limits. */
  price?: Price | undefined;
  /**
   * Whether it may ask for a picture of the page, where the text can't tell.
   * @default true for those that the contract names, false for others
   */
  sees?: boolean | undefined;
}

/**
 * Models by the names that cases call them by: one of the contract's (`haiku`, `sonnet`, `opus`, `kimi`, `gpt-5.4`,
 * `gpt-5.4-mini`, `gpt-5.5`), of which `true` takes all as it is known, or a name of one's own. `default` is the name of the
 * one that stands behind the built-in agent where a case names none.
 */
export type ModelsOption = Readonly<Record<string, ModelChoice | true | string | undefined>>;

/** A model that can be asked. */
export interface OfferedModel {
  id: string;
  provider: ProviderName;
  /** As the provider calls it. */
  model: string;
  displayName: string;
  /** Whose it is, as `GET /api/models` tells it. */
  vendor: string;
  baseURL?: string;
  /** Absent where an own server wants none. */
  apiKey?: string;
  price?: Price;
  /** Whether it may be shown pictures. */
  sees: boolean;
}

interface KnownModel extends Pick<OfferedModel, 'provider' | 'model' | 'displayName' | 'vendor' | 'baseURL'> {
  price: Price;
  keyVariable: string;
}

const ANTHROPIC = { provider: 'anthropic', vendor: 'anthropic', keyVariable: 'ANTHROPIC_API_KEY' } as const;
const OPENAI = { provider: 'openai', vendor: 'openai', keyVariable: 'OPENAI_API_KEY' } as const;
const MOONSHOT = {
  provider: 'openai-compatible',
  vendor: 'moonshot',
  keyVariable: 'MOONSHOT_API_KEY',
  baseURL: 'https://api.moonshot.ai/v1',
} as const;

/** The contract's ids, as of May 2026. What a provider calls them, and what they cost, may be said anew in the option `models`. */
export const KNOWN_MODELS: Readonly<Record<string, KnownModel>> = {
  haiku: { ...ANTHROPIC, model: 'claude-haiku-4-5', displayName: 'Haiku', price: { input: 1, output: 5 } },
  sonnet: {
    ...ANTHROPIC,
    model: 'claude-sonnet-4-6',
    displayName: 'Sonnet',
    price: { input: 3, output: 15 },
  },
  opus: { ...ANTHROPIC, model: 'claude-opus-4-8', displayName: 'Opus', price: { input: 5, output: 25 } },
  kimi: { ...MOONSHOT, model: 'kimi-k2.5', displayName: 'Kimi', price: { input: 0.6, output: 3 } },
  'gpt-5.4': { ...OPENAI, model: 'gpt-5.4', displayName: 'GPT-5.4', price: { input: 2.5, output: 15 } },
  'gpt-5.4-mini': {
    ...{ ...OPENAI, model: 'gpt-5.4-mini', displayName: 'GPT-5.4 mini' },
    price: { input: 0.75, output: 4.5 },
  },
  'gpt-5.5': { ...OPENAI, model: 'gpt-5.5', displayName: 'GPT-5.5', price: { input: 5, output: 30 } },
};

const isChoice = (entry: [string, unknown]): entry is [string, ModelChoice | true] =>
  entry[0] !== 'default' && entry[1] !== undefined;

/** Those that the option names, in its order. */
export const namedModels = (models: ModelsOption = {}): string[] =>
  Object.entries(models)
    .filter(isChoice)
    .map(([id]) => id);

/** All that can be asked: the ones that are named, and those of the contract that have a key. The cheapest comes first. */
export function offeredModels(
  models: ModelsOption = {},
  env: NodeJS.ProcessEnv = process.env,
): OfferedModel[] {
  const ids = new Set([...namedModels(models), ...Object.keys(KNOWN_MODELS)]);
  return [...ids]
    .flatMap((id) => offered(id, models[id], env) ?? [])
    .sort((one, other) => costOf(one) - costOf(other));
}

/** One's own server is taken to cost nothing. */
const costOf = ({ price }: OfferedModel): number => (price === undefined ? 0 : price.input + price.output);

function offered(id: string, choice: ModelsOption[string], env: NodeJS.ProcessEnv): OfferedModel | undefined {
  const known = KNOWN_MODELS[id];
  const given = typeof choice === 'object' ? choice : {};
  const { provider, model, baseURL } = { ...known, ...given };
  if (provider === undefined || model === undefined) return undefined;
  const apiKey = given.apiKey ?? env[keyVariable(provider, known)];
  if (!apiKey && needsKey(provider, baseURL === known?.baseURL)) return undefined;
  const price = priceOf(model, given, known);
  const access = { ...(baseURL !== undefined && { baseURL }), ...(apiKey && { apiKey }) };
  const { displayName, vendor } = known ?? { displayName: id, vendor: provider };
  const sees = seesPictures(given, known);
  return { ...{ id, provider, model, displayName, vendor, sees }, ...access, ...(price && { price }) };
}

const seesPictures = ({ sees }: ModelChoice, known: KnownModel | undefined): boolean =>
  sees ?? known !== undefined;

/** A server of one's own may want none. */
const needsKey = (provider: ProviderName, isKnownAddress: boolean): boolean =>
  provider !== 'openai-compatible' || isKnownAddress;

/** Undefined for a server of one's own without one, for another model behind a known name, and for `auto`. */
export function priceNamed(id: string, models: ModelsOption = {}): Price | undefined {
  const choice = models[id];
  const given = typeof choice === 'object' ? choice : {};
  const known = KNOWN_MODELS[id];
  const model = given.model ?? known?.model;
  return model === undefined ? undefined : priceOf(model, given, known);
}

function priceOf(model: string, { price }: ModelChoice, known: KnownModel | undefined): Price | undefined {
  return price ?? (model === known?.model ? known.price : undefined);
}

function keyVariable(provider: ProviderName, known: KnownModel | undefined): string {
  if (known?.provider === provider) return known.keyVariable;
  return provider === 'anthropic' ? ANTHROPIC.keyVariable : OPENAI.keyVariable;
}

/**
 * Those that a session asks, one after the other where an answer is of no use; none where it names none. Without being
 * named no model is asked, since to ask it sends out what the page shows.
 * @param named as the session has it
 * @returns or the name of the one that can't be asked
 */
export function modelsFor(
  named: string,
  models: ModelsOption,
  env = process.env,
): OfferedModel[] | { missing: string } {
  const name = named === 'default' ? defaultModel(models) : named;
  if (name === undefined) return [];
  const offered = offeredModels(models, env);
  if (name !== 'auto') {
    const one = offered.find(({ id }) => id === name);
    return one === undefined ? { missing: name } : [one];
  }
  const own = namedModels(models);
  const [cheapest, ...stronger] = own.length === 0 ? offered : offered.filter(({ id }) => own.includes(id));
  return cheapest === undefined ? [] : [cheapest, ...stronger.slice(0, 1)];
}

/** The one that is asked where a case names none. */
export function defaultModel(models: ModelsOption = {}): string | undefined {
  const { default: named } = models;
  if (typeof named === 'string') return named;
  const [only, another] = namedModels(models);
  return another === undefined ? only : undefined;
}

/** What is wrong with the option, each reported with how to mend it. */
export function faultsOfModels(given: unknown): string[] {
  if (given === undefined) return [];
  if (!isObject(given))
    return ['`models` are no names and models. Write them such as models: { haiku: true }.'];
  return Object.entries(given).flatMap(([id, choice]) =>
    id === 'default' ? faultOfDefault(choice, given) : faultsOfChoice(id, choice),
  );
}

function faultOfDefault(named: unknown, models: object): string[] {
  if (named === undefined) return [];
  const names = [
    ...Object.keys(models).filter((id) => id !== 'default'),
    ...Object.keys(KNOWN_MODELS),
    'auto',
  ];
  if (typeof named === 'string' && names.includes(named)) return [];
  const shown = JSON.stringify(named);
  return [
    `\`default\` of \`models\` is ${shown}, which is no model. Write one of ${[...new Set(names)].join(', ')}.`,
  ];
}

function faultsOfChoice(id: string, choice: unknown): string[] {
  if (choice === undefined || (choice === true && id in KNOWN_MODELS)) return [];
  if (!isObject(choice)) return [`The model \`${id}\` of \`models\` can't be used. ${EXAMPLE}`];
  const wrong = Object.entries(choice).filter(
    ([field, value]) => value !== undefined && FIELDS[field]?.(value) !== true,
  );
  const faults = wrong.map(([field]) =>
    field in FIELDS
      ? `The model \`${id}\` of \`models\` can't be used: its \`${field}\` is wrong. ${EXAMPLE}`
      : `The model \`${id}\` of \`models\` has no field \`${field}\`: it has ${Object.keys(FIELDS).join(', ')}. ${EXAMPLE}`,
  );
  return id in KNOWN_MODELS || faults.length > 0 ? faults : faultsOfOwn(id, choice);
}

function faultsOfOwn(id: string, { provider, model, baseURL }: ModelChoice): string[] {
  if (provider === undefined || model === undefined)
    return [`The model \`${id}\` of \`models\` needs a \`provider\` and a \`model\`. ${EXAMPLE}`];
  return provider === 'openai-compatible' && baseURL === undefined
    ? [`The model \`${id}\` of \`models\` needs a \`baseURL\`. ${EXAMPLE}`]
    : [];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 0;

const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  provider: (value) => PROVIDERS.some((one) => one === value),
  model: isText,
  baseURL: (value) => typeof value === 'string' && URL.canParse(value),
  apiKey: isText,
  price: (value) => isObject(value) && isAmount(value['input']) && isAmount(value['output']),
  sees: (value) => typeof value === 'boolean',
};

const EXAMPLE =
  "Write it such as models: { local: { provider: 'openai-compatible', baseURL: 'http://127.0.0.1:11434/v1', model: 'qwen3' } }.";
