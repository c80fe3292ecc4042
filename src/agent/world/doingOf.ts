/** What the room of actions is given of a world: its page as a driver, which keeps still while somebody looks, and its files. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { carryOut } from '../../act/carryOut.js';
import type { Doing } from '../../act/Doing.js';
import { findOne, type Found } from '../../act/find.js';
import type { Purpose } from '../../grounding/Grounding.js';
import type { Performed, Target, Act } from '../Act.js';
import { type Driver, GestureError } from '../../screen/Driver.js';
import { PageDriver } from '../../screen/PageDriver.js';
import { isPassing } from '../around/attempt.js';
import { findFiles } from './files.js';
import type { Traffic } from './Traffic.js';

const drivers = new WeakMap<Page, PageDriver>();

export function driverOf(page: Page): PageDriver {
  let driver = drivers.get(page);
  if (driver === undefined) drivers.set(page, (driver = new PageDriver(page)));
  return driver;
}

export function doingOf(act: Act, perform: Doing['perform']): Doing {
  const { world, deadline, signal, page } = act;
  return {
    ...{ driver: careful(driverOf(page), act), deadline, signal, perform },
    memory: world.memory,
    isAsking: () => world.traffic.isAsking(page),
    findFiles: (names) => findFiles(names, world.files),
  };
}

/** A click that is a part of what is done around the page. */
export const clickOn = (target: Target, act: Act): Promise<Performed> =>
  carryOut({ kind: 'click', target }, doingWithoutParts(act));

/** What an action around the page needs of it. */
export const findOnPage = (target: Target, purpose: Purpose, act: Act): Promise<Found> =>
  findOne(target, purpose, doingWithoutParts(act));

export function doingWithoutParts(act: Act): Doing {
  return doingOf(act, () => Promise.reject(new Error('This deed has no parts.')));
}

function careful(driver: PageDriver, { world, page, signal, isContinued }: Act): Driver {
  return {
    look: async (options) => {
      for (let tries = 0; ; tries++) {
        try {
          return await driver.look(isContinued ? options : { ...options, recent: false });
        } catch (error) {
          // The page was just changing: to look again helps.
          if (!isPassing(error) || tries === MOST) throw error;
        }
      }
    },
    do: async (gesture, options) => {
      await world.seen();
      await scriptsThere(world.traffic, page, options);
      try {
        await world.traffic.during(() => world.dialogs.during(() => driver.do(gesture, options)));
      } catch (error) {
        // A window may close at a click, often before Playwright can tell that it was made.
        if (!page.isClosed() || world.tabs.all().length === 0 || signal?.aborted === true) throw error;
        throw new GestureError('closed', 'The browser tab was closed by that, or meanwhile.', {
          cause: error,
        });
      }
    },
  };
}

const MOST = 20;

/** A person is never as quick as to press Enter before the script is there that goes to the page by its name. */
async function scriptsThere(traffic: Traffic, page: Page, { timeout }: { timeout: number }): Promise<void> {
  const end = performance.now() + Math.min(timeout / 2, SCRIPTS);
  while (traffic.isGettingScripts(page) && performance.now() < end) await setTimeout(MOMENT);
}

/** In milliseconds. */
const SCRIPTS = 2_000;
const MOMENT = 50;
