/** A phone's page source as a `Screen`, in the words of a page. Pure. */
import type { Box, Screen, ScreenNode } from '../Screen.js';
import type { SeenNode } from '../SeenNode.js';
import { readAndroid } from './android.js';
import { readIos } from './ios.js';
import { coverNodes, nodesOf } from './nodesOf.js';
import { parseSource, type SourceElement } from './parseSource.js';
import { settle, settleAll } from './settle.js';
import type { ReadElement, Thing, View } from './Thing.js';

export interface PhoneSource {
  platform: 'android' | 'ios';
  xml: string;
  /** In the units of the source. */
  size: { width: number; height: number };
}

/** Throws where the source is no XML. */
export function readPhoneSource({ platform, xml, size }: PhoneSource): Screen {
  const element = parseSource(xml);
  const read = platform === 'ios' ? readIos : readAndroid;
  const root = rootOf(element, { read, view: size });
  settleAll(root);
  const nodes = nodesOf(root, (node, of) => elements.set(node, of));
  coverNodes(nodes);
  const [document] = nodes as [SeenNode];
  const { width, height } = size;
  return { title: titleOf(nodes), ready: true, width, height, root: document, nodes };
}

export const elementOfNode = (node: ScreenNode): SourceElement | undefined => elements.get(node);

const elements = new WeakMap<ScreenNode, SourceElement>();

interface Reading {
  read: ReadElement;
  view: View;
}

function rootOf(element: SourceElement, { read, view }: Reading): Thing {
  const { width, height } = view;
  const root: Thing = {
    ...{ element, tag: '#document', role: 'document', facts: {}, words: [] },
    box: { x: 0, y: 0, width, height },
    ...{ isShown: true, isInView: true, isUsable: false, children: [] },
  };
  const parts = element.name === 'hierarchy' || element.name === 'AppiumAUT' ? element.children : [element];
  root.children = thingsOf(parts, { read, view });
  return root;
}

function thingsOf(parts: readonly SourceElement[], { read, view }: Reading): Thing[] {
  return parts.flatMap((element) => {
    const thing = read(element, view);
    if (thing === undefined) return [];
    const scroller: Box | undefined = '.scroll' in thing.facts ? thing.box : view.scroller;
    if (!thing.isShown) hide(thing);
    thing.children = thingsOf(element.children, { read, view: { ...view, scroller } });
    settle(thing);
    const isSeen = thing.isShown || thing.children.length > 0;
    return isSeen ? [thing] : [];
  });
}

/** What isn't drawn may still hold what is. */
function hide(thing: Thing): void {
  thing.words = [];
  thing.label = undefined;
  delete thing.facts['aria-label'];
  delete thing.facts.alt;
}

/** What the bar on top says, or else what the application is called. */
function titleOf(nodes: readonly SeenNode[]): string {
  const heading = nodes.find(({ tag, isVisible }) => tag === 'h1' && isVisible);
  if (heading !== undefined) return heading.text;
  const app = nodes.find(({ parent }) => parent?.parent === undefined && parent !== undefined);
  const { title, label, name } = (app && elements.get(app)?.attributes) ?? {};
  return title ?? label ?? name ?? '';
}
