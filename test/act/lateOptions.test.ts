/** Lists whose options are only made, or loaded, once they are opened. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

/** As Vuetify builds it: its input has no role, and the list comes at the end of the page. */
const vuetify = (
  wait: number,
) => `<style>.v-input { width: 300px } .v-field { position: relative; cursor: pointer } label { position: absolute; top: 0; pointer-events: none }
  .v-field input { opacity: 0 } .v-overlay { position: absolute; top: 120px }</style>
  <div class="v-input v-select"><div class="v-input__control"><div class="v-field" role="combobox" aria-haspopup="listbox"
    aria-expanded="false" id="box"><div class="v-field__field"><label class="v-label v-field-label" for="i1">Colour</label>
    <div class="v-field__input" style="padding-top: 16px"><div class="v-select__selection" id="chosen"></div><input readonly size="1" type="text" id="i1"></div></div>
    <div class="v-field__append-inner"><i class="mdi-menu-down mdi v-icon" aria-hidden="true"></i></div></div></div></div>
  <button>Begin</button>
  <script>
    const close = () => { document.querySelector('.v-overlay')?.remove(); box.setAttribute('aria-expanded', 'false'); document.body.dataset.open = 'no' };
    box.onmousedown = () => {
      if (box.getAttribute('aria-expanded') === 'true') return close();
      box.setAttribute('aria-expanded', 'true');
      const list = document.createElement('div');
      list.className = 'v-overlay v-menu';
      list.innerHTML = '<div class="v-list" role="listbox"></div>';
      document.body.append(list);
      setTimeout(() => {
        list.firstChild.innerHTML = ['Red', 'Green', 'Blue'].map((one) => '<div class="v-list-item" role="option" tabindex="-2">' + one + '</div>').join('');
        list.onclick = ({ target }) => { document.title = chosen.textContent = target.textContent; close(); };
      }, ${wait});
    };
    addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  </script>`;

/** A control of a div, whose list comes below it. */
const plain = (
  wait: number,
) => `<label id="l">Colour</label><div id="box" role="combobox" tabindex="0" aria-labelledby="l" aria-expanded="false">Choose</div><button>Begin</button>
  <script>
    const close = () => { document.querySelector('ul')?.remove(); box.setAttribute('aria-expanded', 'false') };
    box.onclick = () => {
      if (box.getAttribute('aria-expanded') === 'true') return close();
      box.setAttribute('aria-expanded', 'true');
      setTimeout(() => {
        const list = document.createElement('ul');
        list.innerHTML = '<li>Red</li><li>Green</li><li>Blue</li>';
        list.onclick = ({ target }) => { document.title = box.textContent = target.textContent; close(); };
        box.after(list);
      }, ${wait});
    };
    addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  </script>`;

/** A native list that its options are put into when somebody goes to it. */
const native = (wait: number) => `<label>Colour <select id="s"></select></label><button>Begin</button><script>
    s.onfocus = s.onmousedown = () => s.options.length || setTimeout(() => { if (!s.options.length) s.innerHTML = '<option value="">Choose<option>Red<option>Green<option>Blue' }, ${wait});
    s.onchange = () => document.title = s.value;
  </script>`;

for (const [name, build] of Object.entries({ vuetify, plain, native }))
  for (const wait of [0, 700])
    it(`are chosen from, be they there after ${wait} ms: ${name}`, async ({ run, said }) => {
      await run(build(wait), 'Choose "Red" in "Colour"');
      expect(await said()).toBe('Red');
      await run(build(wait), 'Select "Green" from the "Colour" drop-down');
      expect(await said()).toBe('Green');
    });

for (const [name, build] of Object.entries({ vuetify, plain }))
  it(`are not said to be missing before they are made: ${name}`, async ({ failureOf }) => {
    const denied = 'The "Colour" drop-down does not have the option';
    expect(await failureOf(build(0), `${denied} "Blue"`)).toContain("can't be told");
    expect(await failureOf(build(0), 'Open the "Colour" drop-down', `${denied} "Blue"`)).toContain(
      "can't be told",
    );
  });

it('are told to be missing in a list of its own', async ({ run }) => {
  await run(
    '<label>Colour <select><option>Red</select></label><button>Begin</button>',
    'The "Colour" drop-down does not have the option "Blue"',
  );
});
