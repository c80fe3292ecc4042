/**
 * What a rule means, as data: `fill target:field value:value` is an action of that kind, each part what a slot of the pattern
 * gave. A slot that gave nothing leaves its part out; one that gave several things makes an action of each.
 *
 *     times:times     what the slot `times` gave         negated:=true    the value itself
 *     towards:=up     the text itself, "_" for a space   target:<form>    a thing of that kind, or <it>
 *     ...amount       all parts of what the slot gave    text:'count      what the slot gave, as a text
 *     a.b:=x          a part of a part                   @clauses         the actions that the slot gave
 *
 * `;` stands between several.
 */
import type { Action } from '../meaning/meaning.js';
import type { Captures, Rule } from './chart.js';

type Build = (parts: Captures) => unknown;

export function fromTemplate(template: string): Build {
  const [kind, ...pairs] = template.split(' ');
  const parts = pairs.map((pair): [name: string, read: Build] => {
    if (pair.startsWith('...')) return ['...', readerOf(pair.slice(3))];
    const at = pair.indexOf(':');
    return [pair.slice(0, at), readerOf(pair.slice(at + 1))];
  });
  return (captures) => {
    const built: Record<string, unknown> = { kind };
    for (const [name, read] of parts) {
      const value = read(captures);
      if (value !== undefined) put(built, name, value);
    }
    return forEachTarget(built);
  };
}

/** A rule in one line: its pattern, what it means, what it costs. */
export type Row = readonly [pattern: string, means: string, cost?: number];

/** Rules that mean actions. */
export const rowsOf = (rows: readonly Row[]): Rule[] =>
  rows.map(([pattern, means, cost = 0]) => ({ pattern, cost, means: actionsFrom(means) }));

function actionsFrom(templates: string): (captures: Captures) => Action[] {
  const builds = templates
    .split(' ; ')
    .map((each): Build =>
      each.startsWith('@') ? (captures) => captures[each.slice(1)] ?? [] : fromTemplate(each),
    );
  return (captures) => builds.flatMap((build) => build(captures) as Action | Action[]);
}

/** What is meant of several things is meant of each. */
function forEachTarget(built: Record<string, unknown>): unknown {
  const { target } = built as { target?: { name?: unknown } };
  if (Array.isArray(target)) return target.map((one: unknown) => ({ ...built, target: one }));
  if (!Array.isArray(target?.name)) return built;
  return target.name.map((name: unknown) => ({ ...built, target: { ...target, name } }));
}

function put(built: Record<string, unknown>, name: string, value: unknown): void {
  const [outer = '', inner] = name.split('.');
  if (name === '...') Object.assign(built, value);
  else if (inner === undefined) built[name] = value;
  else built[outer] = { ...(built[outer] as object | undefined), [inner]: value };
}

function readerOf(source: string): Build {
  if (source.startsWith('=')) {
    const value = literal(source.slice(1));
    return () => value;
  }
  if (source.startsWith("'")) return (captures) => String(captures[source.slice(1)]);
  const role = /^<(.+)>$/.exec(source)?.[1]?.replace(/_/g, ' ');
  if (role !== undefined) return () => thingOf(role);
  // Once is what nobody has to say.
  if (source === 'times') return ({ times }) => (times === 1 ? undefined : times);
  return (captures) => captures[source];
}

/** `<it>` is what was named last, `<that_field>` the field that was. */
function thingOf(words: string): object {
  const role = /^that (.+)$/.exec(words)?.[1];
  if (role !== undefined) return { ref: 'it', role };
  return words === 'it' ? { ref: 'it' } : { role: words };
}

function literal(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text.replace(/_/g, ' ');
}
