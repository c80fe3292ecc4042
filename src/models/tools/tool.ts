/** What a tool of a model is: a meaning whose things are references, or words for what is not to be seen. */
import { z } from 'zod';
import type { Purpose } from '../../grounding/Grounding.js';
import { KIND_SPELLINGS, type Kind } from '../../meaning/kinds.js';
import type { Action, Target } from '../../meaning/meaning.js';
import { TEXT_RELATIONS } from '../../meaning/relations.js';

/** How a thing is given: by its reference, or in words. */
export interface ThingSaid {
  ref?: number | undefined;
  name?: string | undefined;
  kind?: string | undefined;
  in?: number | undefined;
}

/** @throws where it is given by neither, or by a reference that is not there */
export type Finder = (said: ThingSaid, purpose: Purpose) => Target;

export interface Tool {
  description: string;
  schema: z.ZodObject;
  /** What it means; a text is a sentence of the language. */
  toAction: (input: never, find: Finder) => Action | string;
}

export const KINDS = Object.keys(KIND_SPELLINGS) as Kind[];
export const ref = z.int().describe('The number in [ ] behind a thing of the screen.');
export const SEEN = { ref };
export const THING = {
  ref: ref.optional(),
  name: z.string().optional().describe('In place of ref, for what is not on the screen: what it is called.'),
  kind: z.enum(KINDS).optional().describe('What the thing with that name is.'),
  in: z.int().optional().describe('With name: the reference of the place that it is looked for in.'),
};
export const negated = z.boolean().optional().describe('true: it is expected not to be so.');
export const relation = z.enum(TEXT_RELATIONS);
export const times = z.int().min(1).optional();

export function tool<Shape extends z.ZodRawShape>(
  description: string,
  shape: Shape,
  toAction: (input: z.output<z.ZodObject<Shape>>, find: Finder) => Action | string,
): Tool {
  return { description, schema: z.object(shape), toAction: toAction };
}
