/** Icons as the kits of them are put into a page, and the words that people have for what they show. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.js';
import { meantOn } from './onPages.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

/** No font and no sheet of a kit is loaded: each icon has the size that it would have with them. */
const STYLE =
  '<style>i,button span,svg,img,ion-icon,iconify-icon{display:inline-block;width:16px;height:16px}</style>';
const svg = (about: string) =>
  `<svg ${about} viewBox="0 0 24 24" width="16" height="16"><path d="M1 2h3v4z"/></svg>`;
const use = (address: string) => `<svg width="16" height="16"><use href="${address}"></use></svg>`;

/** How each kit writes a heart, a bin and a bookmark. */
const KITS: Record<string, readonly [heart: string, bin: string, bookmark: string]> = {
  'Ionicons 2': ['<i class="ion-heart"></i>', '<i class="ion-trash-a"></i>', '<i class="ion-bookmark"></i>'],
  'Ionicons 4, iOS': [
    '<i class="icon ion-ios-heart"></i>',
    '<i class="icon ion-ios-trash"></i>',
    '<i class="icon ion-ios-bookmark"></i>',
  ],
  'Ionicons 4, Material': [
    '<i class="icon ion-md-heart"></i>',
    '<i class="icon ion-md-trash"></i>',
    '<i class="icon ion-md-bookmark"></i>',
  ],
  'Ionicons 7': [
    '<ion-icon name="heart"></ion-icon>',
    '<ion-icon name="trash-outline"></ion-icon>',
    '<ion-icon name="bookmark-sharp"></ion-icon>',
  ],
  'Material Icons': [
    '<i class="material-icons">favorite</i>',
    '<i class="material-icons">delete</i>',
    '<i class="q-icon material-icons"><span>bookmark</span></i>',
  ],
  'Material Symbols': [
    '<span class="material-symbols-outlined">favorite</span>',
    '<span class="material-symbols-outlined">delete_forever</span>',
    '<span class="material-symbols-outlined">bookmark</span>',
  ],
  'Angular Material': [
    '<mat-icon role="img" class="mat-icon material-icons" aria-hidden="true">favorite</mat-icon>',
    '<mat-icon role="img" class="mat-icon material-icons" aria-hidden="true">delete</mat-icon>',
    '<mat-icon role="img" class="mat-icon" aria-hidden="true" data-mat-icon-name="bookmark"><svg width="16" height="16"><path d="M1 2h3v4z"/></svg></mat-icon>',
  ],
  'Bootstrap Icons': [
    '<i class="bi bi-heart"></i>',
    '<i class="bi bi-trash3-fill"></i>',
    '<i class="bi bi-bookmark-fill"></i>',
  ],
  'Bootstrap Icons, drawn': [
    svg('class="bi bi-heart-fill"'),
    svg('class="bi bi-trash"'),
    svg('class="bi bi-bookmark"'),
  ],
  'Font Awesome 4': [
    '<i class="fa fa-heart-o"></i>',
    '<i class="fa fa-trash-o"></i>',
    '<i class="fa fa-bookmark"></i>',
  ],
  'Font Awesome 6': [
    '<i class="fa-solid fa-heart"></i>',
    '<i class="fa-regular fa-trash-can"></i>',
    '<i class="fas fa-bookmark fa-lg"></i>',
  ],
  'Font Awesome, drawn': [
    svg('class="svg-inline--fa fa-heart" data-icon="heart" data-prefix="fas"'),
    svg('class="svg-inline--fa fa-trash" data-icon="trash" data-prefix="fas"'),
    svg('class="svg-inline--fa fa-bookmark" data-icon="bookmark" data-prefix="fas"'),
  ],
  'Line Awesome': [
    '<i class="las la-heart"></i>',
    '<i class="la la-trash"></i>',
    '<i class="lar la-bookmark"></i>',
  ],
  Tabler: [
    '<i class="ti ti-heart-filled"></i>',
    '<i class="ti ti-trash"></i>',
    '<i class="ti ti-bookmark"></i>',
  ],
  'Tabler, drawn': [
    svg('class="icon icon-tabler icons-tabler-outline icon-tabler-heart"'),
    svg('class="icon icon-tabler icon-tabler-trash"'),
    svg('class="icon icon-tabler icons-tabler-outline icon-tabler-bookmark"'),
  ],
  Remix: [
    '<i class="ri-heart-line"></i>',
    '<i class="ri-delete-bin-line"></i>',
    '<i class="ri-bookmark-fill"></i>',
  ],
  Lucide: [
    svg('class="lucide lucide-heart"'),
    svg('class="lucide lucide-trash-2 lucide-trash2"'),
    svg('class="lucide lucide-bookmark-icon lucide-bookmark"'),
  ],
  Feather: [
    svg('class="feather feather-heart"'),
    svg('class="feather feather-trash-2"'),
    svg('class="feather feather-bookmark"'),
  ],
  'Feather, as a font': [
    '<i class="feather icon-heart"></i>',
    '<i class="fe fe-trash-2"></i>',
    '<i class="feather icon-bookmark"></i>',
  ],
  'Material Design Icons': [
    '<i class="mdi mdi-heart-outline"></i>',
    '<span class="mdi mdi-trash-can"></span>',
    '<i class="mdi-bookmark mdi v-icon notranslate v-icon--size-default"></i>',
  ],
  Phosphor: [
    '<i class="ph ph-heart"></i>',
    '<i class="ph-bold ph-trash"></i>',
    '<i class="ph-fill ph-bookmark-simple"></i>',
  ],
  PrimeIcons: [
    '<i class="pi pi-heart-fill"></i>',
    '<span class="p-button-icon pi pi-trash"></span>',
    '<i class="pi pi-bookmark"></i>',
  ],
  Boxicons: [
    '<i class="bx bx-heart"></i>',
    '<i class="bx bxs-trash-alt"></i>',
    '<i class="bx bx-bookmark"></i>',
  ],
  'Ant Design': [
    `<span role="img" aria-label="heart" class="anticon anticon-heart">${svg('data-icon="heart"')}</span>`,
    `<span class="anticon anticon-delete">${svg('')}</span>`,
    `<span class="anticon anticon-bookmark">${svg('')}</span>`,
  ],
  Octicons: [
    svg('class="octicon octicon-heart"'),
    svg('class="octicon octicon-trash"'),
    svg('class="octicon octicon-bookmark-fill"'),
  ],
  Eva: [
    '<i class="eva eva-heart-outline"></i>',
    '<i class="eva eva-trash-2"></i>',
    svg('class="eva eva-bookmark-outline" data-eva="bookmark-outline"'),
  ],
  'Eva, not yet drawn': [
    '<i data-eva="heart"></i>',
    '<i data-eva="trash-2-outline"></i>',
    '<i data-eva="bookmark"></i>',
  ],
  Fluent: [
    '<i class="icon-ic_fluent_heart_24_regular"></i>',
    '<i class="icon-ic_fluent_delete_20_filled"></i>',
    '<i class="icon-ic_fluent_bookmark_24_regular"></i>',
  ],
  'Fluent UI': [
    '<i data-icon-name="Heart" class="ms-Icon root-37"></i>',
    '<i data-icon-name="Delete" class="ms-Icon root-37"></i>',
    '<i class="ms-Icon ms-Icon--Bookmark"></i>',
  ],
  Codicons: [
    '<span class="codicon codicon-heart"></span>',
    '<span class="codicon codicon-trash"></span>',
    '<i class="codicon codicon-bookmark"></i>',
  ],
  Glyphicons: [
    '<span class="glyphicon glyphicon-heart"></span>',
    '<span class="glyphicon glyphicon-trash"></span>',
    '<span class="glyphicon glyphicon-bookmark"></span>',
  ],
  'Themify, Linear, Simple Line': [
    '<i class="ti-heart"></i>',
    '<i class="lnr lnr-trash"></i>',
    '<i class="icon-bookmark icons"></i>',
  ],
  UIcons: [
    '<i class="fi fi-rr-heart"></i>',
    '<i class="fi fi-sr-trash"></i>',
    '<i class="fi fi-br-bookmark"></i>',
  ],
  'CSS.gg': ['<i class="gg-heart"></i>', '<i class="gg-trash"></i>', '<i class="gg-bookmark"></i>'],
  CoreUI: ['<i class="cil-heart"></i>', '<i class="cil-trash"></i>', '<i class="cil-bookmark"></i>'],
  'Semantic UI': [
    '<i class="heart outline icon"></i>',
    '<i class="trash alternate icon"></i>',
    '<i class="bookmark icon"></i>',
  ],
  Element: [
    '<i class="el-icon-heart"></i>',
    '<i class="el-icon-delete"></i>',
    '<i class="el-icon"><svg data-icon="bookmark" width="16" height="16"></svg></i>',
  ],
  Iconify: [
    '<iconify-icon icon="mdi:heart"></iconify-icon>',
    '<span class="iconify" data-icon="mdi:trash-can-outline"></span>',
    '<span class="iconify i-mdi:bookmark"></span>',
  ],
  'UnoCSS, Nuxt': [
    '<span class="i-lucide-heart"></span>',
    '<span class="iconify i-heroicons:trash-20-solid"></span>',
    '<span class="i-carbon-bookmark"></span>',
  ],
  'a sprite': [use('#icon-heart'), use('/assets/sprite.svg#trash'), use('/img/icons.svg#bookmark-outline')],
  pictures: [
    '<img src="/icons/heart.svg" alt="">',
    '<img src="/static/media/trash-icon.3f2a1b9c.svg" alt="">',
    '<img src="/icons/ic_bookmark.png" alt="">',
  ],
  'parts called so': [
    svg('data-testid="HeartIcon"'),
    svg('class="MuiSvgIcon-root" data-testid="DeleteOutlineIcon"'),
    svg('class="BookmarkIcon"'),
  ],
};

const WORDS = ['heart', 'trash', 'bookmark'] as const;
const CASES = Object.entries(KITS).flatMap(([kit, icons]) =>
  WORDS.map((word, at) => ({ kit, word, icons, at })),
);

const FORMS: Record<string, (icon: string) => string> = {
  'alone in its button': (icon) => icon,
  'with a number beside it': (icon) => `${icon} 3`,
  'with a number in a part of its own': (icon) => `${icon}<b>12</b>`,
};

describe.each(Object.entries(FORMS))('an icon %s', (_, show) => {
  it.each(CASES)('of $kit: $word', async ({ word, icons, at }) => {
    const buttons = icons.map((icon, one) => `<button ${one === at ? 'id="f"' : ''}>${show(icon)}</button>`);
    expect(await meantOn(page, `${STYLE}${buttons.join('')}`, `Click the ${word} icon`)).toBe('f');
  });
});

const pressed = (icon: string, id: string, about = '') => `<button id="${id}" ${about}>${icon}</button>`;
const icon = (name: string) => `<i class="bi bi-${name}"></i>`;

const ALSO: readonly (readonly [what: string, html: string, sentence: string, id: string | undefined])[] = [
  [
    'without the word icon',
    `${pressed(`${icon('heart')} 3`, 'f')}${pressed(`${icon('star')} 3`, 'o')}`,
    'Click the heart',
    'f',
  ],
  ['the letter x', `${pressed(icon('x-lg'), 'f')}${pressed(icon('star'), 'o')}`, 'Click the X icon', 'f'],
  ['a cross', `${pressed(icon('x'), 'f')}${pressed(icon('star'), 'o')}`, 'Click the close icon', 'f'],
  [
    'three dots',
    `${pressed(icon('three-dots-vertical'), 'f')}${pressed(icon('star'), 'o')}`,
    'Click the three dots icon',
    'f',
  ],
  [
    'what its button is for',
    `${pressed(icon('x'), 'f', 'class="delete-btn"')}${pressed(icon('x'), 'o', 'class="hide"')}`,
    'Click the delete button',
    'f',
  ],
  [
    'beside a word',
    `<p id="o">Ada</p><p id="f">Bob ${icon('heart')}</p>`,
    'Expect that the heart icon is visible',
    'f',
  ],
  ['none that is struck through', pressed(icon('eye-slash'), 'o'), 'Click the eye icon', undefined],
  [
    'none that is broken',
    pressed(icon('heartbreak'), 'o') + pressed(icon('heart-half'), 'p'),
    'Click the heart icon',
    undefined,
  ],
  [
    'none of what only holds it',
    `<div id="o" class="dialog add" tabindex="0"><span class="v-icon"><i data-icon="bookmark"></i></span></div>`,
    'Click the plus icon',
    undefined,
  ],
  [
    'none of what holds it and its number',
    `<div id="o" class="add" tabindex="0"><i data-icon="bookmark"></i> 3</div>`,
    'Click the plus icon',
    undefined,
  ],
  [
    'none of what its button is for',
    pressed(icon('bookmark'), 'o', 'class="add"'),
    'Click the plus icon',
    undefined,
  ],
  [
    'none by how it is drawn',
    pressed('<i class="fa-solid fa-bookmark fa-lg"></i>', 'o'),
    'Click the solid icon',
    undefined,
  ],
  [
    'none beside its own word',
    `<button id="o"><i class="icon-wrapper heart">Save</i></button>`,
    'Click the heart icon',
    undefined,
  ],
];

describe('an icon', () => {
  it.each(ALSO)('is found by %s', async (_, html, sentence, id) => {
    expect(await meantOn(page, `${STYLE}${html}`, sentence)).toBe(id);
  });
});
