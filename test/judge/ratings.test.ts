/** With how many stars a thing is rated, in each of the ways in which pages draw that. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { driverOf } from '../../src/agent/index.js';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import type { ActionOf } from '../../src/meaning/meaning.js';

import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const five = (one: (n: number) => string) => [1, 2, 3, 4, 5].map(one).join('');
const PATH = 'M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z';
const svg = (more: string, path = PATH) =>
  `<svg width="20" height="20" viewBox="0 0 24 24" class="star" ${more}><path d="${path}"/></svg>`;
const icon = (name: string) =>
  `<i class="${name}" style="display: inline-block; width: 16px; height: 16px"></i>`;

/** Each with `n` of five stars. */
const DRAWN: Record<string, (n: number) => string> = {
  'a slider with a number': (n) =>
    `<div role="slider" aria-label="rating" aria-valuenow="${n}" aria-valuemin="0" aria-valuemax="5">${five(() => icon('star'))}</div>`,
  'a picture that says it': (n) =>
    `<span role="img" aria-label="Rated ${n} out of 5">${five(() => icon('x'))}</span>`,
  'a picture in stars': (n) => `<span role="img" aria-label="${n} Stars">${five(() => icon('x'))}</span>`,
  'radio buttons with names': (n) =>
    `<div class="rating">${five((at) => `<label><input type="radio" name="r" value="${at}" ${at === n ? 'checked' : ''}>${at} stars</label>`)}</div>`,
  'radios that a kit draws, all up to it checked': (n) =>
    `<ul class="rate" role="radiogroup" style="display: flex">${five((at) => `<li class="rate-star" style="list-style: none"><div role="radio" aria-checked="${at <= n}" aria-posinset="${at}">★</div></li>`)}</ul>`,
  'radios from the right to the left': (n) =>
    `<div class="stars" style="display: flex; flex-direction: row-reverse; justify-content: flex-end">${[5, 4, 3, 2, 1].map((at) => `<input type="radio" name="r" id="r${at}" value="${at}" ${at === n ? 'checked' : ''} style="display: none"><label for="r${at}">★</label>`).join('')}</div>`,
  'written stars': (n) => `<span>${'★'.repeat(n)}${'☆'.repeat(5 - n)} (12)</span>`,
  'a sign each': (n) => `<div>${five((at) => `<span>${at <= n ? '★' : '☆'}</span>`)}</div>`,
  'classes of a kit': (n) => `<div>${five((at) => icon(at <= n ? 'bi bi-star-fill' : 'bi bi-star'))}</div>`,
  'a class of its own': (n) =>
    `<div>${five((at) => `<span class="fa fa-star ${at <= n ? 'checked' : ''}" style="display: inline-block; width: 16px; height: 16px"></span>`)}</div>`,
  'words of a font': (n) =>
    `<div>${five((at) => `<i class="material-icons" style="display: inline-block; width: 20px; height: 20px; font-size: 2px">${at <= n ? 'star' : 'star_border'}</i>`)}</div>`,
  'colours of drawings': (n) =>
    `<div style="display: flex">${five((at) => svg(`style="fill: ${at <= n ? '#fcc419' : '#ced4da'}"`))}</div>`,
  'drawings with and without a ground': (n) =>
    `<div style="display: flex">${five((at) => svg(`stroke="orange" fill="${at <= n ? 'orange' : 'none'}"`))}</div>`,
  'a colour each': (n) =>
    `<div>${five((at) => `<b class="s" style="color: ${at <= n ? '#f90' : '#ccc'}">★</b>`)}</div>`,
  'pictures from files': (n) =>
    `<div>${five((at) => `<img src="/star-${at <= n ? 'on' : 'off'}.png" alt="" width="16" height="16">`)}</div>`,
  'one over the other': (n) =>
    `<div style="position: relative; display: inline-block; color: #ccc">★★★★★<div style="position: absolute; top: 0; left: 0; width: ${n * 20}%; overflow: hidden; white-space: nowrap; color: gold">★★★★★</div></div>`,
  'words alone': (n) => `<span>${n} out of 5 stars</span>`,
};

/** None: the only rating on the page. */
const ANY = {};

/** What is observed where "Lamp" is asked for so many stars; undefined where nothing can be told. */
async function judged(html: string, expectation: Partial<ActionOf<'expectRating'>>) {
  await page.setContent(html);
  const screen = await driverOf(page).look({ styles: true });
  const ask = (more: Partial<ActionOf<'expectRating'>>) => {
    const asked = { target: { name: 'Lamp' }, stars: 3, negated: false, ...expectation, ...more };
    const { target, ...ofPage } = asked;
    const said = target === ANY ? ofPage : asked;
    const outcome = judge({ kind: 'expectRating', ...said }, screen, {});
    return isUnclear(outcome) ? undefined : outcome.holds;
  };
  return { is: (stars: number) => ask({ stars }), isNot: (stars: number) => ask({ stars, negated: true }) };
}

describe.each(Object.entries(DRAWN))('%s', (_title, draw) => {
  it.each([
    ['a card', (stars: string) => `<ul><li><h3>Desk</h3>${draw(2)}</li><li><h3>Lamp</h3>${stars}</li></ul>`],
    ['a label beside', (stars: string) => `<div style="display: flex">Lamp <div>${stars}</div></div>`],
    ['a label above', (stars: string) => `<h4>Chair</h4>${draw(1)}<h4>Lamp</h4>${stars}<p>Soft light</p>`],
  ])('in %s', async (_place, around) => {
    const { is, isNot } = await judged(around(draw(3)), {});
    expect([0, 1, 2, 3, 4, 5].filter(is)).toEqual([3]);
    expect([0, 1, 2, 3, 4, 5].filter((stars) => isNot(stars) !== true)).toEqual([3]);
  });

  it('says of none and of all of them nothing else', async () => {
    for (const count of [0, 5]) {
      const { is, isNot } = await judged(`<div>Lamp</div>${draw(count)}`, {});
      expect([0, 1, 2, 3, 4, 5].filter(is).filter((stars) => stars !== count)).toEqual([]);
      expect(isNot(count)).not.toBe(true);
    }
  });
});

describe('whose rating it is', () => {
  const stars = DRAWN['a sign each'] as (n: number) => string;
  const told = async (html: string, more: Partial<ActionOf<'expectRating'>> = {}) => {
    const { is, isNot } = await judged(html, more);
    return [1, 2, 3, 4, 5].filter((count) => is(count) === true || isNot(count) === true);
  };

  it.each([
    ['of two in the place', `<ul><li><h3>Lamp</h3><p>New</p>${stars(3)}<p>Sven</p>${stars(2)}</li></ul>`],
    ['of the next card', `<ul><li><h3>Lamp</h3><p>New</p></li><li><h3>Desk</h3>${stars(3)}</li></ul>`],
    ['of another label', `<form><label>Lamp <input></label><p>Service</p>${stars(3)}</form>`],
    [
      'of radio buttons elsewhere',
      `<form><p>Lamp</p>${five((n) => `<label><input type="radio" name="k"${n === 3 ? ' checked' : ''}>Kind ${n}</label>`)}<p>x</p>${stars(2)}</form>`,
    ],
    ['where all look alike', `<div>Lamp</div><div>${five(() => '<span style="color: #ccc">★</span>')}</div>`],
    [
      'where the wrong ones are filled',
      `<div>Lamp</div><div>${[0, 1, 0, 1, 1].map((is) => `<i class="star ${is ? 'on' : ''}" style="display: inline-block; width: 9px; height: 9px"></i>`).join('')}</div>`,
    ],
    [
      'where words and drawing differ',
      `<div>Lamp</div><div role="img" aria-label="2 of 5 stars">${five((n) => `<span>${n < 5 ? '★' : '☆'}</span>`)}</div>`,
    ],
    [
      'of dots',
      `<div>Lamp</div><div>${five((n) => `<i class="dot ${n === 1 ? 'active' : ''}" style="display: inline-block; width: 9px; height: 9px"></i>`)}</div>`,
    ],
  ])('is not told %s', async (_title, html) => {
    expect(await told(html)).toEqual([]);
  });

  it('is that of the page where there is but one, and with as many as are said', async () => {
    const { is } = await judged(`<h1>Review</h1>${stars(3)}`, { target: ANY });
    expect([1, 2, 3, 4, 5].filter(is)).toEqual([3]);
    const { is: isOfTen } = await judged(`<p>Lamp</p>${stars(3)}`, { of: 10 });
    expect(isOfTen(3)).toBe(false);
    expect(await told(`${stars(3)}<p>Food</p>${stars(1)}`, { target: ANY })).toEqual([]);
  });

  it('may be half a star', async () => {
    const half = five((n) => icon(n < 4 ? 'fa fa-star' : n === 4 ? 'fa fa-star-half-o' : 'fa fa-star-o'));
    const { is } = await judged(`<p>Lamp</p><div>${half}</div>`, {});
    expect([3, 3.5, 4].filter(is)).toEqual([3.5]);
  });
});
