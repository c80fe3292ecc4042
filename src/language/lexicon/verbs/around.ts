/** What is around a page: files, time, what is kept, the window. */
import type { Action, Target } from '../../../meaning/meaning.js';
import { markedAsEvent } from '../../grammar/predicates/said.js';
import type { Thing, VerbEntry } from './VerbEntry.js';

/** What is in them is there to be chosen. */
const HOLDERS: ReadonlySet<string> = new Set(['section', 'list', 'table', 'sidebar', 'navigation', 'tree']);

export const AROUND: readonly VerbEntry[] = [
  {
    verbs: 'upload, attach, drop, add, try|tried',
    ways: [
      [
        '(the|a|my|file|files|the_file|the_files|the_document|document|the_picture|the_photo)? {files!} (to|into|in|on|onto|under|for|as|at|where_it_says|by|by_clicking|by_clicking_on|by_pressing|by_means_of|with|through|using|via) {thing}',
        'upload files:files target:thing',
      ],
      [
        '(the|a|my|our)? {bare} \\( {files} \\) (to|into|in|under|for|with|via|using|through|by) {thing}',
        'upload files:files target:thing',
        -0.2,
      ],
      // "Attach the signed contract (`contract.pdf`)"
      ['(the|a|an|my|our)? {bare} \\( {files} \\)', 'upload files:files', -0.1],
      [
        '(the|a|my|our)? {bare} (,|:|-)? {files} (,)? (to|into|in|under|for|where_it_says|at) {thing}',
        'upload files:files target:thing',
      ],
      [
        '(the|a|my|file|files|the_file|the_files|the_document|document|the_new_version|the_picture|the_photo)? {files!}',
        'upload files:files',
        0.1,
      ],
    ],
  },
  {
    verbs: 'choose|chose|chosen, select, pick',
    ways: [
      [
        '(the|a|my)? (file|files|document|picture|photo|image) {files!} ((to|into|in|on|under|for|as|at|using|via) {thing})?',
        'upload files:files target:thing',
      ],
      // In a list or panel it is one of those that are there; "the "Attachments" section" may as well take one.
      [
        '(the|a|my)? (file|files|document|picture|photo|image) {files!} in {thing}',
        ({ files, thing: within }: Thing & { files: string[] }) =>
          HOLDERS.has(within.role ?? '') && (within.role !== 'section' || within.name === undefined)
            ? files.map((name): Action => ({ kind: 'click', target: { name, within } }))
            : undefined,
        -0.1,
      ],
      ['{files} (for|as|with|using|via) {thing}', 'upload files:files target:thing', 0.2],
    ],
  },
  {
    verbs: 'download',
    ways: [
      ['(the)? {things!}', 'click target:things times:times', 0.6],
      ['{quotedThing}', 'download target:quotedThing'],
      ['(a|the) file by clicking (on)? {thing}', 'download target:thing'],
    ],
  },
  {
    verbs: 'wait, pause, sleep, idle, hold on, do nothing, let|let',
    ways: [
      [
        '(for)? (about|around|roughly|approximately|another)? {duration} (long)? (without touching {bare})?',
        'wait milliseconds:duration',
      ],
      ['(for)? (a_few_seconds|a_couple_of_seconds|a_moment|a_bit|briefly)', 'wait milliseconds:=3000'],
      ['(the|another)? {duration} {bare}? run_out|pass|elapse', 'wait milliseconds:duration'],
      // Each step waits for it by itself.
      [
        '(for|until|till) (the|this)? page (to)? (be|is|has)? (fully|completely)? (loaded|load|finish_loading|finished_loading|been_loaded) (fully|completely)?',
        'pass',
        -0.3,
      ],
      [
        '(for|until|till) {thing} (to)? (be|is|are|has|have)? (there|visible|shown|displayed|appears|appear|appeared|loaded|opens|open|comes_up|shows_up|back|shown_again|ready|up|finished)?',
        'waitFor target:thing negated:=false',
        0,
      ],
      [
        '(for|until|till) {thing} (to)? (be|is|are|has|have)? (gone|go|disappear|disappears|disappeared|vanish|vanishes|hidden|go_away|goes_away|gone_away|not_visible|no_longer_visible|invisible)',
        'waitFor target:thing negated:=true',
      ],
      // "Wait 3 seconds until the change is saved": so long, whatever for.
      [
        '(for)? {duration} (until|till|so_that|for) (the|all|my)? {plainWord} (is|are|has_been|have_been) (saved|loaded|stored)',
        'wait milliseconds:duration',
      ],
      [
        '(for|until|till) {amount} {countedHere} (are)? (there|visible|shown)?',
        'expectCount things:countedHere ...amount',
        -0.1,
      ],
      [
        '(up_to|at_most|no_more_than) {duration} (for|until|till) {thing} (to)? (be|is)? (there|visible|shown|displayed|appears|appear)?',
        'expectVisible target:thing negated:=false limit:duration',
      ],
      [
        '(up_to|at_most|no_more_than) {duration} (for|until|till) {thing} (to)? (be|is)? (gone|disappear|disappears|vanish|vanishes|hidden)',
        'expectVisible target:thing negated:=true limit:duration',
      ],
      [
        '(for|until|till) {actor} {aux} (see|sees) {thing}',
        ({ aux, thing: target }: Thing & { aux: { negated: boolean } }) => ({
          ...{ kind: 'waitFor', target, negated: aux.negated },
        }),
        -0.1,
      ],
      [
        '(up_to|at_most|no_more_than|max|a_maximum_of) {duration} (for|until|till) {statement}',
        ({ duration: limit, statement }: { duration: number; statement: Action[] }) =>
          statement.map((action) => ({ ...action, limit })),
        0.3,
      ],
      [
        '(for|until|till) {statement}',
        ({ statement }: { statement: Action[] }) => statement.map(markedAsEvent),
        0.1,
      ],
    ],
  },
  {
    verbs:
      'remember, memorise, memorize, note, note down, keep|kept, store, save, write down, copy, take note of, read',
    ways: [
      [
        '(the (text|value|number|content) (of|in|displayed_in|shown_in))? {thing!} as {variable}',
        'remember as:variable target:thing',
      ],
      ['what {thing} shows as {variable}', 'remember as:variable target:thing'],
      [
        '(the|this)? (current|page)? {pagePart} (of the (page|tab))? as {variable}',
        'rememberPage as:variable part:pagePart',
        -0.4,
      ],
    ],
  },
  {
    verbs: 'remember, memorise, memorize, note, note down, write down, take note of',
    ways: [
      [
        '(the (value|text) (of|in|displayed_in|shown_in))? {thing!}',
        ({ thing }: Thing) => ({ kind: 'remember', as: variableOf(thing), target: thing }),
        0.2,
      ],
    ],
  },
  {
    verbs: 'set|set, resize, change, shrink|shrank|shrunk, make|made',
    ways: [
      [
        '{windowWords} (to|at|=|:)? {size}',
        ({ size }: { size: readonly [number, number] }) => ({
          kind: 'setWindow',
          width: size[0],
          height: size[1],
        }),
        -0.4,
      ],
      [
        '(to|at) {size}',
        ({ size }: { size: readonly [number, number] }) => ({
          kind: 'setWindow',
          width: size[0],
          height: size[1],
        }),
      ],
    ],
  },
  {
    verbs: 'emulate, use, simulate',
    ways: [['(a|an|the)? {device}', 'emulate device:device', -0.6]],
  },
  {
    verbs: 'emulate, simulate',
    ways: [['(a|an|the)? {quotedName}', 'emulate device:quotedName', -0.3]],
  },
  {
    verbs: 'set|set, add',
    ways: [['{cookie:name} (to|with|=) (value)? {value}', 'setCookie name:name value:value', -0.4]],
  },
  {
    verbs: 'take|took|taken, make|made, capture',
    ways: [
      [
        'a (picture|screenshot|screen_shot) of the (whole|full|entire|current)? (page|screen) ((called|named|as) {name})?',
        'takePicture name:name',
        -0.4,
      ],
      [
        'a (picture|screenshot|screen_shot) (of {thing})? (called|named {name})?',
        'takePicture target:thing name:name',
      ],
      [
        'a (picture|screenshot|screen_shot) of {thing} (called|named|as) {name}',
        'takePicture target:thing name:name',
      ],
      ['a (picture|screenshot|screen_shot) (called|named|as) {name}', 'takePicture name:name'],
    ],
  },
];

/** "The incident number" is known as {{incident}}. */
const variableOf = ({ name = 'value' }: Target): string =>
  name
    .toLowerCase()
    .replace(/ (?:number|value|no\.?|id)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_');
