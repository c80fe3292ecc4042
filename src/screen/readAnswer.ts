/** Makes nodes of the answer that the script in a page gives. */
import { BREAK, HEAD_LINES } from './flags.js';
import { SaidNodes, type Shift } from './SaidNodes.js';
import type { SeenNode } from './SeenNode.js';

export interface Look {
  ready: boolean;
  width: number;
  height: number;
  today: string;
  title: string;
  /** In reading order, the root first; none of a page that has no root yet. */
  nodes: SeenNode[];
}

const HEAD = /^(\d) (\d+) (\d+) (\S+) (.*)$/;

export function readAnswer(answer: string, shift: Shift = { x: 0, y: 0, keys: 0 }): Look {
  const lines = answer.split('\n');
  const [head = '', nodes = '', facts = '', count = ''] = lines;
  const strings = lines.slice(HEAD_LINES).map((line) => line.replaceAll(BREAK, '\n'));
  const said = HEAD.exec(head);
  if (said === null || strings.length !== Number(count))
    throw new Error('The page gave an answer that cannot be read.');
  const [, ready, width, height, today = '', title = ''] = said;
  const read = new SaidNodes(numbersOf(nodes), numbersOf(facts), strings).read(shift);
  return {
    ...{ ready: ready === '1', width: Number(width), height: Number(height) },
    ...{ today, title: title.trim(), nodes: read },
  };
}

const numbersOf = (line: string): number[] => JSON.parse(`[${line}]`) as number[];
