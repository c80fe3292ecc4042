/**
 * The page in a web view of an app: Appium's drivers have it in a context of its own. There the script runs that looks at
 * pages, and what it says takes the place of what the app's source has of the page.
 */
import { lookerExpression, readAnswer, type Look } from '../readAnswer.js';
import { GestureError, type Gesture } from '../Driver.js';
import type { Screen, ScreenNode } from '../Screen.js';
import { SeenNode } from '../SeenNode.js';
import { elementIn, firstLine, type Phone } from './Phone.js';
import { elementOfNode } from './readPhoneSource.js';
import { webGesture } from './phoneGestures.js';
import { coverNodes } from './nodesOf.js';

const APP = 'NATIVE_APP';

/** Above those of what the app draws itself. */
const FIRST_KEYS = 2 ** 33;
const KEYS_OF_ONE = 1e9;

/** The looker stays in the page, so that a thing is the same from look to look; a page that is new has a new one. */
const LOOKER = "Symbol.for('casewright')";
const LOOK =
  `const own = window[${LOOKER}] ?? { keys: arguments[0], looker: ${lookerExpression()} };` +
  `Object.defineProperty(window, ${LOOKER}, { value: own, configurable: true });` +
  'return [own.keys, own.looker.look({})];';
const FIND = `return window[${LOOKER}]?.looker.elementOf(arguments[0]) ?? null;`;

interface Origin {
  context: string;
  number: number;
}

export class WebViews {
  /** Why pages could not be read: then the app's source is all that is known of them. */
  readonly notes = new Set<string>();
  private readonly closed = new Set<string>();
  private origins = new WeakMap<ScreenNode, Origin>();
  private keys = FIRST_KEYS;

  constructor(private readonly phone: Phone) {}

  async look(screen: Screen): Promise<Screen> {
    const [view, another] = viewsOf(screen);
    // Of several nothing tells which page is in which.
    if (view === undefined || another !== undefined) return screen;
    const context = await this.contextOf(view);
    const page = context && (await this.read(context));
    if (!page || page.nodes.length === 0) return screen;
    page.nodes.forEach((node, number) => this.origins.set(node, { context, number }));
    return insertPage(screen, view, page);
  }

  /** @returns false of what is no part of a page, or is done by a finger on the glass */
  async do(gesture: Gesture): Promise<boolean> {
    const { node } = gesture as { node?: ScreenNode };
    const origin = node && this.origins.get(node);
    const make = origin && webGesture(gesture);
    if (origin === undefined || make === undefined) return false;
    try {
      await this.phone.switchAppiumContext(origin.context);
      const found = await this.phone.executeScript(FIND, [origin.number]);
      const element = found === null ? undefined : elementIn(found as object);
      if (element === undefined) throw new GestureError('gone', 'It is not there any more.');
      await make(this.phone, element);
    } finally {
      await this.phone.switchAppiumContext(APP);
    }
    return true;
  }

  /** One context of Android is of one app; an iPhone tells those of the app that is in front. */
  private async contextOf(view: SeenNode): Promise<string | undefined> {
    const { package: app } = elementOfNode(view)?.attributes ?? {};
    const name = app === 'com.android.chrome' ? 'chrome' : app;
    const pages = (await this.contexts()).filter((one) =>
      name === undefined ? one.startsWith('WEBVIEW') : one === `WEBVIEW_${name}`,
    );
    const [context] = pages;
    return pages.length > 1 || context === undefined || this.closed.has(context) ? undefined : context;
  }

  /** Drivers that know no contexts have none. */
  private async contexts(): Promise<string[]> {
    try {
      return await this.phone.getAppiumContexts();
    } catch (error) {
      if (error instanceof Error && /^unknown (?:command|method)$/.test(error.name)) return [];
      throw error;
    }
  }

  private async read(context: string): Promise<Look | undefined> {
    try {
      await this.phone.switchAppiumContext(context).catch((error: unknown) => {
        // What refuses once takes long, and would do so at each look.
        this.closed.add(context);
        throw error;
      });
      const pages = await this.phone.getWindowHandles();
      if (pages.length > 1) throw new Error(`it has ${pages.length} pages, and nothing tells which is shown`);
      const said = await this.phone.executeScript(LOOK, [(this.keys += KEYS_OF_ONE)]);
      const [keys, answer] = said as [number, string];
      return readAnswer(answer, { x: 0, y: 0, keys });
    } catch (error) {
      const why = error instanceof Error ? firstLine(error) : String(error);
      this.notes.add(
        `The page in a web view could not be read, only what the app's source shows of it: ${why}`,
      );
      return undefined;
    } finally {
      // Where the phone itself is lost this says so.
      await this.phone.switchAppiumContext(APP);
    }
  }
}

const WEB_VIEW = /WebView$/;

/** Those that are seen, and in no other. */
function viewsOf({ nodes }: Screen): SeenNode[] {
  const isView = (node: ScreenNode) => {
    const element = elementOfNode(node);
    return node.tag !== '#text' && WEB_VIEW.test(element?.attributes.class ?? element?.name ?? '');
  };
  const isInView = ({ parent }: ScreenNode): boolean =>
    parent !== undefined && (isView(parent) || isInView(parent));
  return nodes.filter(
    (node): node is SeenNode =>
      node instanceof SeenNode && isView(node) && node.isVisible && node.isInView && !isInView(node),
  );
}

/** In the place of what the source of the app has of it. */
function insertPage(screen: Screen, view: SeenNode, page: Look): Screen {
  place(page, view);
  const [root] = page.nodes;
  if (root === undefined) return screen;
  root.parent = view;
  view.children = [root];
  const known = screen.nodes.filter((node) => node instanceof SeenNode);
  const at = known.indexOf(view) + 1;
  const behind = known.slice(at).filter((node) => !isIn(node, view));
  const nodes = [...known.slice(0, at), ...page.nodes, ...behind];
  for (let id = 0; id < nodes.length; id++) (nodes[id] as SeenNode).id = id;
  coverNodes(nodes);
  return { ...screen, ready: screen.ready && page.ready, nodes };
}

/** From points of the page to those of the phone. */
function place({ width, nodes }: Look, { box: view }: SeenNode): void {
  const scale = width > 0 ? view.width / width : 1;
  for (const { box } of nodes) {
    box.x = view.x + box.x * scale;
    box.y = view.y + box.y * scale;
    box.width *= scale;
    box.height *= scale;
  }
}

function isIn({ parent }: SeenNode, view: SeenNode): boolean {
  return parent !== undefined && (parent === view || isIn(parent, view));
}
