/** "The form is empty" is said of its fields: what heads them and what sends them is there all the time. */
import { sayNode } from '../../grounding/kinds/kindOf.js';
import { takesValue } from '../../grounding/kinds/shapes.js';
import { descendantsOf } from '../../grounding/places/structure.js';
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { unclear, type Outcome } from '../Judgement.js';

/** Undefined of what is no form, or has no field to write into. */
export function judgeEmptyForm(
  { target, negated }: ActionOf<'expectEmpty'>,
  node: ScreenNode,
): Outcome | undefined {
  if (target.role !== 'form' && node.tag !== 'form' && node.role !== 'form') return undefined;
  const seen = descendantsOf(node).filter(({ isVisible }) => isVisible);
  const fields = seen.filter(isWritten);
  if (fields.length === 0) return undefined;
  const filled = fields.filter((field) => contentOf(field) !== '');
  const [chosen] = seen.filter(isChosen);
  if (filled.length === 0 && chosen !== undefined) return mayBeEmpty(chosen);
  return { holds: (filled.length === 0) !== negated, observed: () => sayFields(filled) };
}

/** A list and a slider stand at something from the start, a tick may be set, and entries may stand beside the fields. */
const isWritten = (node: ScreenNode): boolean =>
  takesValue(node) && node.tag !== 'select' && node.role !== 'slider';

const contentOf = ({ value, secret }: ScreenNode): string => value ?? secret ?? '';

const isChosen = (node: ScreenNode): boolean =>
  node.states.checked === true ||
  (node.tag === 'select' && contentOf(node) !== '' && !isUnchosen(node)) ||
  node.role === 'slider' ||
  (node.tag !== 'select' && HOLDS.test(node.role) && node.text.trim() !== '');

const HOLDS = /^(?:list|table|grid|row|listitem|combobox|listbox)$/;

/** What is chosen in it sends nothing: "Please choose". */
const isUnchosen = (list: ScreenNode): boolean =>
  descendantsOf(list).some(({ states, attributes }) => states.selected === true && attributes.sends === '');

const sayFields = (filled: readonly ScreenNode[]): string =>
  filled.length === 0
    ? 'only empty fields'
    : filled
        .map(
          (field) =>
            `${field.secret === undefined ? quote(contentOf(field)) : 'a secret'} in ${sayNode(field)}`,
        )
        .join(', ');

const mayBeEmpty = (chosen: ScreenNode): Outcome =>
  unclear(
    'target ambiguous',
    `The fields of the form are empty, but something is chosen or listed in it: ${sayNode(chosen)}. Please say which of its fields are empty.`,
  );
