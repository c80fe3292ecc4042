/** Rates with stars: by radio buttons, buttons or pictures that stand for them. */
import { describeTarget } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import { isOfStyle, type ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { isTick } from '../controls/control.js';
import { setTick } from '../controls/tick.js';
import { performed, type Doing } from '../Doing.js';
import { poll, watchFor } from '../find.js';
import { gesture } from '../gesture.js';
import { inside, isOf, plain, wordsOf } from '../nodes.js';

export async function rate({ stars, target }: ActionOf<'rate'>, doing: Doing): Promise<Performed> {
  const words = `${target ? `${describeTarget(target)} ` : ''}with ${stars} ${stars === 1 ? 'star' : 'stars'}`;
  const watch = target && watchFor(target, 'place', doing);
  const found = await poll(doing, (screen) => {
    const place = watch?.(screen) ?? { seen: { node: screen.root, screen } };
    if ('missed' in place) return place;
    const node = starIn(place.seen.node, stars);
    if (node) return { seen: { ...place.seen, node, screen } };
    const message = `Failed to rate ${words}: there are no stars, or it isn't plain which ones. Please click the star that is meant.`;
    return { missed: () => new StepError('target not found', message) };
  });
  if (isTick(found.node)) await setTick({ target: { role: 'radio button' }, found, checked: true }, doing);
  else await gesture(`rate ${words}`, { kind: 'click', node: found.node }, doing);
  return performed(`Rated ${words}.`, found);
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
