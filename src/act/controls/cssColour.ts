/** A colour as a colour field takes it, from what people write: "#f80", "orange", "rgb(255, 136, 0)". */
import { channelsOf } from '../../judge/colours.js';

export function cssColour(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  // It has no colours that one sees through.
  const channels = plain.startsWith('rgba') ? undefined : channelsOf(plain);
  if (channels?.every((channel) => channel < 256) === true)
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const named = NAMED[plain.replace(/[\s-]+/g, '').replace('grey', 'gray')];
  return named === undefined ? undefined : `#${named}`;
}

const NAMED: Partial<Record<string, string>> = {
  ...{ black: '000000', white: 'ffffff', gray: '808080', silver: 'c0c0c0', red: 'ff0000', green: '008000' },
  ...{
    blue: '0000ff',
    yellow: 'ffff00',
    orange: 'ffa500',
    purple: '800080',
    pink: 'ffc0cb',
    brown: 'a52a2a',
  },
  ...{ cyan: '00ffff', aqua: '00ffff', magenta: 'ff00ff', fuchsia: 'ff00ff', lime: '00ff00', navy: '000080' },
  ...{
    teal: '008080',
    maroon: '800000',
    olive: '808000',
    gold: 'ffd700',
    violet: 'ee82ee',
    indigo: '4b0082',
  },
  ...{ turquoise: '40e0d0', coral: 'ff7f50', salmon: 'fa8072', crimson: 'dc143c', tomato: 'ff6347' },
  ...{ beige: 'f5f5dc', ivory: 'fffff0', khaki: 'f0e68c', lavender: 'e6e6fa', plum: 'dda0dd', tan: 'd2b48c' },
  ...{ chocolate: 'd2691e', orchid: 'da70d6', hotpink: 'ff69b4', skyblue: '87ceeb', steelblue: '4682b4' },
  ...{
    lightblue: 'add8e6',
    lightgreen: '90ee90',
    lightgray: 'd3d3d3',
    darkblue: '00008b',
    darkgreen: '006400',
  },
  ...{ darkred: '8b0000', darkgray: 'a9a9a9', darkorange: 'ff8c00', royalblue: '4169e1', seagreen: '2e8b57' },
};
