/** How `casewright init` asks: only where somebody can answer. */
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { askInTerminal } from '../../src/cli/init/runners.js';

function terminal(isTTY = true) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()].map((stream) =>
    Object.assign(stream, { isTTY }),
  );
  return { stdin, stdout } as unknown as Pick<NodeJS.Process, 'stdin' | 'stdout'>;
}

describe('the question of casewright init', () => {
  test('is not asked where nobody sits at a terminal', () => {
    expect(askInTerminal(terminal(false))).toBeUndefined();
  });

  test('is shown, and its answer read', async () => {
    const streams = terminal();
    const asked = askInTerminal(streams)!('Which one? ');
    streams.stdin.push('vitest\n');
    expect(await asked).toBe('vitest');
    expect(String(streams.stdout.read())).toContain('Which one? ');
  });

  test('that is left open ends the command and says so', async () => {
    const streams = terminal();
    const asked = askInTerminal(streams)!('Which one? ');
    streams.stdin.push(null);
    await expect(asked).rejects.toThrow('Nothing was changed');
  });
});
