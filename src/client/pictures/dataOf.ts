/** The bytes of a `data:` URI (RFC 2397), base64 or percent-encoded. */
export function dataOf(uri: string): Buffer {
  const comma = uri.indexOf(',');
  const data = uri.slice(comma + 1);
  const isBase64 = /;\s*base64$/i.test(uri.slice(0, comma));
  return Buffer.from(isBase64 ? data : percentDecoded(data), isBase64 ? 'base64' : 'latin1');
}

/** Byte by byte, as the text need not be UTF-8; what isn't an escape stays. */
const percentDecoded = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
