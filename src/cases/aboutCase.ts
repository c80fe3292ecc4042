/** Lines at the beginning of a case that say something of the case itself, as "Priority: High": no steps. */
import type { Mistake, Step } from './case.js';
import type { PromptPart } from './prompt.js';
import type { Block } from './readProse.js';

const KEYS =
  /(?:priority|severity|tickets?|jira(?: ticket| issue)?|(?:user )?story|epic|sprint|bug|defect|issue|requirements?(?: id)?|(?:test )?case id|test id|id|reported by|reporter|author|owner|tester|tested by|assignee|assigned to|reviewer|reviewed by|created(?: by| on)?|(?:last )?updated(?: by| on)?|version|release|build|environment|browser|components?|module|area|test suite|(?:test )?type|labels|tags|objective|purpose|automation status|estimated time|test data)/
    .source;

const ABOUT = new RegExp(`^${KEYS} ?: ?\\S`, 'i');
/** "Ticket 88240.", "Jira ABC-1". */
const REFERENCE = /^(?:ticket|jira|bug|defect|issue|requirement|story) (?:#|[A-Z][A-Z\d]*-)?\d+\.?$/i;
const PRECONDITION = /^(?:pre-?conditions?|pre-?requisites?|pre) ?: ?\S/i;
/** Of a form that is filled in line by line, "Priority" may be a field. */
const LABELLED = /^\p{L}[\p{L}\d ]{0,30}: ?\S/u;
const KNOWN = /^(?:step|action|expected|note|hint|start|verify|check|then|given|when|and)\b/i;

const NO_PRECONDITION = /^(?:pre-?conditions?|pre-?requisites?|pre) ?: ?(?:none|nothing|n\/?a|[-–—])\.?$/i;

const isAbout = ({ text }: Pick<Step, 'text'>): boolean =>
  [ABOUT, REFERENCE, NO_PRECONDITION].some((words) => words.test(text)) && !SAYS_MORE.test(text);

/** "Version: 2.1 is shown", "Environment: select "Prod"": a step, whatever it begins with. */
const SAYS_MORE =
  /["“”„«»]|\b(?:is|are|isn't|aren't|shows?|shown|displayed|visible|should|must|select(?:ed)?|open(?:ed)?|clicks?|enters?|chooses?|choose|logged|signed)\b/i;

/** Takes such lines as long as no step or list stands before them, and tells of what it takes. */
export function tellAbout(blocks: readonly Block[], remarks: Mistake[]): PromptPart[] {
  const taken: Step[] = [];
  let goesOn = true;
  const parts = blocks.flatMap((block): readonly PromptPart[] => {
    goesOn &&= !block.isList && !block.parts.some(isField);
    return block.parts.map((part) => {
      if (part.kind === 'context') return part;
      goesOn &&= isAbout(part.step) || PRECONDITION.test(part.step.text);
      if (!goesOn || !isAbout(part.step)) return part;
      taken.push(part.step);
      return toldOnly(part.step);
    });
  });
  const [first] = taken;
  if (first) remarks.push({ line: first.line, column: first.column, message: notCarriedOut(taken) });
  return parts;
}

const isField = (part: PromptPart): boolean =>
  part.kind === 'step' &&
  LABELLED.test(part.step.text) &&
  !isAbout(part.step) &&
  !PRECONDITION.test(part.step.text) &&
  !KNOWN.test(part.step.text);

const toldOnly = ({ text, line, column }: Step): PromptPart => ({
  kind: 'context',
  text,
  at: { line, column },
});

function notCarriedOut(steps: readonly Step[]): string {
  const texts = steps.map(({ text }) => `"${text}"`);
  const listed = [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' and ');
  return `Not carried out, for it says something of the case: ${listed}`;
}

/** In a paragraph, a line about the case ends with itself, and any line where one with a label begins. */
export const endsLine = (line: string, next: string): boolean =>
  (isCapital(next) && LABEL.test(next)) || (isCapital(line) && isAbout({ text: line }));

const isCapital = (line: string): boolean => /^\p{Lu}/u.test(line);

const LABEL = new RegExp(
  `^(?:${KEYS}|step \\d+|(?:pre-?|post-?)conditions?|pre-?requisites?|expected(?: (?:results?|outcomes?|behaviou?rs?))?|actual results?|actions?|notes?) ?:`,
  'i',
);
