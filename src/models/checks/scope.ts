/** Whether the words of a step cover what a model would do for it: whatever a page may say, nothing else is done. */
import { ground } from '../../grounding/ground.js';
import type { StepInWords } from '../../language/read.js';
import { isExpectation, type Action } from '../../meaning/meaning.js';
import type { Screen } from '../../screen/Screen.js';
import type { Sentence } from '../answers.js';
import { asksOf, plain, stemsOf, textsOf, type Mood } from './stepWords.js';

interface Scope {
  step: StepInWords;
  before: Mood | undefined;
  /** All that the case says, and where it starts: addresses in it may be gone to. */
  caseText: string;
  screen: Screen;
}

/** What is wrong with doing it; undefined for what may be done. */
export function outOfScope({ actions }: Sentence, scope: Scope): string | undefined {
  return actions.map((action) => faultOf(action, scope)).find((fault) => fault !== undefined);
}

function faultOf(action: Action, scope: Scope): string | undefined {
  const unnamed = strangeNames(action, scope.step)[0];
  if (unnamed !== undefined) return `The step doesn't name ${unnamed}.`;
  if (isExpectation(action)) return undefined;
  if (NEVER.has(action.kind)) return `A step can't be carried out by ${action.kind}.`;
  if (asksOf(scope.step, scope.before) === 'expects' && !LOOKING.has(action.kind))
    return 'The step only says what is expected, so nothing may be done for it but to look.';
  return faultOfAddress(action, scope) ?? faultOfFiles(action, scope) ?? faultOfGrave(action, scope);
}

/** What goes beyond the page, or may hide what is done. */
const NEVER: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  ...(['setCookie', 'clearCookies', 'emulate', 'if', 'until', 'repeatSteps', 'pass'] as const),
]);

/** They change nothing that the application keeps. */
const LOOKING: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  ...(['hover', 'scrollTo', 'scroll', 'waitFor', 'movePointerAway', 'switchTab', 'enterFrame'] as const),
  ...(['leaveFrame', 'focus'] as const),
]);

/** A secret that the step doesn't name is no business of it. */
const strangeNames = (action: Action, step: StepInWords): string[] =>
  (JSON.stringify(action).match(/\{\{[^{}]+\}\}/g) ?? []).filter((name) => !textsOf(step).includes(name));

function faultOfAddress(action: Action, { caseText, screen }: Scope): string | undefined {
  const { url = '' } = screen;
  const address = addressOf(action, screen);
  if (address === undefined || caseText.includes(address)) return undefined;
  const there = urlOf(address, url);
  const origin = urlOf(url)?.origin;
  if (there !== undefined && there.origin === origin && origin !== 'null') return undefined;
  if (there !== undefined && there.host !== '' && caseText.includes(there.host)) return undefined;
  return `The case doesn't name the address ${address}.`;
}

/** Where it leads, as far as that is known before. */
function addressOf(action: Action, screen: Screen): string | undefined {
  if (action.kind === 'open' || action.kind === 'openTab') return action.address;
  if (!PRESSING.has(action.kind) || !('target' in action)) return undefined;
  let node = ground(action.target, screen, 'click').node;
  while (node !== undefined && node.attributes.href === undefined) node = node.parent;
  const href = node?.attributes.href;
  return href?.startsWith('#') === true ? undefined : href;
}

const urlOf = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;

function faultOfFiles(action: Action, { step }: Scope): string | undefined {
  if (action.kind !== 'upload') return undefined;
  const strange = action.files.find((file) => !plain(textsOf(step)).includes(plain(file)));
  return strange === undefined ? undefined : `The step doesn't name the file ${strange}.`;
}

/** Actions that can't be taken back, by the words on what is clicked, and the words of a step that cover them. */
const GRAVE: readonly { on: RegExp; covers: RegExp }[] = [
  {
    on: /\b(?:delet|remov|eras|trash|discard|destroy|purg|wip|reset|clear all|empty)/i,
    covers:
      /\b(?:delet|remov|eras|trash|discard|destroy|purg|wip|reset|clear|empty|drop|get\w* rid|throw|bin|undo|take .* out|clean)/i,
  },
  {
    on: /\b(?:pay|buy|purchas\w*|(?<!cancel )order|check ?out|subscrib\w*|donat\w*|transfer|withdraw|place)\b/i,
    covers:
      /\b(?:pay|paid|settl|buy|bought|purchas|order|checkout|check(?:s|ed|ing)? out|subscrib|sign up|donat|transfer|withdraw|book|place|complet|finish|submit|acquir|get)/i,
  },
  {
    on: /\b(?:send|submit|post|publish|share|invite|e-?mail|tweet)\b/i,
    covers:
      /\b(?:send|sent|submit|post|publish|share|invit|mail|message|reply|answer|save|creat|add|regist|sign|log|search|confirm|complet|finish|appl|book|order|request|complain|report|contact|write|fill|enter)/i,
  },
  {
    on: /\b(?:log ?out|sign ?out|deactivat|close account|cancel (?:account|subscription|order)|unsubscribe|revoke|disconnect)\b/i,
    covers:
      /\b(?:log|sign|leav|quit|out|deactivat|clos|cancel|call\w* (?:.* )?off|unsubscrib|revok|disconnect|end|exit|terminat)/i,
  },
  {
    on: /\b(?:grant|approve|authori[sz]e|allow|make admin|promote)\b/i,
    covers:
      /\b(?:grant|approv|authori[sz]|allow|accept|permit|permission|admin|promot|role|agree|confirm|let)/i,
  },
];

function faultOfGrave(action: Action, { step }: Scope): string | undefined {
  const said = textsOf(step);
  if (
    action.kind === 'acceptDialog' &&
    !CONFIRMING.test(said) &&
    !GRAVE.some(({ covers }) => covers.test(said))
  )
    return "The step doesn't say that a question of the browser is answered.";
  const name = pressedBy(action);
  // To tick "Send the newsletter" sends nothing yet.
  if (action.kind === 'check' && name !== undefined && sharesWord(name, said)) return undefined;
  const grave = name === undefined ? undefined : GRAVE.find(({ on }) => on.test(name));
  return grave === undefined || grave.covers.test(said)
    ? undefined
    : `The step says nothing that would be done by "${name}".`;
}

const sharesWord = (name: string, said: string): boolean => {
  const stems = stemsOf(said);
  return [...stemsOf(name)].some((stem) => stems.has(stem));
};

function pressedBy(action: Action): string | undefined {
  if (action.kind === 'signOut') return 'Sign out';
  return PRESSING.has(action.kind) && 'target' in action ? action.target.name : undefined;
}

const CONFIRMING = /\b(?:yes|ok|confirm|accept|agree|sure|proceed|continue)/i;
const PRESSING: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  ...(['click', 'doubleClick', 'rightClick', 'check', 'drag', 'press', 'submit', 'longPress'] as const),
]);
