/** Declared secrets in text: put in only for the service, and masked wherever something is shown or written. */

export type Secrets = Readonly<Record<string, string>>;

/**
 * `{{name}}` becomes the secret's value, written as the prompt's grammar wants it at that place; for the request to
 * the service only.
 */
export function revealSecrets(prompt: string, secrets: Secrets): string {
  let inDocString = false;
  const reveal = (line: string) => {
    if (line.trim() === '"""') inDocString = !inDocString;
    const write = inDocString
      ? inDocStringForm
      : /^ {3}(?: {2})?\|/.test(line)
        ? inCellForm
        : (value: string) => value;
    return line.replace(/\{\{([\p{L}\p{N}_.-]+)\}\}/gu, (whole, name: string) =>
      Object.hasOwn(secrets, name) ? write(secrets[name] ?? '') : whole,
    );
  };
  return prompt.split('\n').map(reveal).join('\n');
}

const inCellForm = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|');
const inDocStringForm = (value: string) => value.replaceAll('"""', '\\"""');

/** As browsers write it into addresses, forms and JSON: a page that gets a secret may send it on. */
function sentForms(value: string): string[] {
  const wellFormed = value.replace(/\p{Surrogate}/gu, '\uFFFD');
  const inForm = new URLSearchParams([['', wellFormed]]).toString().slice(1);
  const encoded = [encodeURIComponent(wellFormed), inForm, encodeURI(wellFormed)];
  return [...encoded, ...jsonForms(value), ...base64Forms(value)];
}

/** Servers escape more of it than browsers do: PHP the slash, and most of them whatever is not ASCII. */
function jsonForms(value: string): string[] {
  const plain = JSON.stringify(value).slice(1, -1);
  const code = (unit: string) => unit.charCodeAt(0).toString(16).padStart(4, '0');
  const lower = plain.replace(/[\u0080-\uffff]/g, (unit) => `\\u${code(unit)}`);
  const upper = plain.replace(/[\u0080-\uffff]/g, (unit) => `\\u${code(unit).toUpperCase()}`);
  const forms = [plain, lower, upper];
  return [...forms, ...forms.map((form) => form.replaceAll('/', '\\/'))];
}

/** Characters of a secret whose base64 is long enough to be a sign of it. */
const SHORTEST_ENCODED = 6;

/**
 * On its own, and as a part of something longer, as of `user:password`: there three alignments look different, and what
 * shares a character with the text around is left out.
 */
function base64Forms(value: string): string[] {
  if (value.length < SHORTEST_ENCODED) return [];
  // A browser's `btoa` writes a letter such as ü as the one byte that it is in Latin-1.
  const isLatin = /^[\u0000-\u00ff]*[\u0080-\u00ff][\u0000-\u00ff]*$/.test(value);
  return [
    ...base64Of(Buffer.from(value, 'utf8')),
    ...(isLatin ? base64Of(Buffer.from(value, 'latin1')) : []),
  ];
}

function base64Of(bytes: Buffer): string[] {
  const within = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  const forms = [bytes.toString('base64'), ...within];
  const forAddresses = forms.map((text) => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''));
  return [...forms, ...forAddresses, ...forms.map(encodeURIComponent)];
}

/**
 * A copy, keys and numbers included, in which every secret value, and every `{{name}}` of a secret, reads `***`.
 * @param hidden other texts that are never shown, such as the API key
 */
export const maskSecrets = <Value>(value: Value, secrets: Secrets, hidden: readonly string[] = []): Value =>
  secretMask(secrets, hidden)(value);

export function secretMask(secrets: Secrets, hidden: readonly string[] = []): <Value>(value: Value) => Value {
  const forms = (text: string) => [text, inCellForm(text), inDocStringForm(text), ...sentForms(text)];
  const words = Object.entries(secrets).flatMap(([name, secret]) => [`{{${name}}}`, ...forms(secret)]);
  // Longest first: a secret may contain another one.
  const found = [...new Set([...words, ...hidden.flatMap(forms)])]
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
  return (value) => (found.length === 0 ? value : mapText(value, (text) => mask(text, found)));
}

const mask = (text: string, words: readonly string[]) =>
  words.reduce((masked, word) => masked.replaceAll(word, '***'), text);

/** A copy whose texts are mapped, wherever in it they stand, and what they are called by. */
export const mapText = <Value>(value: Value, map: (text: string) => string): Value =>
  mapped(value, map) as Value;

function mapped(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  // A part of a number is no sign of a secret, and a number can't be masked in part.
  if (typeof value === 'number' || typeof value === 'bigint')
    return map(String(value)) === '***' ? '***' : value;
  if (Array.isArray(value)) return value.map((item) => mapped(item, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [map(key), mapped(inner, map)]));
}
