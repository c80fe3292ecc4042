/** What can be perceived of a thing besides its text: a placeholder, a tooltip, where a link leads, its role. */
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf, Attribute } from '../../meaning/meaning.js';
import type { NameSource, ScreenNode } from '../../screen/Screen.js';
import type { Found } from '../find.js';
import { holds, partTitledBy, closest, descendantsOf } from '../../grounding/places/structure.js';
import { isSamePage } from '../pageName.js';
import type { Outcome, View } from '../Judgement.js';
import { errorsAt } from '../errorsAt.js';
import { polarityOf, relates, shorten } from '../text/matchText.js';

export function judgeAttribute(
  { attribute, relation, text, negated }: ActionOf<'expectAttribute'>,
  { node }: Found,
  { screen, before: { startUrl } }: View,
): Outcome {
  const read = READERS[attribute](node, screen.nodes).filter((value) => (value ?? '').trim() !== '');
  if (read.length === 0 && attribute === 'description') read.push(...sentenceBelow(node));
  const values = [...new Set(read as string[])];
  const fits = (value: string) =>
    relates(value, relation, text, polarityOf(negated)) ||
    (attribute === 'address' &&
      relation === 'is' &&
      isSamePage(absolute(value, screen.url), text, { startUrl }));
  const observed =
    values.length === 0 ? `no ${attribute}` : values.map((value) => quote(shorten(value, 200))).join(', ');
  return { holds: values.some(fits) !== negated, observed };
}

type Reader = (node: ScreenNode, all: readonly ScreenNode[]) => (string | undefined)[];

/** None where the thing has no such attribute; a field may have several messages. */
const READERS: Record<Attribute, Reader> = {
  placeholder: ({ attributes }) => [attributes.placeholder],
  tooltip: (node, all) => [closest(node, isTitled)?.attributes.title, ...tooltips(node, all)],
  'alternative text': (node) =>
    (isPicture(node) ? [node] : descendantsOf(node).filter(isPicture)).map(
      ({ attributes, names }) => attributes.alt ?? names.find(({ from }) => PICTURED.has(from))?.text,
    ),
  description: ({ attributes }) => [attributes.description],
  'error message': (node) => [
    node.attributes.errorMessage,
    ...(node.states.invalid === true ? [node.attributes.description] : []),
    ...errorsAt(node),
  ],
  address: (node) => {
    const link = closest(node, isLink) ?? descendantsOf(node).find(isLink);
    return [link?.attributes.href];
  },
  role: ({ role, tag }) => [role === '' ? tag : role],
  'accessible name': ({ names }) => [names.find(({ from }) => SPOKEN.has(from))?.text],
  level: ({ attributes }) => [attributes.level],
  'value text': ({ attributes, value }) => [attributes.valueText ?? value],
  position: ({ attributes }) => [attributes.position],
  popup: ({ attributes }) => [attributes.popup],
  'active descendant': ({ attributes }, all) =>
    all
      .filter(({ attributes: { id } }) => id !== undefined && id === attributes.activeDescendant)
      .map(({ names, text }) => names[0]?.text ?? text),
  language: (node) => [
    closest(node, ({ attributes }) => attributes.language !== undefined)?.attributes.language,
  ],
};

/** The first text of several words behind its title, of parts of the page that are built alike. */
function sentenceBelow(title: ScreenNode): string[] {
  const pieces = partTitledBy(title)?.pieces.filter(
    ({ kind, node }) => kind === 'text' && node.id > title.id && !holds(title, node),
  );
  const sentence = pieces?.find(({ text }) => /(?:\S+\s+){3}\S/.test(text));
  return sentence === undefined ? [] : [sentence.text];
}

const isTitled = ({ attributes }: ScreenNode): boolean => attributes.title !== undefined;
const isLink = ({ attributes }: ScreenNode): boolean => attributes.href !== undefined;
const isPicture = ({ tag, role }: ScreenNode): boolean =>
  /^(?:img|area|svg)$/.test(tag) || role === 'img' || role === 'image';
const PICTURED: ReadonlySet<string> = new Set(['label', 'alternative text', 'title']);
/** What is read out of it. */
const SPOKEN: ReadonlySet<NameSource> = new Set<NameSource>([
  ...(['label', 'caption', 'content', 'alternative text', 'title', 'placeholder'] as const),
]);

/** Those that describe it and are seen. */
function tooltips({ attributes: { description } }: ScreenNode, all: readonly ScreenNode[]): string[] {
  if (description === undefined) return [];
  return all
    .filter(({ role, isVisible, text }) => role === 'tooltip' && isVisible && description.includes(text))
    .map(({ text }) => text);
}

/** As the browser reads it. */
function absolute(address: string, base: string | undefined): string {
  return base !== undefined && URL.canParse(address, base) ? new URL(address, base).href : address;
}
