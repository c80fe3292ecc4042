/** Decoders say what is wrong by throwing whatever they meet; to the one who uploaded, it is a damaged part of the app. */
import { UnreadableAppError } from '../UnreadableAppError.js';

export function decoding<Result>(part: string, decode: () => Result): Result {
  try {
    return decode();
  } catch (error) {
    throw UnreadableAppError.because(`its ${part} is damaged, or not in the form that phones read`, {
      cause: error,
    });
  }
}
