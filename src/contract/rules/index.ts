/** The rules, limits and flows of the service's description as data: each with its place in the code and its proof. */
import { captureRules, caseRules, evidenceRules, sessionRules } from './recordRules.js';
import type { Rule } from './Rule.js';
import { deviceRules, planRules, wireRules } from './workRules.js';

export { ASSUMPTIONS, type Assumption } from './assumptions.js';
export { FLOWS, type Flow } from './flows.js';
export { LIMITS, type Limit } from './limits.js';
export type { Rule } from './Rule.js';

export const RULES: Readonly<Record<string, readonly Rule[]>> = {
  Sessions: sessionRules,
  'Messages, screenshots, timeline': evidenceRules,
  Capture: captureRules,
  Cases: caseRules,
  'Plans and their runs': planRules,
  'Devices and uploads': deviceRules,
  'On the wire': wireRules,
};
