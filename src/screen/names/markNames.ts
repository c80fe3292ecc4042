/** What a thing without words is called in its markup: as an icon, by its class, by the file of its picture. Pure. */
import type { Naming } from '../Screen.js';
import type { Facts, SeenNode } from '../SeenNode.js';
import { iconNamesOf, ICON, plainIcon } from './iconNames.js';
import { aboutOf, DRAWN_LAST, wordsOf } from './markWords.js';

/** Further in it is no icon of it any more. */
const MOST = 6;
const LONGEST = 300;

/** Where an icon says what it shows, the class of what is around it says nothing of that: `<div class="add">` with a bookmark. */
export function markNames(node: SeenNode): Naming[] {
  // What shows more than a few words is no picture, whatever is first in it.
  const parts = node.text.length > LONGEST ? [node] : partsOf(node);
  const shown = node.text.length > LONGEST ? [] : iconsIn(node);
  const classed = shown.length === 0 ? parts : isControl(node) ? [node] : [];
  const classNames = classed.flatMap(({ facts }) => classes(facts));
  return [
    ...parts.flatMap(({ facts }) => files(facts).map((text) => ({ text, from: 'file name' as const }))),
    ...(node.text === '' ? parts : [node]).flatMap((part) =>
      ids(part).map((text) => ({ text, from: 'test id' as const })),
    ),
    ...shown,
    ...classNames
      .filter((text) => !shown.some((icon) => icon.text === text))
      .map((text) => ({ text, from: 'class' as const })),
  ].filter(({ text, from }) => from === 'icon' || /\p{L}{2}/u.test(text));
}

export const ownIcon = (node: SeenNode): Naming[] =>
  iconNamesOf(node).map((text) => ({ text, from: 'icon' as const }));

/** Those that are drawn in it, or it is one itself. */
export function iconsIn(node: SeenNode): Naming[] {
  const icons = partsOf(node).flatMap(ownIcon);
  return icons.filter(({ text }, index) => icons.findIndex((other) => other.text === text) === index);
}

/** It and what is first in it, in reading order. */
function partsOf(node: SeenNode, parts: SeenNode[] = []): SeenNode[] {
  parts.push(node);
  for (const child of node.children) if (parts.length < MOST) partsOf(child, parts);
  return parts;
}

/** What its own class says is what it is for: `<button class="delete">` with a cross. */
const isControl = ({ role }: SeenNode): boolean => role === 'button' || role === 'link';

const testIds = (facts: Facts): string[] =>
  ['data-testid', 'data-test-id', 'data-test', 'data-cy', 'data-qa'].flatMap((name) => {
    const id = facts[name];
    return id === undefined ? [] : [wordsOf(id)];
  });

/** The ids of what shows no text, if no tool made them, and what they are about: `header--button-settings`, `AccountCircleIcon`. */
function ids({ facts, text }: SeenNode): string[] {
  const said = text !== '' || facts.id === undefined || MADE.test(facts.id) ? [] : [wordsOf(facts.id)];
  const all = [...testIds(facts), ...said];
  return [...new Set([...all, ...(text === '' ? all.map(aboutOf) : [])])];
}

const MADE = /\d|^[:_«]|^(?:radix|headlessui|mui|react)\b/;

const classes = ({ class: said = '' }: Facts): string[] =>
  said
    .split(/\s+/)
    .filter((token) => !HASHED.test(token))
    .map((token) => wordsOf(token.replace(ICON, '')))
    .flatMap((words) => (DRAWN_LAST.test(words) ? [words, aboutOf(words)] : [words]));

/** Made by a tool for itself. */
const HASHED = /^(?:css|sc|jss|jsx|svelte|_)-|\d{2}/;

function files({ src = '', href = '' }: Facts): string[] {
  const address = src === '' ? href : src;
  if (/^(?:data|blob|javascript|mailto|tel):/i.test(address)) return [];
  const last = /#([^#/?]+)$/.exec(address)?.[1] ?? /([^/#?]+)(?:[?#].*)?$/.exec(address)?.[1] ?? '';
  const words = wordsOf(last.replace(/(?:[.-][\da-f]{6,})?(?:\.[a-z]{2,5})?$/i, '').replace(ICON, ''));
  return [...new Set([words, plainIcon(words)])];
}
