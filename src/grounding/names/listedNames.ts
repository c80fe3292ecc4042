/** Who is listed as "Eriksen, Lars" is called Lars Eriksen, and the other way round. */
import type { Target } from '../../meaning/meaning.js';
import type { Screen } from '../../screen/Screen.js';
import { onlyOf } from '../places/structure.js';
import { indexOf } from './screenIndex.js';

/** Each name in it as the page writes it; itself where the page writes none of them the other way round. */
export function asListed(target: Target, screen: Screen): Target {
  const { name, within, beside } = target;
  const listed = {
    name: name === undefined ? undefined : listedAs(name, screen),
    within: within && asListed(within, screen),
    thing: beside && asListed(beside.thing, screen),
  };
  if (listed.name === undefined && listed.within === within && listed.thing === beside?.thing) return target;
  return {
    ...target,
    ...(listed.name !== undefined && { name: listed.name }),
    ...(listed.within && { within: listed.within }),
    ...(beside && listed.thing && { beside: { ...beside, thing: listed.thing } }),
  };
}

/** Only where it stands for itself, and nothing says it as it is called. */
export function listedAs(name: string, screen: Screen): string | undefined {
  const turned = turnedRound(name);
  if (turned.length === 0) return undefined;
  const { texts, said } = indexOf(screen);
  if ([...texts, ...said].some(({ plain }) => plain.includes(name))) return undefined;
  return onlyOf(turned.filter((one) => texts.some(({ plain }) => plain === one)));
}

/** Nobody knows how many of three words are the family's. */
function turnedRound(name: string): string[] {
  if (!NAME.test(name)) return [];
  const [family = '', given, another] = name.split(', ');
  if (given !== undefined) return another === undefined ? [`${given} ${family}`] : [];
  const words = name.split(' ');
  return words
    .slice(1)
    .map((_, at) => `${words.slice(at + 1).join(' ')}, ${words.slice(0, at + 1).join(' ')}`);
}

const NAME = /^\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}.'’-]*){1,3}$/u;
