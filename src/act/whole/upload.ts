/** Gives files of the user's to the page: to an input for files, or to whatever asks for files when it is clicked. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { ActionOf, Target } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { performed, type Doing } from '../Doing.js';
import type { Lookup } from '../../screen/deadline.js';
import { poll, watchFor, type Found } from '../find.js';
import { gesture, untilUsable } from '../gesture.js';
import { inside, isAlike, tied } from '../nodes.js';

export async function upload({ files, target }: ActionOf<'upload'>, doing: Doing): Promise<Performed> {
  const paths = doing.findFiles(files);
  const thing = target ? describeTarget(target) : 'the page';
  const names = files.map(quote).join(', ');
  const what = `upload ${names} to ${thing}`;
  const found = await untilUsable(await findPlace(target, doing), what, doing);
  await gesture(what, { kind: 'setFiles', node: found.node, files: paths }, doing);
  return performed(`Uploaded ${names} to ${thing}.`, found);
}

/** Inputs for files are often hidden behind what a person clicks, so they count wherever they are. */
function findPlace(target: Target | undefined, doing: Doing): Promise<Found> {
  const within = target?.within && watchFor(target.within, 'place', doing);
  const watch = target && watchFor(target, 'upload', doing);
  return poll(doing, (screen): Lookup<Found> => {
    const place = within?.(screen);
    if (place && 'missed' in place) return place;
    const inputs = inputsIn(place?.seen.node ?? screen.root).filter((node) => isMeant(node, target?.name));
    const [only] = inputs;
    if (only && inputs.length === 1) return { seen: { node: only, screen } };
    if (only) throw severalPlaces(inputs.length, target);
    const lookup = watch?.(screen) ?? { missed: () => noPlace(target) };
    return 'missed' in lookup ? lookup : { seen: { ...lookup.seen, node: inputFor(lookup.seen) } };
  });
}

const isMeant = ({ names }: ScreenNode, name: string | undefined): boolean =>
  name === undefined || names.some(({ text }) => isAlike(text, name));

/** The one that it holds or is the label of; else itself, which asks for files when it is clicked. */
function inputFor({ node, screen }: Found): ScreenNode {
  const inputs =
    node.tag === 'label' ? tied(node.attributes.labelFor, screen).filter(isFileInput) : inputsIn(node);
  return inputs.length === 1 ? (inputs[0] ?? node) : node;
}

const isFileInput = ({ tag, attributes: { type } }: ScreenNode): boolean =>
  tag === 'input' && type === 'file';
const inputsIn = (place: ScreenNode): ScreenNode[] => [place, ...inside(place)].filter(isFileInput);

function severalPlaces(count: number, target: Target | undefined): StepError {
  const where = target ? `${describeTarget(target)} means` : 'The page has';
  const message = `${where} ${count} places for files. Please say which by its label, as in: to the "Photo" field.`;
  return new StepError('target ambiguous', message);
}

function noPlace(target: Target | undefined): StepError {
  const what = target ? describeTarget(target) : 'place for files';
  const message = `There is no ${what.replace(/^the /, '')} on the page that takes files. Please name the field or the button.`;
  return new StepError('target not found', message);
}
