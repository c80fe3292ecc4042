import { test } from 'vitest';
import { useBrowser } from './support/browser.js';
import { driverOf } from '../src/agent/index.js';
import { ground } from '../src/grounding/ground.js';
const b = useBrowser();
const IN: [string, string, string, string][] = [
  ['heading', 'Orders', 'read', '<h2>Orders <span class=badge>3</span></h2>'],
  ['heading', 'Orders', 'read', '<h2><span>Orders</span><small>all of them</small></h2>'],
  ['heading', 'Orders', 'read', '<h2>Orders <a href="#">see all</a></h2>'],
  ['field', 'Email', 'fill', '<label>Email <span>required</span> <input></label>'],
  ['field', 'Email', 'fill', '<label for=a>Email <small>we never share it</small></label><input id=a>'],
  ['field', 'Email', 'fill', '<label for=a><span>Email</span><span>optional</span></label><input id=a>'],
  ['checkbox', 'Newsletter', 'check', '<label><input type=checkbox> Newsletter <small>weekly</small></label>'],
  ['checkbox', 'Newsletter', 'check', '<label><input type=checkbox><div><b>Newsletter</b><p>Once a week</p></div></label>'],
  ['radio button', 'Express', 'check', '<label><input type=radio name=a> <b>Express</b> <span>€9.90</span></label><label><input type=radio name=a> <b>Standard</b> <span>free</span></label>'],
  ['column header', 'Price', 'click', '<table><tr><th>Price <span>▲</span></th><th>Name</th></tr><tr><td>1</td><td>a</td></tr></table>'],
  ['column header', 'Price', 'click', '<table><tr><th><button>Price <span class=hint>sort</span></button></th></tr><tr><td>1</td></tr></table>'],
  ['section', 'Orders', 'place', '<section><h2>Orders <span>3</span></h2><p>x</p></section>'],
  ['dialog', 'Delete', 'read', '<div role=dialog><h2>Delete <em>Ada</em></h2><button>OK</button></div>'],
  ['option', 'Ada', 'click', '<ul role=listbox><li role=option><span>Ada</span><small>ada@x.de</small></li></ul>'],
  ['drop-down', 'Country', 'select', '<label for=c>Country <i>*</i></label><select id=c><option>A</select>'],
  ['row', 'Ada', 'read', '<table><tr><td><b>Ada</b><small>ada@x.de</small></td><td>1</td></tr></table>'],
  ['cell', 'Ada', 'read', '<table><tr><td><b>Ada</b><small>ada@x.de</small></td><td>1</td></tr></table>'],
  ['link', 'Read more', 'click', '<a href="#"><article><h3>News</h3><p>Text</p><span>Read more</span></article></a>'],
  ['list', 'Tasks', 'read', '<h3>Tasks <span>2</span></h3><ul><li>a<li>b</ul>'],
  ['switch', 'Dark mode', 'check', '<div><span>Dark mode</span><small>Easier at night</small><button role=switch aria-checked=false></button></div>'],
  ['switch', 'Dark mode', 'check', '<div class=row><div><div>Dark mode</div><div>Easier at night</div></div><label class=switch><input type=checkbox><span class=slider></span></label></div>'],
  ['field', 'Amount', 'fill', '<div><div>Amount</div><div><span>€</span><input></div></div>'],
  ['field', 'Amount', 'fill', '<td>Amount (€)</td><td><input></td>'],
  ['field', 'Amount', 'fill', '<dl><dt>Amount</dt><dd><input></dd></dl>'],
  ['button', 'Edit', 'click', '<table><tr><td>Ada</td><td><span onclick="" style="cursor:pointer">Edit</span></td></tr></table>'],
  ['card', 'Ada', 'read', '<div class=grid><div><img><div>Ada</div><div>x</div></div><div><img><div>Bob</div><div>y</div></div></div>'],
  ['tab', 'Details', 'click', '<ul class="nav nav-tabs"><li><a href="#">Details <b>2</b></a></li><li><a href="#">More</a></li></ul>'],
  ['badge', '3', 'read', '<button>Cart <span class=badge>3</span></button>'],
  ['message', 'Saved', 'read', '<div role=alert><strong>Saved</strong> All is well <button>×</button></div>'],
  ['legend', 'Delivery', 'read', '<fieldset><legend>Delivery <small>(choose one)</small></legend><label><input type=radio>A</label></fieldset>'],
  ['group', 'Delivery', 'place', '<fieldset><legend>Delivery <small>(choose one)</small></legend><label><input type=radio>A</label></fieldset>'],
];
test('x', async () => {
  const page = await b.newPage();
  for (const [role, name, purpose, html] of IN) {
    await page.setContent('<p>Hello</p>' + html + '<p>Other</p>');
    const s = await driverOf(page).look();
    const g = ground({ name, role: role as never }, s, purpose as never);
    const h = ground({ name }, s, purpose as never);
    console.log('|', g.node || h.node ? '' : '!!', role, '|', g.node?.tag ?? g.problem, '|', h.node?.tag ?? h.problem, '|', html);
  }
});
