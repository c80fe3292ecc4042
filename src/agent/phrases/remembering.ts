/** How people say that something is kept for later steps. */
import { phrase } from './phrase.js';

export const remembering = [
  phrase({
    kind: 'rememberPage',
    expressions: [
      'remember/save/store/keep/note (down )the (current )(page )URL/address as {variable}',
      'remember/save/store/keep/note (down )the URL/address of the/this (current )page as {variable}',
    ],
    example: 'I remember the URL as {{place}}',
    build: ({ variable }) => ({ kind: 'rememberPage', part: 'URL', as: variable }),
  }),
  phrase({
    kind: 'rememberPage',
    expressions: [
      'remember/save/store/keep/note (down )the page title as {variable}',
      'remember/save/store/keep/note (down )the title of the/this (current )page as {variable}',
    ],
    example: 'I remember the page title as {{title}}',
    build: ({ variable }) => ({ kind: 'rememberPage', part: 'title', as: variable }),
  }),
  phrase({
    kind: 'remember',
    expressions: ['remember/save/store/keep/note (down ){shown} as {variable}'],
    example: 'I remember the order number as {{order}}',
    build: ({ shown, variable }) => ({ kind: 'remember', target: shown, as: variable }),
  }),
  phrase({
    kind: 'remember',
    expressions: ['remember/save/store/keep/note (down )what {target} shows as {variable}'],
    example: 'I remember what the "Total" row shows as {{total}}',
    build: ({ target, variable }) => ({ kind: 'remember', target, as: variable }),
  }),
];
