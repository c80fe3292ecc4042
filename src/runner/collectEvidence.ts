/** What is fetched of an ended session. A piece that can't be had costs itself and a remark, nothing else. */
import { limitFunction } from 'p-limit';
import { gather, type Picture, type ServiceClient } from '../client/index.js';
import type {
  SessionCapture,
  SessionMessage,
  SessionScreenshot,
  SessionTimeline,
} from '../contract/index.js';
import { contentName } from '../report/outcome.js';
import { whyMissing } from './brokenBy.js';
import type { RunContext } from './CaseToRun.js';

export interface Evidence {
  messages: SessionMessage[];
  timeline: SessionTimeline | null;
  screenshots: EvidencePicture[];
  /** Without the snapshots, which are large. */
  capture: SessionCapture | null;
  remarks: string[];
}

export const NO_EVIDENCE: Evidence = {
  messages: [],
  timeline: null,
  screenshots: [],
  capture: null,
  remarks: [],
};

export interface EvidencePicture {
  shown: SessionScreenshot;
  /** The picture's file, named by its content; null where it could not be fetched. */
  file: string | null;
  picture: Picture | undefined;
}

const PICTURES_AT_ONCE = 4;

type Options = Pick<RunContext, 'signal'>;

export async function collectEvidence(
  client: ServiceClient,
  sessionId: string,
  options: Options,
): Promise<Evidence> {
  const pieces = await Promise.all([
    piece('messages', [], () => gather(client.listMessages(sessionId, options))),
    piece('timeline', null, () => client.getTimeline(sessionId, options)),
    pictures(client, sessionId, options),
    piece('capture', null, async () => {
      const { snapshots: _, ...capture } = await client.getCapture(sessionId, options);
      return capture;
    }),
  ]);
  const [messages, timeline, screenshots, capture] = pieces;
  return {
    messages: messages.value,
    timeline: timeline.value,
    screenshots: screenshots.value,
    capture: capture.value,
    // In this order, whichever answer came first.
    remarks: pieces.flatMap(({ remarks }) => remarks),
  };
}

interface Piece<Value> {
  value: Value;
  remarks: string[];
}

/** @param missing what stands for one that can't be had */
async function piece<Value, Missing>(
  name: string,
  missing: Missing,
  fetch: () => Promise<Value>,
): Promise<Piece<Value | Missing>> {
  try {
    return { value: await fetch(), remarks: [] };
  } catch (error) {
    return { value: missing, remarks: [`No ${name}: ${whyMissing(error)}`] };
  }
}

async function pictures(
  client: ServiceClient,
  sessionId: string,
  options: Options,
): Promise<Piece<EvidencePicture[]>> {
  const shots = await piece('screenshots', [], () => gather(client.listScreenshots(sessionId, options)));
  const fetchInTurn = limitFunction(
    async (shown: SessionScreenshot) => {
      const fetch = () => client.getPicture(sessionId, shown, options);
      const { value: picture, remarks } = await piece(`picture ${shown.id}`, undefined, fetch);
      const file = picture ? contentName(picture.bytes, picture.extension) : null;
      return { value: { shown, picture, file }, remarks };
    },
    { concurrency: PICTURES_AT_ONCE },
  );
  const all = await Promise.all(shots.value.map((shown) => fetchInTurn(shown)));
  return {
    value: all.map(({ value }) => value),
    remarks: [shots, ...all].flatMap(({ remarks }) => remarks),
  };
}
