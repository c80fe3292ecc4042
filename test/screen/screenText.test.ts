/** A screen as text, and back. */
import { describe, expect, it } from 'vitest';
import { describeScreen } from '../../src/screen/screenText.js';
import { named, screenOf } from '../support/screenOf.js';
import { lookAt, useLooks } from './lookAt.js';

useLooks();

const TEXT = `heading "Cart" level 1
list
  listitem
    text "Milk"
    button "Remove" disabled
  listitem "Rum"
textbox "City" = "Ulm" required placeholder "Where"
checkbox "Agree" unchecked
combobox "Size" = "M"
  option "S"
  option "M" selected
table
  row
    columnheader "Name"
  row
    cell "Ada"
button icon "trash"
<div> "Open"
region "News"
  text "Nothing new"`;

const PAGE = `<main><h1>Cart</h1><p>All <b>that</b> you want</p><ul><li>Milk <button disabled>Remove</button><li>Rum</ul>
<label>City <input required value=Ulm placeholder=Where></label><label><input type=checkbox> Agree</label><span>
<select><option>S<option selected>M</select></span><div onclick="1">Open <b>it</b></div><p hidden>Gone</p>
<button><i class="fa-trash"></i></button><p style="margin-top:3000px">Far</p></main>`;

const SHOWN = `main
  heading "Cart" level 1
  text "All that you want"
  list
    listitem
      text "Milk"
      button "Remove" disabled
    listitem "Rum"
  <label>
    text "City"
    textbox "City" = "Ulm" required placeholder "Where"
  <label>
    checkbox "Agree" unchecked
    text "Agree"
  combobox = "M"
    option "S"
    option "M" selected
  <div> "Open it"
  button icon "trash"
  text "Far"`;

describe('the text of a screen', () => {
  it('tells what a person perceives', async () => {
    expect(describeScreen(await lookAt(PAGE), { references: false })).toBe(SHOWN);
  });

  it('refers to each thing', async () => {
    const screen = await lookAt('<h1>A</h1><button>B</button>');
    expect(describeScreen(screen)).toBe('heading "A" level 1 [2]\nbutton "B" [4]');
    expect(screen.nodes[4]?.tag).toBe('button');
  });

  it.each([TEXT, SHOWN.replace(/\n {2}<label>\n {4}text "City"/, '')])('makes that screen again', (text) => {
    expect(describeScreen(screenOf(text), { references: false })).toBe(text);
  });

  it('has names, values and states for tests', () => {
    const screen = screenOf(TEXT);
    expect(named(screen, 'City')).toMatchObject({
      role: 'textbox',
      value: 'Ulm',
      states: { required: true, editable: true },
    });
    expect(named(screen, 'Remove')).toMatchObject({
      isUsable: true,
      states: { disabled: true },
      text: 'Remove',
    });
    expect(screen.root.text).toContain('Cart Milk Remove Rum Ulm');
  });

  it('is refused where it says what is not known', () => {
    expect(() => screenOf('button "A" nonsense')).toThrow('No state is called "nonsense"');
  });
});
