/** The documents of a page, each with the script that looks at it, and what they show as one screen. */
import type { ElementHandle, Frame, JSHandle, Page } from '@playwright/test';
import type { LookOptions } from './Driver.js';
import { lookerExpression, readAnswer, type Look } from './readAnswer.js';
import type { Looker } from './page/looker.js';
import type { Screen, ScreenNode } from './Screen.js';
import type { SeenNode } from './SeenNode.js';

/** Where a node of the screen comes from. */
interface Origin {
  seer: Seer;
  number: number;
}

interface Seer {
  looker: JSHandle<Looker>;
  /** What parts the keys of its nodes from those of others. */
  keys: number;
}

const KEYS_OF_ONE = 1e9;
/** A document that goes away while it is looked at has another after it. */
const TURNS = 20;

export class Frames {
  private readonly seers = new WeakMap<Frame, Promise<Seer>>();
  private readonly elements = new WeakMap<Frame, Promise<ElementHandle>>();
  private origins = new WeakMap<ScreenNode, Origin>();
  private count = 0;
  /** Of the page itself, in the last look. */
  private main: Seer | undefined;

  constructor(private readonly page: Page) {}

  async look(options: LookOptions): Promise<Screen> {
    const frame = this.page.mainFrame();
    const origins = new WeakMap<ScreenNode, Origin>();
    const { nodes, ready, ...look } = await this.lookInto(frame, { options, origins, x: 0, y: 0 });
    const [root] = nodes;
    if (root === undefined) throw new Error('The page shows no document.');
    for (let id = 0; id < nodes.length; id++) (nodes[id] as SeenNode).id = id;
    this.origins = origins;
    return { url: this.page.url(), ...look, ready, root, nodes };
  }

  private async lookInto(frame: Frame, how: How): Promise<Look> {
    const { look, seer } = await this.lookAt(frame, how);
    if (frame === this.page.mainFrame()) this.main = seer;
    for (let number = 0; number < look.nodes.length; number++)
      how.origins.set(look.nodes[number] as SeenNode, { seer, number });
    const children = frame.childFrames();
    if (children.length === 0) return look;
    const shown = await Promise.all(children.map((child) => this.lookWithin(child, { look, seer }, how)));
    return shown.reduce<Look>((whole, one) => (one === undefined ? whole : insert(whole, one)), look);
  }

  private async lookAt(frame: Frame, { options, x, y }: How): Promise<{ look: Look; seer: Seer }> {
    for (let turn = 1; ; turn++) {
      try {
        const seer = await this.seerOf(frame);
        const { looker } = seer;
        const answer = await quietly(looker, () => looker.evaluate((one, how) => one.look(how), options));
        const look = readAnswer(answer, { x, y, keys: seer.keys });
        if (look.nodes.length > 0 || turn === TURNS) return { look, seer };
        await this.page.waitForTimeout(10);
      } catch (error) {
        this.seers.delete(frame);
        if (turn === TURNS || this.page.isClosed() || frame.isDetached()) throw error;
      }
    }
  }

  /** Undefined where a person sees nothing of the frame. */
  private async lookWithin(
    child: Frame,
    outer: { look: Look; seer: Seer },
    how: How,
  ): Promise<Inner | undefined> {
    try {
      const element = await this.elementOf(child);
      const { looker } = outer.seer;
      const place = await quietly(looker, () =>
        looker.evaluate((one, frame) => one.insideOf(frame as Element), element),
      );
      const holder = place && outer.look.nodes[place.number];
      if (place === undefined || holder?.isVisible !== true) return undefined;
      return { holder, look: await this.lookInto(child, { ...how, x: how.x + place.x, y: how.y + place.y }) };
    } catch (error) {
      // What went away meanwhile isn't seen.
      if (child.isDetached()) return undefined;
      throw error;
    }
  }

  private elementOf(frame: Frame): Promise<ElementHandle> {
    return askedOnce(this.elements, frame, () => quietly(frame, () => frame.frameElement()));
  }

  private seerOf(frame: Frame): Promise<Seer> {
    return askedOnce(this.seers, frame, async () => {
      const keys = KEYS_OF_ONE * this.count++;
      return { keys, looker: await quietly(frame, () => frame.evaluateHandle<Looker>(lookerExpression())) };
    });
  }

  /** Of a node of the last look; of a text, the one that it is in. */
  async handleOf(node: ScreenNode): Promise<ElementHandle<Element> | undefined> {
    const { seer, number } = this.originOf(node);
    const handle = await quietly(seer.looker, () =>
      seer.looker.evaluateHandle((looker, number) => looker.elementOf(number), number),
    );
    return handle.asElement() ?? undefined;
  }

  /** The script in the page that has seen a node of the last look, and its number there; undefined of a frame in the page. */
  seenInPage(node: ScreenNode): { looker: JSHandle<Looker>; number: number } | undefined {
    const { seer, number } = this.originOf(node);
    return seer === this.main ? { looker: seer.looker, number } : undefined;
  }

  /** HTML's drag and drop tells whether a drop was taken; of other ways nothing is known. */
  async watchDrop(node: ScreenNode): Promise<() => Promise<boolean>> {
    const origin = this.originOf(node);
    const { looker } = origin.seer;
    const watch = await quietly(looker, () => looker.evaluateHandle((one) => one.watchDrop()));
    // The drop may lead to another page.
    return () => quietly(watch, () => watch.evaluate((wasRefused) => wasRefused())).catch(() => false);
  }

  private originOf(node: ScreenNode): Origin {
    const origin = this.origins.get(node);
    if (origin === undefined) throw new Error('This is not of the last look at the page.');
    return origin;
  }
}

/** Again only where it has failed. */
function askedOnce<Said>(
  known: WeakMap<Frame, Promise<Said>>,
  frame: Frame,
  ask: () => Promise<Said>,
): Promise<Said> {
  const asked = known.get(frame) ?? ask();
  known.set(frame, asked);
  asked.catch(() => known.delete(frame));
  return asked;
}

interface How {
  options: LookOptions;
  origins: WeakMap<ScreenNode, Origin>;
  x: number;
  y: number;
}

interface Inner {
  holder: SeenNode;
  look: Look;
}

function insert(outer: Look, { holder, look }: Inner): Look {
  const at = outer.nodes.indexOf(holder) + 1;
  const [root] = look.nodes;
  if (root === undefined) return outer;
  root.parent = holder;
  holder.adopt(root);
  const nodes = [...outer.nodes.slice(0, at), ...look.nodes, ...outer.nodes.slice(at)];
  return { ...outer, ready: outer.ready && look.ready, isFading: outer.isFading || look.isFading, nodes };
}

/**
 * A look is no step of a report, and leaves nothing in a trace. Playwright promises no way to that: known by a function of its
 * objects, without which looks are steps as others are. It also reads the stack of each call, so calls are made from the bottom
 * of one.
 */
type Wrap = <T>(call: () => Promise<T>, how: { internal: true }) => Promise<T>;

/** @param owner any object of Playwright's */
export function quietly<T>(owner: object, call: () => Promise<T>): Promise<T> {
  const wrap = (owner as { _wrapApiCall?: Wrap })._wrapApiCall;
  const run =
    typeof wrap === 'function' ? () => wrap.call(owner, call, { internal: true }) as Promise<T> : call;
  return new Promise((resolve, reject) => {
    queueMicrotask(() => {
      run().then(resolve, reject);
    });
  });
}
