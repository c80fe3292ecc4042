/** Fields by the texts beside them: "the Admitted date field" is what one calls "Admitted", and takes a date. */
import type { ScreenNode } from '../../screen/Screen.js';
import { bearersOf, type Bearer } from '../names/screenIndex.js';
import { fieldsNamedBy } from '../places/fieldsNamedBy.js';
import { pathOf } from '../places/structure.js';
import type { Search } from '../search.js';
import { marksOf } from './marks.js';

export function fieldsCalled(search: Search, texts: readonly Bearer[], folded: string): ScreenNode[] {
  const fields = fieldsNamedBy(search, texts);
  return fields.length > 0 ? fields : dateFieldsCalled(search, folded);
}

function dateFieldsCalled(search: Search, folded: string): ScreenNode[] {
  const [, shorter] = /^(\p{L}{3,}) date$/u.exec(folded) ?? [];
  if (shorter === undefined) return [];
  const named = bearersOf({ plain: shorter, folded: shorter, fitOfPart: undefined }, search.index);
  const texts = named.filter(({ fit }) => fit === 'exact' || fit === 'case').map(({ bearer }) => bearer);
  return fieldsNamedBy(search, texts).filter(takesDate);
}

const takesDate = (field: ScreenNode): boolean =>
  field.attributes.type === 'date' ||
  DATE.test(field.value ?? '') ||
  pathOf(field)
    .slice(0, DEEP)
    .some((part) => PICKER.test(marksOf(part)));

const DEEP = 5;
const DATE = /^(?:\d{4}-\d\d?-\d\d?|\d{1,2}([./-])\d{1,2}\1\d{2,4})$/;
const PICKER = /(?:^|[ -])date-?(?:time-?)?picker(?=[ -]|$)/;
