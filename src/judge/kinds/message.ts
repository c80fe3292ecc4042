/**
 * Messages that tell of an error, a warning or a success, where nobody says in which words. What is there must look like a
 * message, and its words, its markup or its colour must say which kind it is.
 */
import { groundAll } from '../../grounding/ground.js';
import { marksOf } from '../../grounding/kinds/marks.js';
import { takesValue } from '../../grounding/kinds/shapes.js';
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf, Tone } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { colourName } from '../colours.js';
import type { Outcome, View } from '../Judgement.js';
import { ancestorsOf, descendantsOf } from '../../grounding/places/structure.js';

export function judgeMessage({ tone, target }: ActionOf<'expectMessage'>, view: View): Outcome {
  const { screen, before, memory } = view;
  const isAnywhere = Object.keys(target).length === 1;
  const nodes = isAnywhere ? screen.nodes : groundAll(target, screen, 'read', memory);
  const old = new Set(before.screen?.nodes.filter(({ isVisible }) => isVisible).map(({ text }) => text));
  const messages = nodes.filter((node) => isMessage(node, old));
  const found = messages.find((node) => tells(node, tone));
  const observed = () =>
    found === undefined ? sayOthers(messages, tone) : `the message ${quote(wordsOf(found))}`;
  return { holds: found !== undefined, observed, node: found };
}

const SIGNS: Readonly<Record<Tone, { marks: RegExp; words: RegExp; colours: readonly string[] }>> = {
  error: {
    marks: /(?:^|[ -])(?:errors?|invalid|danger|failure|failed|critical)(?=[ -]|$)/,
    words:
      /\b(?:errors?|invalid|incorrect|wrong|fail(?:ed|ure|s)?|denied|unable|cannot|can['’]t|could(?: not|n['’]t)|must|required|missing|expired|oops|sorry|problem|forbidden|already (?:exists?|taken|used|in use|registered)|(?:do|does|did)(?: not|n['’]t) (?:match|exist)|not (?:valid|found|allowed|correct|available|recogni[sz]ed)|please (?:enter|fill|provide|select|choose|check)|too (?:short|long|many|large|small|big))\b/i,
    colours: ['red', 'crimson'],
  },
  warning: {
    marks: /(?:^|[ -])(?:warning|warn|caution)(?=[ -]|$)/,
    words: /\b(?:warning|caution|attention|careful|unsaved|are you sure|cannot be undone|will be lost)\b/i,
    colours: ['orange', 'yellow'],
  },
  success: {
    marks: /(?:^|[ -])(?:success|succeeded|ok)(?=[ -]|$)/,
    words:
      /\b(?:success(?:ful|fully)?|saved|created|added|updated|deleted|removed|sent|thanks?|thank you|congratulations|welcome|completed?|confirmed|placed|submitted|registered|changed|uploaded|booked|published)\b/i,
    colours: ['green'],
  },
};

/** A control, a heading of a page or a label of a field is no message, however it is coloured. */
const NO_MESSAGE =
  /^(?:button|link|textbox|searchbox|combobox|listbox|option|checkbox|radio|switch|menuitem|tab|navigation|columnheader|cell|rowheader|row)$/;
const LIVE: ReadonlySet<string> = new Set(['alert', 'status', 'alertdialog']);
const LOOKS =
  /(?:^|[ -])(?:message|msg|alert|toast|notification|notice|snackbar|flash|feedback|errors?|invalid|danger|warning|success|callout|banner)(?=[ -]|$)/;
const LONGEST = 300;

/** What is coloured and nothing else may always have stood there, as "* Required" does: it must have come since the last action. */
function isMessage(node: ScreenNode, before: ReadonlySet<string>): boolean {
  if (complaintOf(node) !== undefined) return true;
  if (!node.isVisible || node.tag === '#text' || !/\p{L}{2}/u.test(node.text)) return false;
  if (node.text.length > LONGEST || [node, ...ancestorsOf(node)].some(isControl)) return false;
  if (descendantsOf(node).some(takesValue)) return false;
  if (isMarkedMessage(node)) return true;
  return hasWords(node) && isColoured(node) && !before.has(node.text);
}

/** Its role or its class says so. */
export const isMarkedMessage = (node: ScreenNode): boolean =>
  LIVE.has(node.role) || LOOKS.test(marksOf(node));

const isControl = ({ role, tag }: ScreenNode): boolean =>
  NO_MESSAGE.test(role) || tag === 'label' || tag === 'nav';

const hasWords = ({ children, text }: ScreenNode): boolean =>
  children.some(({ tag }) => tag === '#text') && text.includes(' ');

const isColoured = (node: ScreenNode): boolean =>
  Object.values(SIGNS).some(({ colours }) => colours.includes(colourOf(node)));

const colourOf = ({ style }: ScreenNode): string => (style === undefined ? '' : colourName(style.color));

/** What the browser itself says at a field that was left or sent with something wrong in it. */
const complaintOf = ({ attributes, isVisible }: ScreenNode): string | undefined =>
  isVisible && attributes.errorMessage !== undefined && attributes.errorMessage !== ''
    ? attributes.errorMessage
    : undefined;

/** Marks say it, and no other ones speak against it; so do words. Colour alone says nothing. */
export function tells(node: ScreenNode, tone: Tone): boolean {
  if (complaintOf(node) !== undefined) return tone === 'error';
  const { marks, words } = SIGNS[tone];
  const marked = [node, ...ancestorsOf(node).slice(0, 2)].map(marksOf);
  const isOther = (Object.keys(SIGNS) as Tone[]).some(
    (other) => other !== tone && marked.some((one) => SIGNS[other].marks.test(one)),
  );
  return (
    !isOther &&
    (marked.some((one) => marks.test(one)) || (words.test(node.text) && !speaksAgainst(node, tone)))
  );
}

/** "It could not be saved", "0 completed". */
const speaksAgainst = ({ text }: ScreenNode, tone: Tone): boolean =>
  tone === 'success' && (SIGNS.error.words.test(text) || /\b(?:no|not|0)\b/i.test(text));

const wordsOf = (node: ScreenNode): string => complaintOf(node) ?? node.text;

function sayOthers(messages: readonly ScreenNode[], tone: Tone): string {
  const reported = [...new Set(messages.map(wordsOf))].slice(0, 3).map(quote);
  return reported.length === 0 ? `no message of ${tone}` : `only ${reported.join(', ')}`;
}
