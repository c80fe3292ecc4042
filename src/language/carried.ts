/** What a step carries below its text, a table or a text of several lines, goes where its sentence leaves a place for it. */
import type { Action, Expectation } from '../meaning/meaning.js';
import type { StepInWords } from './read.js';
import type { Token } from './tokens.js';

/** Stands for the text that a step carries, where its words say "the following". */
export const CARRIED = '\u0001';

export type Carries = 'table' | 'text' | undefined;

export const carries = ({ table, docString }: StepInWords): Carries =>
  table !== undefined ? 'table' : docString !== undefined ? 'text' : undefined;

/** What it carries is as good as a quotation. */
export const carriedTokens = ({ table = [], docString }: StepInWords): Token[] =>
  [...table.flat(), ...(docString === undefined ? [] : [docString])].map((text) => ({
    ...{ type: 'quoted', text, lower: text.toLowerCase(), from: 0, to: 0, style: 'quotes' },
  }));

/** Undefined where the sentence takes no such thing. */
export function withCarried(actions: readonly Action[], step: StepInWords): Action[] | undefined {
  const { table, docString } = step;
  if (docString !== undefined) return withText(actions, docString);
  if (table !== undefined) return withTable(actions, table);
  return [...actions];
}

function withText(actions: readonly Action[], text: string): Action[] | undefined {
  const put = actions.map((action) => putText(action, text));
  return put.some((action, index) => action !== actions[index]) ? put : undefined;
}

function putText(action: Action, text: string): Action {
  if ('value' in action && action.value === CARRIED) return { ...action, value: text };
  if ('text' in action && action.text === CARRIED) return { ...action, text };
  if (action.kind !== 'expectVisible' || action.target.name !== CARRIED) return action;
  return { ...action, target: { ...action.target, name: text } };
}

function withTable(actions: readonly Action[], table: readonly string[][]): Action[] | undefined {
  const [only, another] = actions;
  if (only === undefined || another !== undefined) return undefined;
  if (only.kind === 'fillForm') return only.fields.length === 0 ? withFields(only, table) : undefined;
  if (only.kind === 'expectItems') return only.items.length === 0 ? withItems(only, table) : undefined;
  if (only.kind === 'expectEach' && only.targets[0]?.name === CARRIED) return eachOf(only, table);
  return only.kind === 'expectContent' && only.target.name === CARRIED ? contentsOf(only, table) : undefined;
}

type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

function withFields(only: Of<'fillForm'>, table: readonly string[][]): Action[] | undefined {
  const fields = pairsIn(table)?.map(([name, value]) => ({ name, value }));
  return fields && [{ ...only, fields }];
}

const contentsOf = (only: Of<'expectContent'>, table: readonly string[][]): Action[] | undefined =>
  pairsIn(table)?.map(([name, text]): Expectation => ({ ...only, target: { name }, text }));

/** One in each row, or all in one row; what has rows and columns says more than that they are somewhere. */
function eachOf(only: Of<'expectEach'>, table: readonly string[][]): Action[] | undefined {
  const isPlain = table.length === 1 || table.every((row) => row.length === 1);
  const names = table.flat().map((cell) => cell.trim());
  if (!isPlain || names.includes('')) return undefined;
  return [{ ...only, targets: names.map((name) => ({ ...only.targets[0], name })) }];
}

function withItems(only: Of<'expectItems'>, table: readonly string[][]): Action[] | undefined {
  if (only.target.role === 'table' || table.some((row) => row.length !== 1)) {
    const { items: _, ...listing } = only;
    return [{ ...listing, kind: 'expectRows', rows: table.map((row) => [...row]) }];
  }
  return [{ ...only, items: table.map(([item = '']) => item) }];
}

/** Names and values, without a first row that only says so: "Field | Value", but not "Name | Ada". */
function pairsIn(table: readonly string[][]): [string, string][] | undefined {
  if (table.some((row) => row.length !== 2)) return undefined;
  const [name = '', value = ''] = table[0] ?? [];
  const isHead = table.length > 1 && NAMES.test(name) && VALUES.test(value);
  return (isHead ? table.slice(1) : table).map((row) => [row[0] ?? '', row[1] ?? '']);
}

const NAMES = /^(?:field|name|label|key|input|property|element|control)s?$/i;
const VALUES = /^(?:value|text|content|input|entry|data|test data|expected|expected value)s?$/i;
