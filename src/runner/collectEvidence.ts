/** What is fetched of an ended session. A piece that can't be had costs itself and a remark, nothing else. */
import { limitFunction } from 'p-limit';
import type { Picture, ServiceClient } from '../client/index.js';
import type { SessionMessage, SessionScreenshot, SessionTimeline } from '../contract/index.js';

export interface Evidence {
  messages: SessionMessage[];
  timeline: SessionTimeline | null;
  screenshots: EvidencePicture[];
  remarks: string[];
}

export interface EvidencePicture {
  shown: SessionScreenshot;
  /** A name for the picture's file; null where it could not be fetched. */
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
      remarks.push(`No ${name}: ${error instanceof Error ? error.message : String(error)}`);
      return missing;
    }
  };
  const fetchPicture = async (shown: SessionScreenshot, index: number): Promise<EvidencePicture> => {
    const fetch = () => client.getPicture(shown, options);
    const picture = await piece<Picture | undefined>(`picture ${shown.id}`, fetch, undefined);
    return { shown, picture, file: picture ? `picture-${index + 1}.${picture.extension}` : null };
  };
  const screenshots = async () => {
    const fetchInTurn = limitFunction(fetchPicture, { concurrency: PICTURES_AT_ONCE });
    const shots = await all(client.listScreenshots(sessionId, options));
    return Promise.all(shots.map((shown, index) => fetchInTurn(shown, index)));
  };
  const [messages, timeline, pictures] = await Promise.all([
    piece('messages', () => all(client.listMessages(sessionId, options)), []),
    piece('timeline', () => client.getTimeline(sessionId, options), null),
    piece('screenshots', screenshots, []),
  ]);
  return { messages, timeline, screenshots: pictures, remarks };
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
