/** Plays the model of examples/models: each of its steps, by what the screen shows. */
import type { Answerer } from './providers/Answer.js';
import { lastSaid, type Asked } from './providers/Asked.js';
import { byRules, type Helpers, type Rule } from './providers/byRules.js';

type Call = [name: string, input: Record<string, unknown>];

const step = (words: RegExp, calls: (helpers: Helpers, found: string[]) => Call[]): Rule => {
  const when = new RegExp(`The step to turn into calls:\\n.*${words.source}`);
  return {
    when: (asked) => when.test(stepAsked(asked)) && asked.turns.length === 1,
    answer: (asked, helpers) => ({
      calls: [...calls(helpers, when.exec(stepAsked(asked)) ?? []), DONE].map(([name, input]) => ({
        name,
        arguments: input,
      })),
    }),
  };
};

const stepAsked = (asked: Asked) => lastSaid(asked);
const DONE: Call = ['done', {}];

export const shopper: Answerer = byRules([
  step(/has second thoughts and gets rid/, ({ ref }) => [['click', { ref: ref(/button "Remove"/) }]]),
  step(/she is back where she began/, () => [['expect_visible', { name: 'Your cart is empty.' }]]),
  step(/stocks up with "(\d)" of it/, ({ ref }, [, count = '']) => [
    ['fill', { ref: ref(/"Quantity"/), value: count }],
    ['click', { ref: ref(/button "Add to cart"/) }],
  ]),
  step(/that makes "(.*?)" in all/, (_, [, total = '']) => [
    ['expect_text', { name: 'Total', kind: 'row', relation: 'contains', text: total }],
  ]),
  step(/signs in with her usual "(.*?)"/, ({ ref }, [, password = '']) => [
    ['fill', { ref: ref(/textbox "User name"/), value: 'ada' }],
    ['fill', { ref: ref(/textbox "Password"/), value: password }],
    ['click', { ref: ref(/button "Log in"/) }],
  ]),
  step(/goes through what she has bought/, ({ ref }) => [['click', { ref: ref(/link "Orders"/) }]]),
  {
    when: /The step to turn into calls:\nShe calls "Q-1003" off/,
    answer: (_, { ref }) => ({
      calls: [{ name: 'click', arguments: { ref: ref(/button "Cancel order"/) } }],
    }),
  },
  {
    when: /button "Yes, cancel it"/,
    answer: (_, { ref }) => ({
      calls: [
        { name: 'click', arguments: { ref: ref(/button "Yes, cancel it"/) } },
        { name: 'done', arguments: {} },
      ],
    }),
  },
  step(/The parcel of "Q-1003" should never leave/, ({ ref }) => [
    ['expect_text', { ref: ref(/"Cancelled"/), relation: 'is', text: 'Cancelled' }],
  ]),
]);
