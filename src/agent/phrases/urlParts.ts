/** How people say what they expect of the parts of the page's address. */
import { phrase } from './phrase.js';
import { saysSomething } from './saysSomething.js';

export const urlParts = [
  phrase({
    kind: 'expectUrlPart',
    expressions: [
      '(the )(current )URL {urlPart} {wholeRelation} {text}',
      '(the ){urlPart} of the URL/address/page {wholeRelation} {text}',
      "the URL's {urlPart} {wholeRelation} {text}",
    ],
    example: 'The URL path is "/cart"',
    build: ({ urlPart, wholeRelation, text }) =>
      text.trim() === '' || !saysSomething(wholeRelation.relation, text)
        ? undefined
        : { kind: 'expectUrlPart', part: urlPart, ...wholeRelation, text },
  }),
  phrase({
    kind: 'expectQuery',
    expressions: ['(the )(URL )(query )parameter {named} {wholeRelation} {text}'],
    example: 'The query parameter "page" is "2"',
    build: ({ named, wholeRelation: { relation, negated }, text }) =>
      named === '' || !saysSomething(relation, text)
        ? undefined
        : { kind: 'expectQuery', name: named, is: { relation, text }, negated },
  }),
  phrase({
    kind: 'expectQuery',
    expressions: [
      '(the )URL {not}has/contains (the )(a )(query )parameter {named} with (the )(value ){text}',
    ],
    example: 'The URL has the query parameter "page" with "2"',
    build: ({ not, named, text }) =>
      named === '' || text.trim() === ''
        ? undefined
        : { kind: 'expectQuery', name: named, is: { relation: 'is', text }, negated: not },
  }),
  phrase({
    kind: 'expectQuery',
    expressions: ['(the )URL {not}has/contains (the )(a )(query )parameter {named}'],
    example: 'The URL has the query parameter "page"',
    build: ({ not, named }) =>
      named === '' ? undefined : { kind: 'expectQuery', name: named, negated: not },
  }),
];
