/** What a case says of itself that can't be kept where it is run as one of a plan. */
import type { Case, CaseOptions } from './case.js';

/** Such a case is not run, in a plan as elsewhere. */
export const isSkippedByTag = ({ tags }: Pick<Case, 'tags'>): boolean =>
  tags.includes('@skip') || tags.includes('@fixme');

/** The contract has one value for all cases of a run. */
const SHARED = ['model', 'timeout', 'device', 'app', 'userDeviceId'] as const;

/** Undefined where it can be run as it says. */
export function faultOfPlannedCase(one: Case, ofPlan: CaseOptions): string | undefined {
  if (isSkippedByTag(one)) return undefined;
  if (one.tags.includes('@fail')) return `the case "${one.title}" is tagged @fail, ${NO_FAIL}`;
  const own = SHARED.find((name) => one.options[name] !== undefined && one.options[name] !== ofPlan[name]);
  if (own === undefined) return otherPlatform(one, ofPlan);
  return `the case "${one.title}" has its own \`${own}\`, and a plan runs all its cases with one. Please put it on the plan, or run the case as an entry of its own.`;
}

const NO_FAIL =
  'and a plan has no case that is expected to fail. Please run it as an entry of its own, or take the tag out.';

/** One run has one device for all its mobile cases; those of the desktop need none. */
function otherPlatform({ title, options }: Case, ofPlan: CaseOptions): string | undefined {
  const platforms = [options.platform, ofPlan.platform];
  if (!platforms.includes('android') || !platforms.includes('ios')) return undefined;
  return `the case "${title}" is one for ${options.platform ?? ''}, and the plan is one for ${ofPlan.platform ?? ''}. Please list it in a plan for its platform, or run it as an entry of its own.`;
}
