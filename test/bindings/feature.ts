/** Scenarios as the text of one feature file: every file more would cost each run its time. */
import { NIGHTLY } from '../support/nightly.js';

export interface Scenario {
  /** Its title, and what is told of it is found by: unique in a run. */
  name: string;
  /** Options of its own among them, as `@timeout:2s`. */
  tags?: string;
  /** Lines of steps. */
  steps: string;
  /** Whether another one comes to the same, and a commit leaves it out. */
  isNightly?: boolean;
}

export const isAsked = ({ isNightly = false }: { isNightly?: boolean }): boolean => NIGHTLY || !isNightly;

/** @param above lines of options above the feature */
export function feature(scenarios: readonly Scenario[], above = ''): string {
  const texts = scenarios.map(({ name, tags = '', steps }) => {
    const lines = steps.split('\n').map((step) => `    ${step}\n`);
    return `\n  ${tags}\n  Scenario: ${name}\n${lines.join('')}`;
  });
  return `${above}Feature: F\n${texts.join('')}`;
}
