/** How people say that they answer dialogs of the browser's own, and what they expect of them. */
import { phrase } from './phrase.js';
import { statedText } from './statedText.js';

/** The buttons that browsers give their dialogs. */
const ANSWERS: Record<string, { kind: 'acceptDialog' | 'dismissDialog' } | undefined> = {
  ok: { kind: 'acceptDialog' },
  okay: { kind: 'acceptDialog' },
  cancel: { kind: 'dismissDialog' },
};

export const dialogs = [
  phrase({
    kind: 'acceptDialog',
    expressions: ['accept {browserDialog}'],
    example: 'I accept the dialog',
    build: () => ({ kind: 'acceptDialog' }),
  }),
  phrase({
    kind: 'acceptDialog',
    // To confirm what the page shows may be to check it.
    expressions: ['confirm {nativeDialog}'],
    example: 'I confirm the browser dialog',
    build: () => ({ kind: 'acceptDialog' }),
  }),
  phrase({
    kind: 'dismissDialog',
    expressions: ['dismiss/cancel {browserDialog}'],
    example: 'I dismiss the dialog',
    build: () => ({ kind: 'dismissDialog' }),
  }),
  phrase({
    kind: 'answerDialog',
    expressions: [
      'answer {browserDialog} with {text}',
      'reply/respond to {browserDialog} with {text}',
      'accept {browserDialog} with {text}',
    ],
    example: 'I answer the prompt with "Ada"',
    build: ({ text }) => ({ kind: 'answerDialog', text }),
  }),
  phrase({
    kind: 'acceptDialog',
    isOffered: false,
    expressions: ['click/press/tap (on )OK in/on {nativeDialog}'],
    example: 'I click OK in the browser dialog',
    build: () => ({ kind: 'acceptDialog' }),
  }),
  phrase({
    kind: 'acceptDialog',
    isOffered: false,
    expressions: ['click/press/tap (on )(the ){text} (button )in/on {nativeDialog}'],
    example: 'I click "OK" in the browser dialog',
    build: ({ text }) => ANSWERS[text.trim().toLowerCase()],
  }),
  phrase({
    kind: 'dismissDialog',
    isOffered: false,
    expressions: ['click/press/tap (on )Cancel in/on {nativeDialog}'],
    example: 'I click Cancel in the browser dialog',
    build: () => ({ kind: 'dismissDialog' }),
  }),
  phrase({
    kind: 'answerDialog',
    isOffered: false,
    expressions: ['enter/type/write {text} in/into {nativeDialog}'],
    example: 'I type "Ada" into the browser dialog',
    build: ({ text }) => ({ kind: 'answerDialog', text }),
  }),
  phrase({
    kind: 'expectDialog',
    expressions: [
      '{nativeDialog} {says} {text}',
      'the text/message of {nativeDialog} {says} {text}',
      '{nativeDialog} {says} the text/message {text}',
    ],
    example: 'A browser dialog says "Sure?"',
    build: ({ says, text }) => {
      const stated = statedText(says, text);
      return stated && { kind: 'expectDialog', ...stated };
    },
  }),
  phrase({
    kind: 'expectDialog',
    expressions: ['there is no {nativeDialog}', 'no {nativeDialog} is open/shown/visible/displayed'],
    example: 'There is no browser dialog',
    build: () => ({ kind: 'expectDialog', negated: true }),
  }),
  phrase({
    kind: 'expectDialog',
    expressions: ['no {nativeDialog} opens/appears'],
    example: 'No browser dialog opens',
    build: () => ({ kind: 'expectDialog', negated: true }),
  }),
  phrase({
    kind: 'expectDialog',
    expressions: [
      'there is {not}{nativeDialog}',
      '{not}see {nativeDialog}',
      '{nativeDialog} {not}opens/appears',
      '{nativeDialog} is {not}open/shown/visible/displayed',
    ],
    example: 'A browser dialog opens',
    build: ({ not }) => ({ kind: 'expectDialog', negated: not }),
  }),
];
