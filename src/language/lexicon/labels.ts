/** Words that stand on buttons. */

/** What people write for the button of that name. */
export const LABEL_VERBS: ReadonlySet<string> = new Set(
  `submit save cancel apply send confirm delete edit continue search calculate post publish proceed next back done finish archive mute print remove update
   reject approve merge share print export import restore reply forward reserve unsubscribe checkout
   saves cancels applies confirms deletes searches submits rejects approves merges shares exports imports restores reserves publishes archives
   continues proceeds finishes`.split(/\s+/),
);

/** They do something where another verb follows: "OK closes the dialog". */
export const isOnButton = (word: string): boolean => LABEL_VERBS.has(word) || MORE.test(word);

const MORE = /^(?:ok|yes|no|reset|undo|redo|close|clear|login|logout)$/;
