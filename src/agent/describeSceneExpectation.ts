/** Expectations of what is around a page, as statements. */
import { IMPACTS, type Impact } from './accessibility/impacts.js';
import { describeAmount, describeRelation } from './describeRelation.js';
import { quote } from './describeTarget.js';
import type { StatedText } from './relations.js';
import type { SceneExpectation, SceneExpectationOf } from './sceneExpectation.js';

export const SCENE_STATEMENTS: {
  [Kind in SceneExpectation['kind']]: (expectation: SceneExpectationOf<Kind>) => string;
} = {
  expectDialog: ({ is, negated }) =>
    is === undefined
      ? `${negated ? 'no' : 'a'} browser dialog is open`
      : `the browser dialog${describeText(is, negated)}`,
  expectTabs: (amount) => {
    const one = (amount.most ?? amount.count) === 1;
    return `there ${one ? 'is' : 'are'} ${describeAmount(amount)} browser ${one ? 'tab' : 'tabs'}`;
  },
  expectNewTab: ({ negated }) => `${negated ? 'no' : 'a'} new tab opens`,
  expectDownload: ({ is, negated }) =>
    `${negated ? 'no' : 'a'} file${is === undefined ? '' : ` whose name${describeText(is, false)}`} was downloaded`,
  expectDownloaded: ({ file, relation, text, negated }) =>
    `${describeFile(file, relation)}${describeText({ relation, text }, negated)}`,
  expectCookie: ({ name, is, negated }) => describeKept(`the cookie ${quote(name)}`, is, negated),
  expectStored: ({ store, name, is, negated }) =>
    describeKept(`the item ${quote(name)} of the ${store}`, is, negated),
  expectTrouble: ({ trouble, negated }) => `there is ${negated ? 'no' : 'a'} ${trouble}`,
  expectAccessible: ({ gravity }) => `there is no ${describeGravity(gravity)}accessibility violation`,
};

/** "The downloaded file is "a.csv"" would speak of its name. */
function describeFile(file: string | undefined, relation: StatedText['relation']): string {
  if (file !== undefined) return `the downloaded file ${quote(file)}`;
  const isOfContent = relation === 'contains' || relation === 'matches';
  return isOfContent ? 'the downloaded file' : 'the content of the downloaded file';
}

function describeGravity(from: Impact): string {
  const graver = IMPACTS.slice(IMPACTS.indexOf(from));
  return graver.length === IMPACTS.length ? '' : `${graver.join(' or ')} `;
}

function describeKept(thing: string, is: StatedText | undefined, negated: boolean): string {
  return is === undefined
    ? `${thing} ${negated ? 'does not exist' : 'exists'}`
    : thing + describeText(is, negated);
}

function describeText({ relation, text }: StatedText, negated: boolean): string {
  return ` ${describeRelation(relation, negated)} ${quote(text)}`;
}
