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
import { whyMissing } from './whyMissing.js';

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

export async function collectEvidence(
  client: ServiceClient,
  sessionId: string,
  options: { signal?: AbortSignal | undefined },
): Promise<Evidence> {
  const remarks: string[] = [];
  const piece = async <Value>(name: string, fetch: () => Promise<Value>, missing: Value): Promise<Value> => {
    try {
      return await fetch();
    } catch (error) {
      remarks.push(`No ${name}: ${whyMissing(error)}`);
      return missing;
    }
  };
  const fetchPicture = async (shown: SessionScreenshot): Promise<EvidencePicture> => {
    const fetch = () => client.getPicture(sessionId, shown, options);
    const picture = await piece<Picture | undefined>(`picture ${shown.id}`, fetch, undefined);
    return { shown, picture, file: picture ? contentName(picture.bytes, picture.extension) : null };
  };
  const screenshots = async () => {
    const fetchInTurn = limitFunction(fetchPicture, { concurrency: PICTURES_AT_ONCE });
    const shots = await gather(client.listScreenshots(sessionId, options));
    return Promise.all(shots.map((shown) => fetchInTurn(shown)));
  };
  const [messages, timeline, pictures, capture] = await Promise.all([
    piece('messages', () => gather(client.listMessages(sessionId, options)), []),
    piece('timeline', () => client.getTimeline(sessionId, options), null),
    piece('screenshots', screenshots, []),
    piece('capture', () => captureOf(client, sessionId, options), null),
  ]);
  return { messages, timeline, screenshots: pictures, capture, remarks };
}

async function captureOf(
  client: ServiceClient,
  sessionId: string,
  options: { signal?: AbortSignal | undefined },
): Promise<SessionCapture> {
  const { snapshots: _, ...capture } = await client.getCapture(sessionId, options);
  return capture;
}
