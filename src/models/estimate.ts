/** What asking models for steps will take, before it is known. */
import type { Price } from './options.js';

/** What one question sends and gets: rules, tools and the case; the screen of a usual page; a call or two. */
const QUESTION = { rules: 4_500, screen: 1_500, answer: 120 };
/** Most steps take one question, some a second for what the first has changed. */
const QUESTIONS = 1.5;

export interface Estimate {
  questions: number;
  tokens: number;
  /** US dollars; undefined where the price isn't known. */
  cost: number | undefined;
}

export function estimateOf(steps: number, price: Price | undefined): Estimate {
  const questions = Math.ceil(steps * QUESTIONS);
  const input = questions * (QUESTION.rules + QUESTION.screen);
  const output = questions * QUESTION.answer;
  const cost = price && (input * price.input + output * price.output) / 1_000_000;
  return { questions, tokens: input + output, cost };
}
