/** What is fetched of an ended session. A piece that can't be had costs itself and a remark, nothing else. */
import { limitFunction } from 'p-limit';
import { gather, type Picture, type ServiceClient } from '../client/index.js';
import type {
  SessionCapture,
  SessionMessage,
  SessionScreenshot,
  SessionTimeline,
} from '../contract/index.js';
import { contentName } from '../report/contentName.js';
import { whyMissing } from './brokenBy.js';

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

interface Piece<Value> {
  value: Value;
  remarks: string[];
}

export async function collectEvidence(
  client: ServiceClient,
  sessionId: string,
  options: { signal?: AbortSignal | undefined },
): Promise<Evidence> {
  const fetchPicture = async (shown: SessionScreenshot): Promise<Piece<EvidencePicture>> => {
    const fetch = () => client.getPicture(sessionId, shown, options);
    const { value: picture, remarks } = await piece(`picture ${shown.id}`, fetch, undefined);
    const file = picture ? contentName(picture.bytes, picture.extension) : null;
    return { value: { shown, picture, file }, remarks };
  };
  const fetchPictures = async (): Promise<Piece<EvidencePicture[]>> => {
    const shots = await piece('screenshots', () => gather(client.listScreenshots(sessionId, options)), []);
    const fetchInTurn = limitFunction(fetchPicture, { concurrency: PICTURES_AT_ONCE });
    const pictures = await Promise.all(shots.value.map((shown) => fetchInTurn(shown)));
    return {
      value: pictures.map(({ value }) => value),
      remarks: [shots, ...pictures].flatMap(({ remarks }) => remarks),
    };
  };
  const pieces = await Promise.all([
    piece('messages', () => gather(client.listMessages(sessionId, options)), []),
    piece('timeline', () => client.getTimeline(sessionId, options), null),
    fetchPictures(),
    piece('capture', () => captureOf(client, sessionId, options), null),
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

async function piece<Value, Missing>(
  name: string,
  fetch: () => Promise<Value>,
  missing: Missing,
): Promise<Piece<Value | Missing>> {
  try {
    return { value: await fetch(), remarks: [] };
  } catch (error) {
    return { value: missing, remarks: [`No ${name}: ${whyMissing(error)}`] };
  }
}

async function captureOf(
  client: ServiceClient,
  sessionId: string,
  options: { signal?: AbortSignal | undefined },
): Promise<SessionCapture> {
  const { snapshots: _, ...capture } = await client.getCapture(sessionId, options);
  return capture;
}
