/** Bytes to send that are too many to hold: their number, and a way to read them. */
export interface Binary {
  /** Bytes. */
  size: number;
  /** From the beginning at each call, as a request may have to be sent again. */
  read(): AsyncIterable<Uint8Array>;
}
