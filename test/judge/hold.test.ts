/** The loop around judging: it waits until something holds, and agrees to nothing on a blank page or one not at rest. */
import { describe, expect, it } from 'vitest';
import { hold, type Holding } from '../../src/judge/hold.js';
import type { Judged } from '../../src/judge/judge.js';
import { createDeadline } from '../../src/screen/deadline.js';
import type { Screen } from '../../src/screen/Screen.js';
import { StepError } from '../../src/screen/StepError.js';
import { drawn } from './drawn.js';
import { EXAMPLES } from './examples.js';

const BLANK = drawn('div', { url: 'http://shop.test/' });
const EMPTY = drawn('p: Here');
const ERROR = drawn('p: Here\np: Error');

function holding(look: () => Screen | undefined, timeout: number, more: Partial<Holding> = {}): Holding {
  return {
    look: () => Promise.resolve(look()),
    deadline: createDeadline(timeout, undefined),
    before: { startUrl: 'http://shop.test/' },
    ...more,
  };
}

const failureOf = async (expectation: Judged, held: Holding): Promise<StepError> => {
  const outcome = await hold(expectation, held).catch((error: unknown) => error);
  if (outcome instanceof StepError) return outcome;
  throw new Error(`It did not fail: ${JSON.stringify(outcome)}`);
};

/** Shows one screen for so many milliseconds, then another. */
function changing(first: Screen, then: Screen, after: number): () => Screen {
  const began = performance.now();
  return () => (performance.now() - began < after ? first : then);
}

const visible = (name: string, negated = false): Judged => ({
  kind: 'expectVisible',
  target: { name },
  negated,
});

describe('a blank page', () => {
  const all = EXAMPLES.flatMap(({ holding: one, failing }) => [one, ...failing]);
  it.each(all.map((one) => [JSON.stringify(one), one] as const))(
    'meets nothing: %s',
    async (_, expectation) => {
      await failureOf(
        expectation,
        holding(() => BLANK, 1),
      );
    },
  );

  it('is told as such', async () => {
    const { message } = await failureOf(
      visible('x', true),
      holding(() => BLANK, 1),
    );
    expect(message).toContain('but observed: a blank page at http://shop.test/.');
  });
});

describe('what is affirmed', () => {
  it('is waited for', async () => {
    const { summary, observed } = await hold(visible('Error'), holding(changing(EMPTY, ERROR, 80), 2_000));
    expect([summary, observed]).toEqual(['Saw that "Error" is visible.', '"Error" is visible']);
  });

  it('is told as last seen when the time is over', async () => {
    const { message } = await failureOf(
      visible('Error'),
      holding(() => EMPTY, 30),
    );
    expect(message).toBe('Expected that "Error" is visible, but observed: no such text; it shows: "Here".');
  });

  it('outlives looks at a page that is being left', async () => {
    let looks = 0;
    const look = () => (looks++ < 3 ? undefined : ERROR);
    await hold(visible('Error'), holding(look, 2_000));
  });
});

describe('what is denied', () => {
  it('must last', async () => {
    const { observed } = await failureOf(visible('Error', true), holding(changing(EMPTY, ERROR, 150), 900));
    expect(observed).toBe('"Error" is visible');
  });

  it('may take its time', async () => {
    await hold(visible('Error', true), holding(changing(ERROR, EMPTY, 100), 2_000));
  });

  it('is not believed while a request is under way', async () => {
    const requests = { underWay: () => 'GET http://shop.test/cart', giveUp: () => undefined };
    const began = performance.now();
    const { note } = await hold(
      visible('Error', true),
      holding(() => EMPTY, 800, { requests }),
    );
    expect(note).toBe('The page did not come to rest: GET http://shop.test/cart was still under way.');
    expect(performance.now() - began).toBeGreaterThan(700);
  });

  it.each([drawn('p: Here {busy}'), drawn('p: Here', { ready: false })])(
    'nor of a page that is not built',
    async (screen) => {
      const began = performance.now();
      await hold(
        visible('Error', true),
        holding(() => screen, 400),
      ).catch(() => undefined);
      expect(performance.now() - began).toBeGreaterThan(350);
    },
  );

  it('is over at once for good where it must hold all the time', async () => {
    const never = { ...visible('Error', true), lasting: 300 } as Judged;
    await hold(
      never,
      holding(() => EMPTY, 2_000),
    );
    expect(
      (
        await failureOf(
          never,
          holding(() => ERROR, 2_000),
        )
      ).observed,
    ).toBe('"Error" is visible');
    expect((await failureOf(never, holding(changing(EMPTY, ERROR, 150), 2_000))).observed).toMatch(
      /^"Error" is visible, after it had held for 0\.\d s$/,
    );
  });
});

describe('two things that are meant alike', () => {
  const TWINS = drawn('button: Save\nbutton: Save');
  it('are a doubt at once, and no failure', async () => {
    const target = { name: 'Save', role: 'button' } as const;
    // It would be out of the test's time if it waited.
    const held = holding(() => TWINS, 600_000);
    const error = await failureOf({ kind: 'expectState', target, state: 'enabled', negated: false }, held);
    expect(error.reason).toBe('target ambiguous');
  });
});
