/** Markup as kits of components make it, and what a sentence of a case means on it: always what has the id "f". */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const KITS: Record<string, readonly (readonly [html: string, ...sentences: string[]])[]> = {
  'icons that only their drawing tells': [
    [
      '<button class="a1"><svg viewBox="0 0 24 24" width="16" height="16"><path d="M5,20H19V18H5M19,9H15V3H9V9H5L12,16L19,9Z"></path></svg></button><button id="f" class="b2"><svg viewBox="0 0 24 24" width="16" height="16"><path d="M19,4H15.5L14.5,3H9.5L8.5,4H5V6H19M6,19C6,20.1 6.9,21 8,21H16Z"></path></svg></button>',
      'Click the delete button',
      'Click the trash icon',
    ],
    [
      '<button id="f"><svg viewBox="0 0 24 24" width="16" height="16"><path d="m16.862 4.487 1.687-1.688a1.875 1.875 0 1 1 2.652 2.652Z"></path></svg></button><button><svg viewBox="0 0 24 24" width="16" height="16"><path d="M16 4h4v4z"></path></svg></button>',
      'Click the pencil',
      'Click the edit button',
    ],
  ],
  'a list between a label and its field': [
    [
      '<form><table><tr><th>title<td><select><option><option>upper</select><td><textarea id="f"></textarea><tr><th>year<td><select><option><option>+</select><td><input type="number"></table></form>',
      'Fill "title" with "Emma"',
      'Verify that the "title" field contains "Emma"',
    ],
    [
      '<form><table><tr><th>title<td><select id="f"><option><option>upper</select><td><textarea></textarea><tr><th>year<td><select><option><option>+</select><td><input type="number"></table></form>',
      'Select "upper" from "title"',
    ],
    [
      '<form><table><tr><th>Country<td><select id="f"><option><option>DE</select><td><input placeholder="City"><tr><th>Name<td><select><option>is</select><td><input></table></form>',
      'Verify that the "Country" field contains "DE"',
    ],
    [
      '<form><table><tr><th>Age<td><select id="f"><option>over<option>under</select><td><input type="number"><tr><th>Name<td><select><option>is</select><td><input></table></form>',
      'Verify that the "Age" field contains "over"',
    ],
  ],
  'jQuery Toast': [
    [
      '<div class="jq-toast-wrap top-right"><div class="jq-toast-single jq-has-icon jq-icon-warning" id="f"><span class="jq-toast-loader"></span><span class="close-jq-toast-single">×</span><h2 class="jq-toast-heading">Warning</h2>Nothing was saved</div></div>',
      'The toast shows "Nothing was saved"',
      'The notification contains "Nothing was saved"',
    ],
  ],
  'Material UI': [
    [
      '<button class="MuiButton-root MuiButton-contained" type="button" id="f"><span class="MuiButton-icon MuiButton-startIcon"><svg class="MuiSvgIcon-root" width="16" height="16" aria-hidden="true"><path d="M0 0h9v9z"></path></svg></span>Add user<span class="MuiTouchRipple-root"></span></button>',
      'Click the "Add user" button',
      'Click "Add user"',
      'Press Add user',
    ],
    [
      '<div class="MuiFormControl-root MuiTextField-root"><label class="MuiInputLabel-root" for="f">First name<span aria-hidden="true" class="MuiFormLabel-asterisk"> *</span></label><div class="MuiInputBase-root"><input class="MuiInputBase-input" id="f" type="text"><fieldset aria-hidden="true"><legend><span>First name *</span></legend></fieldset></div><p class="MuiFormHelperText-root">As in your passport</p></div>',
      'Fill "First name" with "Ada"',
      'Enter "Ada" in the First name field',
    ],
    [
      '<div class="MuiFormControl-root"><label class="MuiInputLabel-root" id="l1">Age</label><div class="MuiSelect-root"><div tabindex="0" role="combobox" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="l1 f" id="f" class="MuiSelect-select">Twenty</div><input aria-hidden="true" tabindex="-1" class="MuiSelect-nativeInput" value="20" style="opacity:0;position:absolute;width:100%"></div></div>',
      'Select "Ten" from "Age"',
      'Open the Age drop-down',
    ],
    [
      '<label class="MuiFormControlLabel-root"><span class="MuiCheckbox-root"><input type="checkbox" id="f" style="opacity:0;position:absolute;width:24px;height:24px"><svg width="24" height="24"><path d="M0 0h9v9z"></path></svg></span><span class="MuiTypography-root">Remember me</span></label>',
      'Check "Remember me"',
      'Tick the Remember me checkbox',
    ],
    [
      '<div class="MuiTabs-root"><div role="tablist"><button role="tab" aria-selected="true">Overview</button><button role="tab" aria-selected="false" id="f">Invoices<span class="MuiBadge-root"><span class="MuiBadge-badge">4</span></span></button></div></div>',
      'Open the "Invoices" tab',
      'Click the Invoices tab',
    ],
    [
      '<div class="MuiSnackbar-root" role="presentation"><div class="MuiPaper-root MuiAlert-root" role="alert" id="f"><div class="MuiAlert-icon"><svg width="9" height="9"></svg></div><div class="MuiAlert-message">User saved</div><div><button aria-label="Close" title="Close"><svg width="9" height="9"></svg></button></div></div></div>',
      'Expect that the alert shows "User saved"',
      'The toast says "User saved"',
    ],
    [
      '<div class="MuiDataGrid-root" role="grid"><div role="row"><div role="columnheader" aria-colindex="1">Name</div><div role="columnheader" aria-colindex="2">Role</div></div><div role="row" data-id="1" id="f"><div role="gridcell">Ada</div><div role="gridcell">Admin</div></div><div role="row" data-id="2"><div role="gridcell">Bob</div><div role="gridcell">Guest</div></div></div>',
      'Expect that the "Ada" row shows "Admin"',
      'The row of Ada shows "Admin"',
      'The row for "Ada" contains "Admin"',
    ],
    [
      '<li class="MuiListItem-root"><div class="MuiListItemText-root"><span>Inbox</span><p>3 new</p></div><button aria-label="delete" id="f"><svg width="9" height="9"></svg></button></li><li class="MuiListItem-root"><div class="MuiListItemText-root"><span>Spam</span></div><button aria-label="delete"><svg width="9" height="9"></svg></button></li>',
      'Click the "delete" button in the "Inbox" item',
      'Click the trash icon of Inbox',
    ],
  ],
  'Ant Design': [
    [
      '<div class="ant-form-item"><div class="ant-form-item-label"><label for="f" class="ant-form-item-required" title="User name">User name</label></div><div class="ant-form-item-control"><span class="ant-input-affix-wrapper"><span class="ant-input-prefix">@</span><input id="f" type="text" class="ant-input"></span></div></div>',
      'Fill "User name" with "ada"',
    ],
    [
      '<div class="ant-form-item"><div class="ant-form-item-label"><label for="c" title="City">City</label></div><div class="ant-select" id="f"><div class="ant-select-selector"><span class="ant-select-selection-search"><input id="c" role="combobox" aria-haspopup="listbox" aria-expanded="false" readonly style="opacity:0;width:4px"></span><span class="ant-select-selection-placeholder">Choose a city</span></div><span class="ant-select-arrow">▾</span></div></div>',
      'Select "Oslo" from "City"',
      'Open the City drop-down',
    ],
    [
      '<button type="button" class="ant-btn ant-btn-primary" id="f"><span role="img" aria-label="plus" class="anticon anticon-plus"><svg width="9" height="9"></svg></span><span>New order</span></button>',
      'Click the "New order" button',
      'Click New order',
    ],
    [
      '<div class="ant-modal-wrap"><div role="dialog" aria-labelledby="t" class="ant-modal" id="f"><div class="ant-modal-content"><button aria-label="Close" class="ant-modal-close"><span>×</span></button><div class="ant-modal-header"><div class="ant-modal-title" id="t">Delete order</div></div><div class="ant-modal-body">Are you sure?</div><div class="ant-modal-footer"><button class="ant-btn"><span>Cancel</span></button><button class="ant-btn ant-btn-primary"><span>OK</span></button></div></div></div></div>',
      'Expect that the "Delete order" dialog is visible',
      'Expect that the dialog shows "Are you sure?"',
    ],
    [
      '<label class="ant-radio-wrapper"><span class="ant-radio"><input type="radio" name="a" style="opacity:0" id="f"></span><span>Express <b>9.90</b></span></label><label class="ant-radio-wrapper"><span class="ant-radio"><input type="radio" name="a" style="opacity:0"></span><span>Standard <b>0.00</b></span></label>',
      'Check "Express"',
      'Select the Express radio button',
    ],
    [
      '<div class="ant-table"><table><thead><tr><th>Name</th><th>Action</th></tr></thead><tbody><tr><td>Ada</td><td><a id="f">Edit</a> <a>Delete</a></td></tr><tr><td>Bob</td><td><a>Edit</a> <a>Delete</a></td></tr></tbody></table></div>',
      'Click "Edit" in the "Ada" row',
      'Click the Edit link for Ada',
      "Click Edit in Ada's row",
    ],
    [
      '<ul class="ant-menu" role="menu"><li class="ant-menu-item" role="menuitem" id="f"><span class="anticon"><svg width="9" height="9"></svg></span><span class="ant-menu-title-content">Orders</span></li><li class="ant-menu-item" role="menuitem"><span class="ant-menu-title-content">Customers</span></li></ul>',
      'Click "Orders" in the menu',
      'Click the Orders menu item',
      'Open Orders from the side menu',
    ],
    [
      '<button type="button" role="switch" aria-checked="false" class="ant-switch" id="f"><div class="ant-switch-handle"></div><span class="ant-switch-inner"></span></button><span>Notifications</span>',
      'Turn on "Notifications"',
      'Switch on the Notifications switch',
    ],
  ],
  Bootstrap: [
    [
      '<div class="mb-3"><label class="form-label">Email address</label><input type="email" class="form-control" id="f"><div class="form-text">We never share it.</div></div>',
      'Fill "Email address" with "a@b.c"',
      'Enter "a@b.c" as the email address',
    ],
    [
      '<div class="input-group"><span class="input-group-text">Price</span><span class="input-group-text">€</span><input class="form-control" id="f"><span class="input-group-text">.00</span></div>',
      'Fill "Price" with "3"',
    ],
    [
      '<a class="nav-link" href="#">Orders</a><div class="h1" id="f">Orders</div><div class="card-body">Orders</div>',
      'Click the "Orders" heading',
    ],
    [
      '<div class="dropdown"><button class="btn btn-secondary dropdown-toggle" id="f" aria-expanded="false">Actions <span class="caret"></span></button><ul class="dropdown-menu" style="display:none"><li><a class="dropdown-item" href="#">Export</a></li></ul></div>',
      'Click the Actions drop-down',
      'Click "Actions"',
    ],
    [
      '<div class="card"><div class="card-body"><h5 class="card-title">Basic</h5><p>€10</p><a href="#" class="btn btn-primary">Choose</a></div></div><div class="card"><div class="card-body"><h5 class="card-title">Pro</h5><p>€20</p><a href="#" class="btn btn-primary" id="f">Choose</a></div></div>',
      'Click "Choose" in the "Pro" card',
      'Click Choose for "Pro"',
      'Click the Choose button of the Pro card',
    ],
    [
      '<nav class="navbar"><a class="navbar-brand" href="/">Shop</a><ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="/c" id="f"><i class="bi bi-cart"></i> Cart <span class="badge text-bg-secondary">2</span></a></li></ul></nav>',
      'Click "Cart"',
      'Click the Cart link',
      'Open the cart from the navigation',
      'Click the "Cart" link in the navigation bar',
    ],
    [
      '<div class="form-check form-switch"><input class="form-check-input" type="checkbox" role="switch" id="f"><label class="form-check-label" for="f">Dark mode</label></div>',
      'Turn on "Dark mode"',
      'Enable Dark mode',
      'Tick "Dark mode"',
    ],
    [
      '<div class="alert alert-danger alert-dismissible" id="f"><strong>Error!</strong> Wrong password. <button type="button" class="btn-close" aria-label="Close"></button></div>',
      'Expect that the alert shows "Wrong password"',
      'The error message says "Wrong password."',
      'The message shows "Wrong password"',
    ],
    [
      '<div class="accordion"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" aria-expanded="false" id="f">Shipping</button></h2></div><div class="accordion-item"><h2><button class="accordion-button collapsed" aria-expanded="false">Returns</button></h2></div></div>',
      'Expand "Shipping"',
      'Open the Shipping section',
    ],
    [
      '<ul class="pagination"><li class="page-item disabled"><a class="page-link" href="#">Previous</a></li><li class="page-item active"><a class="page-link" href="#">1</a></li><li class="page-item"><a class="page-link" href="#" id="f">2</a></li><li class="page-item"><a class="page-link" href="#">Next</a></li></ul><table><tr><td>2</td></tr></table>',
      'Click "2" in the pagination',
      'Click page 2',
      'Click the link "2"',
    ],
    [
      '<ul class="list-group"><li class="list-group-item d-flex">Milk <span class="badge">14</span></li><li class="list-group-item d-flex" id="f">Bread <span class="badge">2</span></li></ul>',
      'Expect that the "Bread" item shows "2"',
      'Click the Bread item',
      'Expect that the "Bread" row shows "2"',
    ],
  ],
  'plain Tailwind': [
    [
      '<div class="flex"><div><p class="font-bold">Wireless Mouse</p><p>$25.00</p></div><div class="flex"><button>-</button><span>1</span><button id="f">+</button></div></div><div class="flex"><div><p class="font-bold">Keyboard</p><p>$75.00</p></div><div class="flex"><button>-</button><span>1</span><button>+</button></div></div>',
      'Click "+" next to "Wireless Mouse"',
      'Click the plus button for Wireless Mouse',
      'Click + in the Wireless Mouse row',
    ],
    [
      '<div class="grid"><div class="rounded shadow"><img alt="Red shoes" src="data:,"><div><h3>Red shoes</h3><span>$30</span><button>Add to cart</button></div></div><div class="rounded shadow"><img alt="Blue hat" src="data:,"><div><h3>Blue hat</h3><span>$12</span><button id="f">Add to cart</button></div></div></div>',
      'Click "Add to cart" for "Blue hat"',
      'Click the Add to cart button under Blue hat',
      'Click "Add to cart" on the "Blue hat" card',
    ],
    [
      '<label class="block"><span class="text-gray-700">Full name</span><input type="text" class="mt-1" id="f" placeholder="Jane Doe"></label>',
      'Fill "Full name" with "Ada"',
      'Type "Ada" into the full name field',
    ],
    [
      '<div class="relative"><svg width="9" height="9"></svg><input type="text" id="f" placeholder="Search products..."></div>',
      'Fill the search field with "hat"',
      'Search for "hat"',
      'Type "hat" in the search box',
      'Enter "hat" in "Search products"',
    ],
    [
      '<div class="fixed inset-0" id="f" style="position: fixed; inset: 0"><div class="bg-white rounded p-4"><h2>Delete item?</h2><p>This cannot be undone.</p><button>Cancel</button><button>Delete</button></div></div>',
      'Expect that the dialog shows "This cannot be undone."',
      'Expect that the "Delete item?" dialog is visible',
    ],
    [
      '<div><h4>Filters</h4><div class="cursor-pointer" id="f" style="cursor:pointer" onclick="1">In stock</div><div style="cursor:pointer" onclick="1">On sale</div></div>',
      'Click "In stock"',
    ],
  ],
  Radix: [
    [
      '<button type="button" role="combobox" aria-controls="r" aria-expanded="false" data-state="closed" data-placeholder id="f"><span style="pointer-events:none">Select a fruit</span><svg width="9" height="9" aria-hidden="true"></svg></button>',
      'Select "Apple" from "Select a fruit"',
      'Open the fruit drop-down',
      'Open the "Select a fruit" drop-down',
    ],
    [
      '<div><label for="f">Accept terms</label><button type="button" role="checkbox" aria-checked="false" data-state="unchecked" id="f" value="on"></button></div>',
      'Check "Accept terms"',
      'Tick Accept terms',
    ],
    [
      '<div role="tablist"><button role="tab" data-state="active">Account</button><button role="tab" data-state="inactive" id="f">Password</button></div><div role="tabpanel"><label>Password <input type="password"></label></div>',
      'Open the "Password" tab',
      'Click the Password tab',
      'Switch to the Password tab',
    ],
    [
      '<button aria-haspopup="menu" aria-expanded="false" data-state="closed" id="f"><span class="sr-only" style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">Open menu</span><svg width="16" height="16"><circle cx="4" cy="8" r="1"></circle></svg></button>',
      'Click the "Open menu" button',
      'Click the three dots',
    ],
  ],
  'server-rendered': [
    [
      '<form><table><tr><td>Login:</td><td><input name="login" id="f"></td></tr><tr><td>Password:</td><td><input type="password" name="pw"></td></tr></table><input type="submit" value="Log in"></form>',
      'Fill "Login" with "ada"',
      'Enter "ada" as login',
      'Type "ada" in the Login field',
    ],
    [
      '<form><p>Login: <input name="login"><br>Password: <input type="password" name="pw"><br><input type="submit" value="Log in" id="f"></p></form>',
      'Click "Log in"',
      'Press the Log in button',
      'Submit by clicking Log in',
    ],
    [
      '<form><p>Login: <input name="login"><br>Password: <input type="password" name="pw" id="f"><br><input type="submit" value="Log in"></p></form>',
      'Fill "Password" with "x"',
      'Enter "x" as password',
    ],
    [
      '<table border="1"><tr bgcolor="#ccc"><td><b>Title</b></td><td><b>Year</b></td><td></td></tr><tr><td>Emma</td><td>1815</td><td><a href="?d=1" id="f"><img src="data:," alt="Delete"></a></td></tr><tr><td>Persuasion</td><td>1817</td><td><a href="?d=2"><img src="data:," alt="Delete"></a></td></tr></table>',
      'Click "Delete" in the "Emma" row',
      'Click the delete icon for Emma',
    ],
    [
      '<fieldset><legend>Shipping</legend><input type="radio" name="s" value="1" id="f"> Express (2 days)<br><input type="radio" name="s" value="2"> Standard (5 days)</fieldset>',
      'Check "Express (2 days)"',
    ],
  ],
};

describe.each(Object.entries(KITS))('%s', (_, snippets) => {
  const cases = snippets.flatMap(([html, ...sentences]) =>
    sentences.map((sentence) => [sentence, html] as const),
  );
  it.for(cases)('%s', async ([sentence, html]) => {
    expect(
      await meantOn(
        page,
        `<h1>Page</h1><p>Some text, <a href="/terms">terms</a>.</p>${html}<footer>© 2026</footer>`,
        sentence,
      ),
    ).toBe('f');
  });
});
