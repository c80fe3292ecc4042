/** What is wrong with the options of a plugin, each reported with how to mend it. */
import { nearestName, shownValue } from '../../cases/index.js';
import { faultOfPage } from '../../phrases/index.js';
import { GATES, REASONS, REASON_NAMES } from '../../report/reasons.js';
import { isObject } from './optionValues.js';
import type { CommonOptions } from './settings.js';

export function faultsOfOptions(given: CommonOptions & { tags?: unknown }): string[] {
  const { files, name, secrets, gate, tags, steps, pages } = given;
  const globs = Array.isArray(files) ? files : [files];
  const isGlob = (glob: unknown) => typeof glob === 'string' && glob !== '';
  return [
    globs.length > 0 && globs.every(isGlob)
      ? undefined
      : `\`files\` ${globs[0] === undefined ? 'is missing' : `can't be ${shownValue(files)}`}. Write the globs of your case files, such as files: 'cases/**/*.{feature,md,txt}'.`,
    name === undefined || /^\w[\w .-]*$/.test(name)
      ? undefined
      : `\`name\` may have letters, digits, spaces, ".", "-" and "_"; "${name}" names a folder, too.`,
    ...faultsOfSecrets(secrets),
    ...faultsOfGate(gate),
    ...faultsOfSteps(steps),
    ...faultsOfPages(pages),
    tags === undefined
      ? undefined
      : '`tags` belong into the case files; to select by tag use --grep (Playwright) or --tags-filter (Vitest).',
  ].filter((mistake) => mistake !== undefined);
}

/** The values are shown nowhere, not even wrong ones. */
function faultsOfSecrets(secrets: unknown = {}): string[] {
  if (!isObject(secrets)) {
    return [
      '`secrets` are no names and values. Write them such as secrets: { password: process.env.PASSWORD }.',
    ];
  }
  const given = Object.entries(secrets).filter(([, value]) => value != null);
  const faultOf = (isWrong: (value: unknown) => boolean, said: string): string[] => {
    const names = given.filter(([, value]) => isWrong(value)).map(([secret]) => secret);
    return names.length === 0 ? [] : [`The secret ${names.join(', ')} ${said}`];
  };
  return [
    ...faultOf((value) => typeof value !== 'string', 'is no text. Write its value in quotes.'),
    ...faultOf(
      (value) => /[\r\n]/.test(String(value)),
      "has a line break, which a step can't hold. Trim it where you read it.",
    ),
  ];
}

function faultsOfSteps(steps: unknown = []): string[] {
  const isPath = (one: unknown) => typeof one === 'string' && one !== '';
  return [steps].flat().every(isPath)
    ? []
    : [
        `\`steps\` are no paths of phrases, but ${shownValue(steps)}. Write them such as steps: ['./cases/phrases.md'].`,
      ];
}

function faultsOfPages(pages: unknown = {}): string[] {
  if (!isObject(pages)) {
    return [
      `\`pages\` are no names and addresses, but ${shownValue(pages)}. Write them such as pages: { login: '/login' }.`,
    ];
  }
  return Object.entries(pages).flatMap(([page, address]) => faultOfPage(page, address) ?? []);
}

function faultsOfGate(gate: unknown = {}): string[] {
  if (!isObject(gate)) {
    return [
      `\`gate\` is no list of reasons, but ${shownValue(gate)}. Write it such as gate: { 'service unreachable': 'warn' }.`,
    ];
  }
  return Object.entries(gate).flatMap(([reason, given]) => {
    if (!Object.hasOwn(REASONS, reason)) return [unknownReason(reason)];
    const isGate = given === undefined || GATES.some((one) => one === given);
    return isGate ? [] : [`\`gate\` of "${reason}" is neither 'fail' nor 'warn', but ${shownValue(given)}.`];
  });
}

function unknownReason(reason: string): string {
  const near = nearestName(reason, REASON_NAMES);
  const mend = near ? `Did you mean "${near}"?` : `The reasons are: ${REASON_NAMES.join(', ')}.`;
  return `\`gate\` has "${reason}", which is no reason of an outcome. ${mend}`;
}

/** The cases room doesn't know the options of plugins: for a slip in one of those it can't name the nearest. */
export function faultOfUnknown(option: string, ofPlugin: readonly string[]): string | undefined {
  const near = nearestName(option, ofPlugin);
  return near === undefined ? undefined : `There is no option "${option}". Did you mean \`${near}\`?`;
}
