/** Signs in by the fields for it, whatever they are called, and signs out by what is called so. */
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import { isOfStyle, type Screen, type ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { controlKind, isWritten } from '../controls/control.js';
import { writeInto } from '../controls/fillText.js';
import { performed, type Doing } from '../Doing.js';
import { createPatience } from '../../screen/deadline.js';
import { poll, soon, type Watch } from '../find.js';
import { gesture } from '../gesture.js';
import { isOf } from '../nodes.js';
import { senderOf } from './submit.js';

const IN = /^(?:log|sign)[ -]?(?:in|on)(?: .*)?$/i;
const OUT = /^(?:log|sign)[ -]?(?:out|off)(?: .*)?$/i;
const ON = /^(?:next|continue|submit|enter|go|ok)$/i;
const ACCOUNT = /account|profile|user|avatar|my |settings|menu/i;

export async function signIn({ user, password }: ActionOf<'signIn'>, doing: Doing): Promise<Performed> {
  const whom = user === undefined ? '' : ` as ${quote(user)}`;
  const what = `sign in${whom}`;
  const wayIn = wayTo(IN, 'sign in', 'There are no fields for it, and no "Log in" or "Sign in".');
  const first = await poll(doing, either(formOn, wayIn, doing));
  if ('tag' in first) await gesture(what, { kind: 'click', node: first }, doing);
  const form = 'tag' in first ? await poll(doing, formOn) : first;
  const write = (node: ScreenNode, { screen }: Form, value: string) =>
    writeInto({ target: { role: 'field' }, found: { node, screen }, value }, what, doing);
  if (form.user && user !== undefined) await write(form.user, form, user);
  let filled = await poll(doing, formOn);
  if (filled.password === undefined) {
    // Some ask for the name first, and for the password on the next page.
    await send(filled, what, doing);
    filled = await poll(doing, (screen) => {
      const form = readForm(screen);
      return form.password
        ? { seen: form }
        : { missed: () => none('sign in', 'There is no field for the password.') };
    });
  }
  if (filled.password) await write(filled.password, filled, password);
  await send(await poll(doing, formOn), what, doing);
  // Whether somebody was let in is another step's question.
  await soon(doing, Math.min(ANSWERED_WITHIN, doing.deadline.rest() / 2), (screen) =>
    readForm(screen).password === undefined ? { seen: true } : undefined,
  );
  return performed(`Signed in${whom}.`);
}

/** Who goes on at once takes the page away from under its question, and isn't signed in. */
const ANSWERED_WITHIN = 2_000;

/** The other one only where the one has not come for a while. */
export function either<One, Other>(
  one: Watch<One>,
  other: Watch<Other>,
  { deadline }: Doing,
): Watch<One | Other> {
  const isSteady = createPatience(deadline);
  return (screen) => {
    const lookup = one(screen);
    const isOver = isSteady(`${'seen' in lookup} ${screen.ready}`) && screen.ready;
    return 'seen' in lookup || !isOver ? lookup : other(screen);
  };
}

interface Form {
  screen: Screen;
  user: ScreenNode | undefined;
  password: ScreenNode | undefined;
  sender: ScreenNode | undefined;
}

const formOn: Watch<Form> = (screen) => {
  const form = readForm(screen);
  // A field for a mail address alone may be for a newsletter.
  const isForName = form.user !== undefined && form.sender !== undefined && isSigning(form.sender);
  const isThere = form.password !== undefined || isForName;
  return isThere
    ? { seen: form }
    : { missed: () => none('sign in', 'There are no fields for a name and a password.') };
};

const isSigning = (sender: ScreenNode): boolean => isCalled(sender, IN) || isCalled(sender, ON);

const USER = /user|e-?mail|login|account|identifier/i;

/** The field for the name stands before that for the password, and what sends them is in the same form. */
function readForm(screen: Screen): Form {
  const fields = screen.nodes.filter(
    (node) => node.isVisible && isWritten(node) && controlKind(node) === 'text',
  );
  const password = fields.find(({ states }) => states.password === true);
  const plainFields = fields.filter(
    ({ states, id }) => states.password !== true && id < (password?.id ?? Infinity),
  );
  const isForUser = ({ attributes: { autocomplete, type, name, id }, names }: ScreenNode) =>
    USER.test([autocomplete, type, name, id, ...names.map(({ text }) => text)].join(' '));
  const user = plainFields.findLast(isForUser) ?? (password ? plainFields.at(-1) : undefined);
  const anchor = password ?? user;
  const sender = anchor && senderOf(anchor, screen, isSigning);
  return { screen, user, password, sender };
}

async function send({ sender, password, user }: Form, what: string, doing: Doing): Promise<void> {
  const field = password ?? user;
  if (sender) await gesture(what, { kind: 'click', node: sender }, doing);
  else if (field) await gesture(what, { kind: 'press', key: 'Enter', node: field }, doing);
}

export async function signOut(_action: ActionOf<'signOut'>, doing: Doing): Promise<Performed> {
  const missing = 'There is no "Log out" or "Sign out", nor a menu of the user that has one.';
  const watch = wayTo(OUT, 'sign out', missing);
  let way = await poll(doing, either(watch, menuOfUser(missing), doing));
  if (!isCalled(way, OUT)) {
    await gesture('sign out', { kind: 'click', node: way }, doing);
    way = await poll(doing, watch);
  }
  await gesture('sign out', { kind: 'click', node: way }, doing);
  return performed('Signed out.');
}

function menuOfUser(missing: string): Watch<ScreenNode> {
  return ({ nodes }) => {
    const openers = nodes.filter(
      (node) =>
        node.isVisible &&
        node.isUsable &&
        (node.attributes.popup !== undefined || node.states.expanded === false),
    );
    const called = openers.filter((node) => isCalled(node, ACCOUNT));
    const only = called.length === 1 ? called[0] : openers.length === 1 ? openers[0] : undefined;
    return only ? { seen: only } : { missed: () => none('sign out', missing) };
  };
}

/** The one thing to click that is called so; links and buttons that lead to the same are one. */
function wayTo(name: RegExp, verb: string, missing: string): Watch<ScreenNode> {
  return ({ nodes }) => {
    const all = nodes.filter(
      (node) => node.isVisible && node.isUsable && isClicked(node) && isCalled(node, name),
    );
    const [only] = all;
    const isOne =
      only && all.every(({ attributes: { href } }) => href !== undefined && href === only.attributes.href);
    if (only && (all.length === 1 || isOne)) return { seen: only };
    const several = `Failed to ${verb}: ${all.length} things are called so. Please click the one that is meant.`;
    return { missed: () => (only ? new StepError('target ambiguous', several) : none(verb, missing)) };
  };
}

const isClicked = (node: ScreenNode): boolean => isOf(node, 'button', 'link', 'menuitem', 'tab');

const isCalled = (node: ScreenNode, name: RegExp): boolean =>
  name.test(node.text.trim()) ||
  node.names.some(({ text, from }) => !isOfStyle(from) && name.test(text.trim()));

const none = (verb: string, why: string): StepError =>
  new StepError(
    'target not found',
    `Failed to ${verb}: ${why} Please write which fields are filled in and what is clicked.`,
  );
