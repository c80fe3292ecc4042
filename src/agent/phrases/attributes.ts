/** How people say what is to be perceived of a thing besides its text: a placeholder, a tooltip, where a link leads. */
import type { Attribute, Target, TextRelation } from '../action.js';
import { phrase } from './phrase.js';
import { saysSomething } from './saysSomething.js';

export const attributes = [
  phrase({
    kind: 'expectAttribute',
    expressions: [
      '{element} {not}has/shows (the )(a )(an ){attribute} {text}',
      '{element} {not}has (the )(a )(an ){attribute} that shows {text}',
    ],
    example: 'The "Email" field has the placeholder "you@example.com"',
    build: ({ element, not, attribute, text }) =>
      expecting(element, attribute, { relation: 'is', text, negated: not }),
  }),
  phrase({
    kind: 'expectAttribute',
    expressions: ['(the ){attribute} of/for {element} {wholeRelation} {text}'],
    example: 'The tooltip of the "Save" button contains "draft"',
    build: ({ element, attribute, wholeRelation, text }) =>
      expecting(element, attribute, { ...wholeRelation, text }),
  }),
  phrase({
    kind: 'expectAttribute',
    expressions: [
      '{element} {not}leads/points/links/goes to (the page ){address}',
      '{element} {not}leads/points/links/goes to the {address} page',
    ],
    example: 'The "Home" link leads to "/"',
    build: ({ element, not, address }) =>
      element.role === undefined || element.role === 'link'
        ? expecting(element, 'address', { relation: 'is', text: address, negated: not })
        : undefined,
  }),
];

interface Stated {
  relation: TextRelation;
  text: string;
  negated: boolean;
}

function expecting(target: Target, attribute: Attribute, stated: Stated) {
  // That it has none is another thing than that it is an empty one.
  if (stated.text.trim() === '' || !saysSomething(stated.relation, stated.text)) return undefined;
  return { kind: 'expectAttribute', target, attribute, ...stated } as const;
}
