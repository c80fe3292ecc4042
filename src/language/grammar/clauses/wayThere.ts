/** What is clicked to get somewhere: "open the settings with the gear", "opening it shows …". */
import type { Rule } from '../../chart.js';
import type { SaidTarget } from '../things/place.js';
import { click } from './simple.js';

export const WAY_THERE: readonly Rule[] = [
  // "Open the settings with the gear", "submit the form via "Book"": the way there is what is clicked.
  {
    pattern:
      '{isAction} ({actor})? (has|have)? (open|opens|opened|reach|reaches|submit|submits|send|sends|call_up|calls_up|bring_up|brings_up) (the|its|their|an)? (empty|blank|untouched|whole)? {bareWords} (with|via|through|using) (the|its) {thing}',
    means: ({ thing }: { thing: SaidTarget }) =>
      // "Open the message with the subject "Hi"": that tells which one.
      TOOLS.has(thing.role ?? '') ? [click(thing)] : undefined,
    cost: 0.1,
  },
  {
    pattern:
      '{isAction} ({actor})? (submit|submits|send|sends) (the|its|their|an) (empty|blank|untouched|whole)? {bareWords} (with|via|through|using|by) {quotedName:name}',
    means: ({ name }: { name: string }) => [click({ name })],
    cost: -0.1,
  },
];

const TOOLS: ReadonlySet<string> = new Set(['button', 'link', 'image', 'tab', 'menu item']);
