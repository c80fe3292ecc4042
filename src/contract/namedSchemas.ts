/** Every schema that the contract exports, by its name. */
import { z } from 'zod';
import * as capture from './capture.js';
import * as cases from './case.js';
import * as catalogue from './catalogue.js';
import * as errorBody from './errorBody.js';
import * as evidence from './evidence.js';
import * as plan from './plan.js';
import * as planRun from './planRun.js';
import * as session from './session.js';
import * as upload from './upload.js';

const ROOMS = [catalogue, upload, session, evidence, capture, cases, plan, planRun, errorBody];

/** Schemas begin with a capital letter; what else the modules export does not. */
export function namedSchemas(): [string, z.ZodType][] {
  const exported = ROOMS.flatMap((module) => Object.entries<unknown>(module));
  return exported.filter(
    (entry): entry is [string, z.ZodType] => /^[A-Z][a-z]/.test(entry[0]) && entry[1] instanceof z.ZodType,
  );
}
