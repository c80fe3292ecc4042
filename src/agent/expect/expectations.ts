/** Who carries out which expectation. */
import type { Act } from '../act/act.js';
import type { ActionOf, Expectation, Performed } from '../action.js';
import { expectAttribute } from './attribute.js';
import { expectContent, expectEmpty } from './content.js';
import { expectCount } from './count.js';
import { expectEach } from './each.js';
import { expectItems } from './items.js';
import { expectPage, expectQuery, expectTitle, expectUrl, expectUrlPart } from './location.js';
import { expectNumber } from './number.js';
import { expectOrder } from './order.js';
import { expectPattern } from './pattern.js';
import { expectRows } from './rows.js';
import { sceneExpectations } from './sceneExpectations.js';
import { expectSorted } from './sorted.js';
import { expectState } from './state.js';
import { expectVisible } from './visible.js';

export const expectations = {
  expectVisible,
  expectEach,
  expectContent,
  expectEmpty,
  expectState,
  expectCount,
  expectTitle,
  expectUrl,
  expectUrlPart,
  expectQuery,
  expectPage,
  expectPattern,
  expectAttribute,
  expectNumber,
  expectItems,
  expectRows,
  expectSorted,
  expectOrder,
  ...sceneExpectations,
} satisfies { [Kind in Expectation['kind']]?: (expectation: ActionOf<Kind>, act: Act) => Promise<Performed> };
