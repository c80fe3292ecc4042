/** Downloads a file by a click, and expects that one was downloaded and what it contains. */
import { polarityOf, relates, shorten } from '../../judge/text/matchText.js';
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { Act, ActionOf, Performed } from '../Act.js';
import { holdAround } from './holding.js';
import { StepError } from '../../screen/StepError.js';
import { clickOn } from '../world/doingOf.js';
import { readDownload, type KeptDownload } from '../world/Downloads.js';
import { poll } from './attempt.js';

export async function download({ target }: ActionOf<'download'>, act: Act): Promise<Performed> {
  const { downloads } = act.world;
  const before = downloads.all().length;
  const thing = describeTarget(target);
  const clicked = await clickOn(target, act);
  const { name, failure } = await poll(act.deadline, () => {
    const kept = downloads.all()[before];
    const seen = kept?.ended && { name: `"${kept.name}"`, failure: kept.ended.failure };
    return seen ? { seen } : { missed: () => noDownload(thing, kept?.name) };
  });
  if (failure !== null) {
    const message = `Failed to download ${name} by clicking ${thing}: ${failure}. Please look what the server answers.`;
    throw new StepError('action failed', message);
  }
  return { ...clicked, summary: `Downloaded the file ${name} by clicking ${thing}.` };
}

function noDownload(thing: string, running: string | undefined): StepError {
  const message =
    running === undefined
      ? `Clicked ${thing}, but no download began. Please look whether it offers a file, or write that it is clicked.`
      : `Clicked ${thing}, but the download of "${running}" has not ended yet. Please give the step more time.`;
  return new StepError('action failed', message);
}

export async function expectDownload(expectation: ActionOf<'expectDownload'>, act: Act): Promise<Performed> {
  const { is, negated } = expectation;
  const isMeant = ({ name }: KeptDownload) =>
    is === undefined || relates(name, is.relation, is.text, polarityOf(negated));
  const observe = () => {
    const all = act.world.downloads.all();
    const meant = all.filter(isMeant);
    const { count } = act.world.actions;
    const isNew = ({ foundAfter = count }: KeptDownload) => foundAfter === count;
    const there = meant.filter(({ ended }) => ended?.failure === null);
    const isThere = there.some(isNew);
    // One that has begun is on its way, so it is not absent.
    const holds = negated
      ? meant.every(({ ended }) => ended !== undefined && ended.failure !== null)
      : isThere;
    if (!negated) for (const download of there.filter(isNew)) download.foundAfter = count;
    const known = !negated && there.length > 0 && !isThere ? SEEN_BEFORE : '';
    return { holds, observed: `${sayAll(all)}${known}`, isElsewhere: isThere };
  };
  return holdAround(expectation, observe, act);
}

const SEEN_BEFORE = ', which a step before has seen already; none since then';

export async function expectDownloaded(
  expectation: ActionOf<'expectDownloaded'>,
  act: Act,
): Promise<Performed> {
  const { file, relation, text, negated } = expectation;
  const read = createReader();
  const observe = async () => {
    const all = act.world.downloads.all();
    const meant = all.filter(({ name }) => file === undefined || name === file).at(-1);
    if (meant?.ended?.failure !== null) return { unclear: () => notThere(file, all) };
    const content = await read(meant);
    return {
      holds: relates(content, relation, text, polarityOf(negated)) !== negated,
      observed: `${quote(meant.name)} with ${content.trim() === '' ? 'no text' : quote(shorten(content, SHOWN))}`,
      isElsewhere: true,
    };
  };
  return holdAround(expectation, observe, act);
}

const SHOWN = 300;

function createReader(): (download: KeptDownload) => Promise<string> {
  const known = new Map<KeptDownload, string>();
  return async (download) => {
    const text = known.get(download) ?? decode(await readDownload(download), download.name);
    known.set(download, text);
    return text;
  };
}

/** What is no text has words that can't be seen in it, so nothing can be said of them. */
function decode(bytes: Buffer, name: string): string {
  try {
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  const message = `The downloaded file ${quote(name)} is no text, so it can't be said what it contains. Please look at its name only.`;
  throw new StepError('target ambiguous', message);
}

function notThere(file: string | undefined, all: readonly KeptDownload[]): StepError {
  const what = file === undefined ? 'No file' : `No file ${quote(file)}`;
  const message = `${what} was downloaded in this case; observed: ${sayAll(all)}.`;
  return new StepError('target not found', message, { candidates: all.map(({ name }) => name) });
}

function sayAll(all: readonly KeptDownload[]): string {
  if (all.length === 0) return 'no download';
  const each = all.map(({ name, ended }) => {
    if (ended === undefined) return `${quote(name)}, which has not ended`;
    return ended.failure === null ? quote(name) : `${quote(name)}, which failed: ${ended.failure}`;
  });
  return `the ${each.length === 1 ? 'download' : 'downloads'} ${each.join('; ')}`;
}
