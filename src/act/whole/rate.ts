/** Rates with stars: by radio buttons, buttons or pictures that stand for them. */
import { describeTarget } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import { ratingsOf } from '../../judge/stars/ratingOf.js';
import type { Lookup } from '../../screen/deadline.js';
import { isOfStyle, type ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { isTick } from '../controls/control.js';
import { setTick } from '../controls/tick.js';
import { performed, type Doing } from '../Doing.js';
import { poll, watchFor, type Found } from '../find.js';
import { gesture } from '../gesture.js';
import { inside, isOf, onlyOf, plain, wordsOf } from '../nodes.js';

export async function rate({ stars, target }: ActionOf<'rate'>, doing: Doing): Promise<Performed> {
  const words = `${target ? `${describeTarget(target)} ` : ''}with ${stars} ${stars === 1 ? 'star' : 'stars'}`;
  const watches = target === undefined ? [] : PURPOSES.map((purpose) => watchFor(target, purpose, doing));
  const found = await poll(doing, (screen) => {
    const places: Lookup<Found>[] =
      target === undefined
        ? [{ seen: { node: screen.root, screen } }]
        : watches.map((watch) => watch(screen));
    const [first] = places;
    const seen = places.flatMap((place) => ('seen' in place ? place.seen : []));
    if (seen.length === 0 && first !== undefined) return first;
    for (const place of seen) {
      const node = starIn(place.node, stars) ?? starBeside(place, stars);
      if (node) return { seen: { ...place, node, screen } };
    }
    const message = `Failed to rate ${words}: there are no stars, or it isn't plain which ones. Please click the star that is meant.`;
    return { missed: () => new StepError('target not found', message) };
  });
  if (isTick(found.node)) await setTick({ target: { role: 'radio button' }, found, checked: true }, doing);
  else await gesture(`rate ${words}`, { kind: 'click', node: found.node }, doing);
  return performed(`Rated ${words}.`, found);
}

/** To look inside of it, or what its label stands beside. */
const PURPOSES = ['place', 'read'] as const;

function starBeside({ node, screen }: Found, stars: number): ScreenNode | undefined {
  const rating = onlyOf(ratingsOf(node, screen));
  return rating && (starIn(rating.node, stars) ?? rating.stars[stars - 1]);
}

function starIn(place: ScreenNode, stars: number): ScreenNode | undefined {
  const all = inside(place);
  const named = all.filter((node) => isChosen(node) && namesOf(node).some((name) => countIn(name) === stars));
  if (named.length === 1) return named[0];
  // Without names it is how many stand side by side.
  const rows = [place, ...all].map((row) => row.children.filter((one) => one.isVisible && isStar(one)));
  const [row, another] = rows.filter(({ length }) => length >= Math.max(3, stars));
  return named.length === 0 && another === undefined ? row?.[stars - 1] : undefined;
}

const isChosen = (node: ScreenNode): boolean =>
  isOf(node, 'radio', 'button', 'option', 'link', 'img') && (node.isVisible || isTick(node));

const namesOf = ({ names, value }: ScreenNode): string[] =>
  [...names.filter(({ from }) => !isOfStyle(from)).map(({ text }) => text), value ?? ''].map(plain);

const WORDS = ['', 'one', 'two', 'three', 'four', 'five'];

/** "4 stars", "Rate 4", "4 out of 5", "4". */
function countIn(name: string): number | undefined {
  const [, digits, word] =
    /^(?:(?:rate|give)(?: it)? )?(?:(\d+)|(one|two|three|four|five))(?: ?(?:\/|of|out of) ?\d+)?(?: stars?)?$/i.exec(
      name,
    ) ?? [];
  if (digits !== undefined) return Number(digits);
  return word === undefined ? undefined : WORDS.indexOf(word.toLowerCase());
}

function isStar(node: ScreenNode): boolean {
  const words = [node.attributes.className ?? '', ...wordsOf(node)].join(' ');
  return /(?:^|[^a-z])(?:stars?|rating)(?:$|[^a-z])|^[\s★☆⭐]+$/i.test(words) && node.tag !== '#text';
}
