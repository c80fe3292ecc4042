/** What a page source says that isn't plain from published samples: layers, states, passwords, and what is no source. */
import { describe, expect, it } from 'vitest';
import { ground } from '../../../src/grounding/ground.js';
import { judge, type Judged } from '../../../src/judge/judge.js';
import { isUnclear } from '../../../src/judge/Judgement.js';
import { readPhoneSource } from '../../../src/screen/phone/readPhoneSource.js';
import type { Screen, ScreenNode } from '../../../src/screen/Screen.js';
import { describeScreen } from '../../../src/screen/screenText.js';

const size = { width: 400, height: 800 };
const android = (xml: string): Screen =>
  readPhoneSource({ platform: 'android', xml: `<hierarchy rotation="0">${xml}</hierarchy>`, size });
const ios = (xml: string): Screen =>
  readPhoneSource({
    ...{ platform: 'ios', size },
    xml: `<XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" visible="true" x="0" y="0" width="400" height="800">${xml}</XCUIElementTypeApplication>`,
  });
const lines = (screen: Screen): string[] => describeScreen(screen, { references: false }).split('\n');
const onlyOf = ({ nodes }: Screen, role: string): ScreenNode => {
  const found = nodes.filter((node) => node.role === role);
  expect(found).toHaveLength(1);
  return found[0]!;
};
const holds = (expectation: Judged, screen: Screen): boolean => {
  const outcome = judge(expectation, screen, {});
  return !isUnclear(outcome) && outcome.holds;
};

/** In place, and one below the other. */
const at = (row: number, height = 1): string => `bounds="[0,${row * 50}][400,${(row + height) * 50}]"`;
const on = (row: number): string => `visible="true" x="0" y="${row * 50}" width="400" height="50"`;

describe('a dialog of Android', () => {
  const screen = android(`<android.widget.FrameLayout class="android.widget.FrameLayout" ${at(2, 6)}>
    <android.widget.LinearLayout resource-id="android:id/parentPanel" class="android.widget.LinearLayout" ${at(2, 6)}>
      <android.widget.TextView resource-id="android:id/alertTitle" text="Delete it?" class="android.widget.TextView" ${at(2)}/>
      <android.widget.TextView resource-id="android:id/message" text="It is gone then." class="android.widget.TextView" ${at(3)}/>
      <android.widget.Button resource-id="android:id/button2" text="CANCEL" clickable="true" class="android.widget.Button" ${at(5)}/>
      <android.widget.Button resource-id="android:id/button1" text="OK" clickable="true" class="android.widget.Button" ${at(6)}/>
    </android.widget.LinearLayout></android.widget.FrameLayout>`);

  it('is a dialog in front, called by its title', () => {
    expect(lines(screen)).toEqual([
      'alertdialog "Delete it?" modal',
      '  text "Delete it?"',
      '  text "It is gone then."',
      '  button "CANCEL"',
      '  button "OK"',
    ]);
    expect(ground({ name: 'Delete it?', role: 'dialog' }, screen, 'read').problem).toBeUndefined();
  });
});

describe('what lies over the application', () => {
  const alert = `<XCUIElementTypeAlert type="XCUIElementTypeAlert" label="Allow?" visible="true" x="50" y="90" width="300" height="120">
    <XCUIElementTypeButton type="XCUIElementTypeButton" label="Allow" visible="true" x="50" y="150" width="150" height="50"/></XCUIElementTypeAlert>`;
  const keyboard = `<XCUIElementTypeKeyboard type="XCUIElementTypeKeyboard" visible="true" x="0" y="500" width="400" height="300">
    <XCUIElementTypeKey type="XCUIElementTypeKey" name="q" label="q" visible="true" x="0" y="510" width="40" height="50"/></XCUIElementTypeKeyboard>`;
  const buttons = `<XCUIElementTypeButton type="XCUIElementTypeButton" label="Allow" ${on(0)}/>
    <XCUIElementTypeButton type="XCUIElementTypeButton" label="Buy" ${on(2)}/><XCUIElementTypeButton type="XCUIElementTypeButton" label="Pay" ${on(11)}/>`;

  it('covers what is behind it', () => {
    const screen = ios(buttons + alert + keyboard);
    const covers = screen.nodes
      .filter(({ role }) => role === 'button')
      .map(({ names, coveredBy }) => [names[0]?.text, coveredBy?.role]);
    expect(covers).toEqual([
      ['Allow', undefined],
      ['Buy', 'alertdialog'],
      ['Pay', 'group'],
      ['Allow', undefined],
      ['q', undefined],
    ]);
    expect(ground({ name: 'Allow', role: 'button' }, screen, 'click').node?.box.y).toBe(150);
  });

  it('shows no text by its keys', () => {
    const text: Judged = { kind: 'expectVisible', target: { name: 'q' }, negated: false };
    expect(holds(text, ios(keyboard))).toBe(false);
    expect(holds({ ...text, target: { name: 'Keyboard', role: 'group' } }, ios(keyboard))).toBe(true);
  });
});

describe('a field', () => {
  const field = (attributes: string): ScreenNode =>
    onlyOf(
      android(`<android.widget.EditText class="android.widget.EditText" ${at(0)} ${attributes}/>`),
      'textbox',
    );

  it('is empty where it shows what it is for', () => {
    const values = [
      'text="Name" hint="Name"',
      'text="Name" showing-hint="true"',
      'text="Name" content-desc="test-Name"',
    ].map((said) => field(said));
    expect(values.map(({ value }) => value)).toEqual(['', '', '']);
    expect(values.map(({ attributes }) => attributes.placeholder)).toEqual(['Name', 'Name', 'Name']);
    expect(field('text="Ada" hint="Name"').value).toBe('Ada');
  });

  it('for a password tells its length and nothing else', () => {
    const filled = field('text="•••" hint="Password" password="true"');
    expect([filled.value, filled.secret, filled.text]).toEqual([undefined, '•••', '']);
    expect(field('text="Password" password="true"')).toMatchObject({
      secret: '',
      attributes: { placeholder: 'Password' },
    });
    const [secure, empty] = [`value="•••"`, `value="Password"`].map((said) =>
      onlyOf(
        ios(`<XCUIElementTypeSecureTextField type="XCUIElementTypeSecureTextField" ${on(0)} ${said}/>`),
        'textbox',
      ),
    );
    expect([secure?.value, secure?.secret, empty?.secret]).toEqual([undefined, '•••', '']);
  });

  it('is judged by what stands in it', () => {
    const screen = android(
      `<android.widget.EditText class="android.widget.EditText" text="•••" hint="Pin" password="true" ${at(0)}/>`,
    );
    const empty: Judged = { kind: 'expectEmpty', target: { name: 'Pin', role: 'field' }, negated: false };
    expect([holds(empty, screen), holds({ ...empty, negated: true }, screen)]).toEqual([false, true]);
  });
});

describe('states', () => {
  it('are told where the device tells them', () => {
    const screen = android(`<android.widget.LinearLayout class="android.widget.LinearLayout" ${at(0, 5)}>
      <android.widget.CheckBox class="android.widget.CheckBox" text="News" checkable="true" checked="true" clickable="true" ${at(0)}/>
      <android.widget.Button class="android.widget.Button" text="Buy" enabled="false" clickable="true" ${at(1)}/>
      <android.widget.SeekBar class="android.widget.SeekBar" content-desc="Volume" text="30.0" ${at(2)}/>
      <android.widget.ProgressBar class="android.widget.ProgressBar" ${at(3)}/>
      <android.widget.EditText class="android.widget.EditText" text="x" hint="Mail" focused="true" content-invalid="true" ${at(4)}/></android.widget.LinearLayout>`);
    expect(lines(screen)).toEqual([
      'checkbox "News" checked',
      'button "Buy" disabled',
      'slider "Volume" = "30.0"',
      'progressbar',
      'textbox = "x" invalid focused placeholder "Mail"',
    ]);
  });

  it('of tabs are unknown where none is said to be chosen', () => {
    const tabs = (attributes: string) =>
      ios(`<XCUIElementTypeTabBar type="XCUIElementTypeTabBar" ${on(15)}><XCUIElementTypeButton type="XCUIElementTypeButton" label="Home" ${on(15)} ${attributes}/>
        <XCUIElementTypeButton type="XCUIElementTypeButton" label="Cart" ${on(15)}/></XCUIElementTypeTabBar>`)
        .nodes.filter(({ role }) => role === 'tab')
        .map(({ states }) => states.selected);
    expect(tabs('selected="true"')).toEqual([true, false]);
    expect(tabs('')).toEqual([undefined, undefined]);
  });

  it('of a row of tabs of Android are those of its parts', () => {
    const tab = (name: string, selected: boolean) =>
      `<android.widget.FrameLayout class="android.widget.FrameLayout" content-desc="${name}" clickable="true" selected="${selected}" ${at(15)}/>`;
    const screen = android(
      `<android.view.ViewGroup class="android.view.ViewGroup" ${at(15)}>${tab('Home', false)}${tab('Cart', true)}</android.view.ViewGroup>`,
    );
    expect(lines(screen)).toEqual(['tablist', '  tab "Home"', '  tab "Cart" selected']);
  });
});

describe('names', () => {
  it('are the words of an id where there is nothing else', () => {
    const screen = android(
      `<android.widget.ImageButton class="android.widget.ImageButton" resource-id="com.app:id/login_button" clickable="true" ${at(0)}/>`,
    );
    for (const name of ['login button', 'login'])
      expect(ground({ name }, screen, 'click').node?.role, name).toBe('button');
  });

  it('are those that the device says aloud', () => {
    const screen = ios(
      `<XCUIElementTypeButton type="XCUIElementTypeButton" name="cartButton" label="Cart" ${on(0)}/>`,
    );
    expect(onlyOf(screen, 'button').names.map(({ text, from }) => [text, from])).toEqual([
      ['Cart', 'content'],
    ]);
  });
});

describe('keys', () => {
  it('are the same from look to look, and differ', () => {
    const look = () =>
      android('<android.widget.Button text="Go"/><android.widget.Button text="Go"/>').nodes.map(
        ({ key }) => key,
      );
    expect(look()).toEqual(look());
    expect(new Set(look()).size).toBe(look().length);
  });
});

describe('what is no page source', () => {
  const read = (xml: string) => () => readPhoneSource({ platform: 'ios', xml, size });

  it.each(['', '  \n'])('is nothing: "%s"', (xml) => {
    expect(read(xml)).toThrow('The page source of the phone is empty.');
  });

  it.each(['<a><b></a>', '<a', 'no XML', '{"value": 1}', '<a/><b/>'])('is broken: %s', (xml) => {
    expect(read(xml)).toThrow(/^The page source of the phone cannot be read: \S.*[^.]\.$/);
  });

  it('may be one with nothing on it', () => {
    expect(android('').nodes).toHaveLength(1);
  });
});

describe('a long source', () => {
  const rows = (count: number) =>
    Array.from(
      { length: count },
      (
        _,
        row,
      ) => `<android.widget.LinearLayout class="android.widget.LinearLayout" clickable="true" ${at(row)}>
        <android.widget.TextView class="android.widget.TextView" text="Row ${row}" ${at(row)}/><android.widget.Switch class="android.widget.Switch" checkable="true" checked="false" ${at(row)}/></android.widget.LinearLayout>`,
    ).join('');
  const source = (count: number) =>
    `<androidx.recyclerview.widget.RecyclerView class="androidx.recyclerview.widget.RecyclerView" scrollable="true" ${at(0, 16)}>${rows(count)}</androidx.recyclerview.widget.RecyclerView>`;

  it('takes about twice as long at twice the size', () => {
    const sizes = [source(1250), source(2500)];
    const timeOf = (xml: string) => {
      const begin = performance.now();
      expect(android(xml).nodes.length).toBeGreaterThan(5000);
      return performance.now() - begin;
    };
    // What else the machine does only ever takes longer, so the least of several counts.
    let [once = 0, twice = 0] = sizes.map(timeOf);
    for (let round = 0; round < 6 && twice / once >= 2.8; round++) {
      const [one = 0, two = 0] = sizes.map(timeOf);
      [once, twice] = [Math.min(once, one), Math.min(twice, two)];
    }
    expect(twice / once).toBeLessThan(2.8);
  });
});
