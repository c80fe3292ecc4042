/** How people say what they choose from lists, boxes and menus. */
import { isListOfOptions } from './kindsOfControl.js';
import { phrase } from './phrase.js';

export const choosing = [
  phrase({
    kind: 'selectSeveral',
    expressions: [
      'select/choose/pick (the )(options ){options} from/in {target}',
      'select/choose/pick (the ){options} options from/in {target}',
    ],
    example: 'I select "Cheese" and "Ham" from the "Toppings" list box',
    build: ({ options, target }) =>
      isListOfOptions(target) ? { kind: 'selectSeveral', options, from: target } : undefined,
  }),
  phrase({
    kind: 'select',
    expressions: [
      'select/choose/pick (the )(option ){text} from/in {target}',
      'select/choose/pick (the ){text} option from/in {target}',
      'select/choose/pick (the )(option ){text} for/as {target}',
    ],
    example: 'I select "Price" from the "Sort by" list',
    build: ({ text, target }) =>
      isListOfOptions(target) ? { kind: 'select', option: text, from: target } : undefined,
  }),
  phrase({
    kind: 'select',
    isOffered: false,
    expressions: ['select/choose/pick (the )(option ){text} as/for the/my {label}'],
    example: 'I choose "Ada" as the doctor',
    build: ({ text, label }) =>
      isListOfOptions(label) ? { kind: 'select', option: text, from: label } : undefined,
  }),
  phrase({
    kind: 'select',
    expressions: ['select/choose/pick (the ){text} (menu )(item )from {target}'],
    example: 'I choose "Save" from the "File" menu',
    build: ({ text, target }) =>
      target.role === 'menu' && target.name !== undefined
        ? { kind: 'select', option: text, from: target }
        : undefined,
  }),
  phrase({
    kind: 'deselect',
    expressions: ['deselect/unselect (the )(options ){options} from/in {target}'],
    example: 'I deselect "Cheese" and "Ham" in the "Toppings" list box',
    build: ({ options, target }) =>
      isListOfOptions(target) ? { kind: 'deselect', options, from: target } : undefined,
  }),
  phrase({
    kind: 'deselect',
    expressions: ['deselect/unselect (the )(option ){text} from/in {target}'],
    example: 'I deselect "Ham" in the "Toppings" list box',
    build: ({ text, target }) =>
      isListOfOptions(target) ? { kind: 'deselect', options: [text], from: target } : undefined,
  }),
];
