/** What the pages say that one types: its commands and options are those of the program. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { runWords } from '../cli/runWords.js';
import { root } from '../support/places.js';

/** With the line that goes on after a backslash. */
const TYPED = /(?:npx |^|`)casewright ((?:[^\n`#|&;]|\\\n)+)/gm;
const YAML = /^```yaml\n([^]*?)^```$/gm;

const pages = [
  'README.md',
  ...(await readdir(path.join(root, 'docs')))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test.each(pages)('%s has no command and no option that there isn’t', async (page) => {
  const text = await readFile(path.join(root, page), 'utf8');
  for (const [, words = ''] of text.matchAll(TYPED)) await check(words.split(/[\s\\]+/), page);
});

test('the files for Compose and Kubernetes are read, and start what there is', async () => {
  const text = await readFile(path.join(root, 'docs/team-service.md'), 'utf8');
  const documents = [...text.matchAll(YAML)].flatMap(([, yaml = '']) =>
    parseAllDocuments(yaml).map((one) => {
      expect([...one.errors, ...one.warnings]).toEqual([]);
      return one.toJS() as Compose & Deployment;
    }),
  );
  const [compose, ...deployments] = documents;
  expect(Object.keys(compose?.services ?? {})).toEqual(['database', 'api', 'worker', 'proxy']);
  expect(deployments.map(({ kind }) => kind)).toEqual(['Deployment', 'Deployment']);
  const commands = [
    ...Object.values(compose?.services ?? {}).map(({ command }) => command?.split(' ')),
    ...deployments.flatMap(({ spec }) => spec.template.spec.containers.map(({ args }) => args)),
  ].filter((words) => words?.[1] === 'casewright');
  expect(commands).toHaveLength(4);
  for (const words of commands) await check(words!.slice(2), 'docs/team-service.md');
  for (const { spec } of deployments) {
    const { labels } = spec.template.metadata;
    expect(labels).toEqual(spec.selector.matchLabels);
    for (const { ports, livenessProbe } of spec.template.spec.containers)
      expect(livenessProbe.httpGet.port).toBe(ports[0]?.containerPort);
  }
});

interface Compose {
  services?: Record<string, { command?: string }>;
}
interface Deployment {
  kind: string;
  spec: {
    selector: { matchLabels: object };
    template: {
      metadata: { labels: object };
      spec: { containers: { args: string[]; ports: { containerPort: number }[]; livenessProbe: Probe }[] };
    };
  };
}
interface Probe {
  httpGet: { port: number };
}

async function check(words: readonly string[], where: string): Promise<void> {
  const help = await helpOf(words.filter((word, index) => index < 2 && /^[a-z]+$/.test(word)));
  for (const option of words.filter((word) => word.startsWith('--')).map(bare))
    expect(help, `${option} of ${words.join(' ')} in ${where}`).toContain(option);
}

const bare = (option: string) => /^--[a-z-]+/.exec(option)?.[0] ?? option;

/** The options of the longest command that there is in these words. */
async function helpOf([command = '', part]: readonly string[]): Promise<string[]> {
  const asked = part !== undefined && command === 'keys' ? [command, part] : [command].filter(Boolean);
  const { code, out, err } = await runWords([...asked, '--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`Usage: ${['casewright', ...asked].join(' ')} `);
  return [...out.matchAll(/--[a-z-]+/g)].map(([option]) => option);
}
