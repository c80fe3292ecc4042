/**
 * Appium 3 with its fake driver, whose apps stand still: here a tap shows another screen, a field keeps what is written
 * into it, and some buttons make the app, the session or the server go wrong. Argument: a port.
 */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { asUiAutomator2, CLASSES, shell, write } from './uiautomator2.mjs';

const require = createRequire(import.meta.url);
const { FakeDriver } = require('@appium/fake-driver');
const { FakeElement } = require('@appium/fake-driver/build/lib/fake-element.js');
const { FakeApp } = require('@appium/fake-driver/build/lib/fake-app.js');
const { desiredCapConstraints } = require('@appium/fake-driver/build/lib/desired-caps.js');
const { DOMParser, XMLSerializer } = require('@xmldom/xmldom');
const { errors } = require('appium/driver');
const appium = require('appium');

const APP = fileURLToPath(new URL('../../../fixtures/phone/shop.xml', import.meta.url));

desiredCapConstraints.app.presence = false;

const SIZE = { width: 400, height: 800 };
const say = (line) => process.stdout.write(`${line}\n`);
const childrenOf = (node) => [...Array.from(node.childNodes)].filter(({ nodeType }) => nodeType === 1);

Object.assign(FakeApp.prototype, {
  /** A package is one in name only: its screens are those of the fixture. */
  async loadApp(file) {
    if (file !== undefined && readFileSync(file).toString('latin1', 0, 2) !== 'PK')
      throw new Error(`INSTALL_PARSE_FAILED_NOT_APK: ${file} is no package`);
    const { documentElement } = new DOMParser().parseFromString(readFileSync(APP, 'utf8'), 'text/xml');
    this.screens = new Map(childrenOf(documentElement).map((screen) => [screen.getAttribute('id'), screen]));
    this.show('login');
    this.runs = true;
  },
  show(id) {
    this.screen = id;
    this.dom = new DOMParser().parseFromString(shell(SIZE), 'text/xml');
    const [app] = childrenOf(this.dom.documentElement);
    for (const child of childrenOf(this.screens.get(id))) app.appendChild(asUiAutomator2(child, this.dom));
    this.activeDom = this.dom;
    this.activeAlert = null;
  },
  ofScreen(name) {
    const to = this.screens.get(this.screen).getAttribute(name);
    if (to) this.show(to);
  },
  /** Both by the id and by the accessibility id. */
  idQuery(id) {
    return this.xpathQuery(`//*[@resource-id="${id}" or @content-desc="${id}"]`);
  },
  all() {
    return Array.from(this.dom.getElementsByTagName('*'));
  },
  /** An alert of the system's is in no source. */
  open(alertId) {
    const alert = childrenOf(this.screens.get(this.screen)).find((one) => one.getAttribute('id') === alertId);
    this.activeAlert = new FakeElement(alert, this);
  },
  setDims() {
    this._width = SIZE.width;
    this._height = SIZE.height;
  },
});

const ACTS = {
  crash(driver) {
    driver.appModel.show('launcher');
    driver.appModel.runs = false;
  },
  lose(driver) {
    driver.isLost = true;
  },
  slow(driver) {
    driver.delay = 1_000;
  },
  hang(driver) {
    driver.delay = 6_000;
  },
};

function tap(driver, node) {
  const app = driver.appModel;
  if (app.hasAlert()) throw new errors.UnexpectedAlertOpenError();
  const said = (name) => node.getAttribute(name) || undefined;
  if (said('enabled') === 'false') return;
  if (said('checkable') === 'true') node.setAttribute('checked', String(said('checked') !== 'true'));
  ACTS[said('does')]?.(driver);
  if (said('showAlert')) app.open(said('showAlert'));
  const [id, value] = said('needs')?.split('=') ?? [];
  const field = id && app.all().find((one) => one.getAttribute('id') === id);
  if (field && field.getAttribute('text') !== value) return app.open(said('otherwise'));
  if (said('goTo')) app.show(said('goTo'));
}

/** The innermost thing at a place. */
function thingAt(app, { x, y }) {
  const isAt = (node) => {
    const [left, top, right, bottom] = node.getAttribute('bounds')?.match(/\d+/g)?.map(Number) ?? [];
    return x >= left && x < right && y >= top && y < bottom;
  };
  return app.all().filter(isAt).at(-1);
}

const MOBILE = {
  activateApp: (app) => {
    if (!app.runs) app.show('login');
    app.runs = true;
  },
  terminateApp: (app) => {
    app.show('launcher');
    app.runs = false;
  },
  backgroundApp: (app) => app.show('launcher'),
  queryAppState: (app) => (app.runs ? 4 : 1),
  hideKeyboard: () => undefined,
  pressKey: (app) => app.ofScreen('back'),
  deepLink: (app, { url }) => app.show(new URL(url).hostname),
};

const { createSession, deleteSession } = FakeDriver.prototype;

FakeDriver.prototype.createSession = async function (...given) {
  const { postAcceptAlert } = this;
  // The driver binds its commands as fields of each instance; to dismiss an alert is to accept it there.
  Object.assign(this, COMMANDS, {
    postDismissAlert: postAcceptAlert,
    async postAcceptAlert() {
      const goTo = this.appModel.activeAlert?.node.getAttribute('goTo');
      await postAcceptAlert.call(this);
      if (goTo) this.appModel.show(goTo);
    },
  });
  const [id, caps] = await createSession.apply(this, given);
  this.device = caps.udid ?? caps.deviceName;
  say(`begin ${this.device}`);
  return [id, caps];
};

FakeDriver.prototype.deleteSession = async function (id) {
  say(`end ${this.device}`);
  return deleteSession.call(this, id);
};

const COMMANDS = {
  async getPageSource() {
    this.answer();
    if (this.delay) await sleep(this.delay);
    return new XMLSerializer().serializeToString(this.appModel.dom);
  },
  answer() {
    if (this.isLost) throw new errors.NoSuchDriverError();
  },
  async performActions(sources) {
    this.answer();
    const moves = sources[0].actions.filter(({ type }) => type === 'pointerMove');
    const held = sources[0].actions.some(({ type, duration }) => type === 'pause' && duration > 1_000);
    const [from, to] = [moves[0], moves.at(-1)];
    if (!from) return;
    const app = this.appModel;
    if (Math.abs(from.y - to.y) > 100) return app.ofScreen(from.y > to.y ? 'further' : 'nearer');
    const thing = thingAt(app, from);
    if (held && thing.getAttribute('held')) app.open(thing.getAttribute('held'));
    else tap(this, thing);
  },
  async back() {
    this.answer();
    this.appModel.ofScreen('back');
  },
  async execute(script, [args = {}]) {
    this.answer();
    const own = MOBILE[script.replace('mobile: ', '')];
    if (!own) throw new errors.UnknownMethodError();
    return own(this.appModel, args) ?? null;
  },
  async click(id) {
    this.answer();
    tap(this, this.getElement(id).node);
    this.focusedElId = id;
  },
  async setValue(text, id) {
    const { node } = this.getElement(id);
    if (node.getAttribute('class') !== CLASSES.MockInputField) throw new errors.InvalidElementStateError();
    write(node, node.getAttribute('text') + (Array.isArray(text) ? text.join('') : text));
  },
  async clear(id) {
    write(this.getElement(id).node, '');
  },
};

await appium.main({
  subcommand: 'server',
  port: Number(process.argv[2]),
  address: '127.0.0.1',
  loglevel: 'error',
});
say('ready');
